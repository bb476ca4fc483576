import type { IsoDate } from '../numbers/iso-date.ts';
import { type CreditCharge, type CreditFacts, custodialConvictions } from './credit-facts.ts';
import { personCap } from './credit-limit.ts';
import {
  type JailCreditRegime,
  type JailCreditStanding,
  jailCreditRegime,
  noCredit,
  violentCredit,
} from './jail-credit-regime.ts';

const isDisqualified = ({ serious, violent, registrable, strikes }: CreditCharge): boolean =>
  serious || violent || registrable || strikes !== '0';

/** A cap on the person comes before every form of § 4019, and reaches all counts and all custody days of the case. */
function personRegime(convictions: readonly CreditCharge[], violentPriors: number): JailCreditRegime | undefined {
  const caps = convictions.map((charge) => personCap(charge, violentPriors)).filter((cap) => cap !== undefined);
  const none = caps.find(({ value }) => value === 0);
  if (none !== undefined) return noCredit(none.authority);
  return caps.length > 0 ? violentCredit : undefined;
}

/** An odd number of days over whole blocks tells every two forms apart. */
const comparedDays = 7;
const stricter = (a: JailCreditRegime, b: JailCreditRegime): JailCreditRegime =>
  b.earned(comparedDays) < a.earned(comparedDays) ? b : a;

/**
 * The regime of a custody day for the charges of a case (R-D03, R-D04), the reading of the rate `auto`. Crimes of
 * several days may stand under several forms: the most restrictive applies. Without a conviction, the day itself.
 */
export function caseRegime({ charges, violentPriors, place }: CreditFacts): (custodyDay: IsoDate) => JailCreditRegime {
  const convictions = custodialConvictions(charges);
  const capped = personRegime(convictions, violentPriors);
  const standing: JailCreditStanding = { prison: place === 'prison', disqualified: convictions.some(isDisqualified) };
  const crimeDays = [...new Set(convictions.map(({ offenseDate }) => offenseDate))];
  return (custodyDay) => {
    if (capped !== undefined) return capped;
    const regimes = (crimeDays.length === 0 ? [custodyDay] : crimeDays).map((crimeDay) =>
      jailCreditRegime(custodyDay, crimeDay, standing),
    );
    return regimes.reduce(stricter);
  };
}
