import { foundInTheBusinessAndProfessionsCode } from './2026-11-11-business-and-professions.ts';
import { foundInTheHealthCode } from './2026-11-11-health-and-safety.ts';
import { foundReadingHealthAndSafety } from './2026-11-11-health-and-safety-read-whole.ts';
import { foundInPartOne } from './2026-11-11-part-one.ts';
import { foundByTheReadingOfPartSix } from './2026-11-11-part-six.ts';
import { foundInPenalCode25To313 } from './2026-11-11-penal-code-25-to-313.ts';
import { foundInSections290To680 } from './2026-11-11-penal-code-290-to-680.ts';
import { foundInSections597To653 } from './2026-11-11-penal-code-597-to-653.ts';
import { foundAfterSection654 } from './2026-11-11-penal-code-654-to-15999.ts';
import { foundInThePenalCodeReadWhole } from './2026-11-11-penal-code-read-whole.ts';
import { foundOfRevenueAidAndTrades } from './2026-11-11-revenue-aid-trades.ts';
import { foundOfRevenueAndResources } from './2026-11-11-revenue-and-resources.ts';
import { foundInTheSmallerCodes } from './2026-11-11-smaller-codes.ts';
import { foundInTheVehicleCodeReadWhole } from './2026-11-11-vehicle-code.ts';
import { foundInTheVehicleCodeAgain } from './2026-11-11-vehicle-code-again.ts';
import { foundInWelfareGovernmentAndInsurance } from './2026-11-11-welfare-government-insurance.ts';
import type { Correction } from './rules-version.ts';

/** What readings of whole codes and parts of them found, section by section. */
export const foundInCodesRead: readonly Correction[] = [
  ...foundInTheHealthCode,
  ...foundOfRevenueAidAndTrades,
  ...foundByTheReadingOfPartSix,
  ...foundAfterSection654,
  ...foundInThePenalCodeReadWhole,
  ...foundInPenalCode25To313,
  ...foundInTheVehicleCodeReadWhole,
  ...foundInTheSmallerCodes,
  ...foundOfRevenueAndResources,
  ...foundInTheBusinessAndProfessionsCode,
  ...foundInWelfareGovernmentAndInsurance,
  ...foundInSections290To680,
  ...foundReadingHealthAndSafety,
  ...foundInSections597To653,
  ...foundInPartOne,
  ...foundInTheVehicleCodeAgain,
];
