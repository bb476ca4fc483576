import { massDestruction } from '../law/measures.ts';
import { foundByTheEighteenthSample } from './2026-11-9-eighteenth.ts';
import { foundByTheEleventhSample } from './2026-11-9-eleventh.ts';
import { foundOfEqualTerms } from './2026-11-9-equal-terms.ts';
import { foundByTheFifteenthSample } from './2026-11-9-fifteenth.ts';
import { foundByTheFourteenthSample } from './2026-11-9-fourteenth.ts';
import { foundByTheNineteenthSample } from './2026-11-9-nineteenth.ts';
import { foundByTheTwentySecondSample } from './2026-11-9-of-sample-22.ts';
import { foundByTheSeventeenthSample } from './2026-11-9-seventeenth.ts';
import { foundByTheSixteenthSample } from './2026-11-9-sixteenth.ts';
import { foundByTheSecondSweep } from './2026-11-9-sweep.ts';
import { foundByTheThirteenthSample } from './2026-11-9-thirteenth.ts';
import { foundByTheTwelfthSample } from './2026-11-9-twelfth.ts';
import { foundByTheTwentiethSample } from './2026-11-9-twentieth.ts';
import {
  foundByTheTwentyThirdSample,
  foundInTheDaysOfLists,
  foundInTheOtherCodes,
  foundInWhatWasLeft,
} from './2026-11-9-twenty-second.ts';
import { foundInTheVehicleCode } from './2026-11-9-vehicles.ts';
import { foundOfAcidVesselsAndPrograms } from './2026-11-11-acid-vessels-and-programs.ts';
import { foundOfTwoConvictions } from './2026-11-11-allegations-of-two-convictions.ts';
import { foundOfAlternateJail } from './2026-11-11-alternate-jail.ts';
import { foundOfBarsOfProbation } from './2026-11-11-bars-of-probation.ts';
import { foundOfBars } from './2026-11-11-bars-of-violations.ts';
import { foundOfClosedRows } from './2026-11-11-closed-rows.ts';
import { foundInCodesRead } from './2026-11-11-codes-read.ts';
import { foundOfConditionsOfLists } from './2026-11-11-conditions-of-lists.ts';
import { foundOfConspiratorsLives } from './2026-11-11-conspirators-lives.ts';
import { foundOfContemptsAndCures } from './2026-11-11-contempts-and-cures.ts';
import { foundOfCourtsAndWitnesses } from './2026-11-11-courts-and-witnesses.ts';
import { foundOfOneCustody } from './2026-11-11-crimes-of-one-custody.ts';
import { foundOfCustodyAndHate } from './2026-11-11-custody-and-hate.ts';
import { foundOfDays } from './2026-11-11-days.ts';
import { foundOfEarlierDays } from './2026-11-11-earlier-days.ts';
import { foundOfEnhancements } from './2026-11-11-enhancements.ts';
import { foundOfEscapesAndRelatives } from './2026-11-11-escapes-and-relatives.ts';
import { foundOfFactsOnce } from './2026-11-11-facts-found-once.ts';
import { foundOfFelonyDrivers } from './2026-11-11-felony-drivers.ts';
import { foundOfFindings } from './2026-11-11-findings-that-bar.ts';
import { foundOfFormerAssaults } from './2026-11-11-former-assaults.ts';
import { foundByTheFortiethSample } from './2026-11-11-fortieth.ts';
import { foundOfAttemptedAssaults } from './2026-11-11-fortieth-attempted-assaults.ts';
import { foundBesideAttempts } from './2026-11-11-fortieth-attempts.ts';
import { foundByAFreshCalendar } from './2026-11-11-fresh-calendar.ts';
import { foundOfGangAlternate } from './2026-11-11-gang-alternate.ts';
import { foundOfGangSteps } from './2026-11-11-gang-steps.ts';
import { foundOfGangsAndConspiracies } from './2026-11-11-gangs-and-conspiracies.ts';
import { foundOfIncompleteCrimes } from './2026-11-11-incomplete-crimes.ts';
import { foundOfInjuredPersons } from './2026-11-11-injured-persons.ts';
import { foundOfInjuriesNotOfDriving } from './2026-11-11-injuries-not-of-driving.ts';
import { foundOfInsuranceFrauds } from './2026-11-11-insurance-frauds.ts';
import { foundOfLeavingAndGiving } from './2026-11-11-leaving-and-giving.ts';
import { foundOfLighterTargets } from './2026-11-11-lighter-targets.ts';
import { foundOfLossesAndSales } from './2026-11-11-losses-and-sales.ts';
import { foundOfNamedConspiracies } from './2026-11-11-named-conspiracies.ts';
import { foundOfOpenRows } from './2026-11-11-open-rows.ts';
import { foundOfOwnUses } from './2026-11-11-own-uses.ts';
import { foundOfPeriodsOfParole } from './2026-11-11-periods-of-parole.ts';
import { foundOfPriorsThatBarJail } from './2026-11-11-priors-that-bar-jail.ts';
import { foundOfPropertyAndPeace } from './2026-11-11-property-and-peace.ts';
import { foundOfRegistrants } from './2026-11-11-registrants-in-prison.ts';
import { foundOfSecondConvictions } from './2026-11-11-second-convictions.ts';
import { foundOfStruckPunishments } from './2026-11-11-struck-punishments.ts';
import { foundOfSumsWithoutCeiling } from './2026-11-11-sums-without-ceiling.ts';
import { foundOfTermsOfOneFact } from './2026-11-11-terms-of-one-fact.ts';
import { foundOfTermsOfOnePrior } from './2026-11-11-terms-of-one-prior.ts';
import { foundByTheThirtiethSample } from './2026-11-11-thirtieth.ts';
import { foundByTheThirtyFirstSample } from './2026-11-11-thirty-first.ts';
import { foundByTheThirtyFourthSample } from './2026-11-11-thirty-fourth.ts';
import { foundOfAttempts } from './2026-11-11-thirty-ninth-attempts.ts';
import { foundInTablesByTheThirtyNinthSample } from './2026-11-11-thirty-ninth-tables.ts';
import { foundByTheThirtySecondSample } from './2026-11-11-thirty-second.ts';
import { foundByTheThirtyThirdSample } from './2026-11-11-thirty-third.ts';
import { foundByTheTwentyEighthSample } from './2026-11-11-twenty-eighth.ts';
import { foundByTheTwentyFifthSample } from './2026-11-11-twenty-fifth.ts';
import { foundByTheTwentyFourthSample, foundInEarlierDays } from './2026-11-11-twenty-fourth.ts';
import { foundByTheTwentyNinthSample } from './2026-11-11-twenty-ninth.ts';
import { foundByTheTwentySeventhSample } from './2026-11-11-twenty-seventh.ts';
import { foundByTheTwentySixthSample } from './2026-11-11-twenty-sixth.ts';
import { foundOfUsedFirearms } from './2026-11-11-used-firearms.ts';
import { foundOfWaivedLengths } from './2026-11-11-waived-lengths.ts';
import { foundOfWeaponsBesideWeapons } from './2026-11-11-weapons-beside-weapons.ts';
import type { RulesVersion } from './rules-version.ts';

/** What a tenth and an eleventh sample beside the text and a second sweep found. */
export const rules2026x11x9: RulesVersion = {
  version: '2026.11.9',
  from: '2026-11-26',
  corrections: [
    {
      id: 'mass-destruction-before-the-lists',
      what: 'The use of a weapon of mass destruction is a violent and a serious felony from September 17, 2002; of before that day only where it is punished by life.',
      authority: 'PC 667.5(c)(23), 1192.7(c)(41) by Stats. 2002, ch. 606',
      example: {
        of: 'A weapon of mass destruction in food in 2001, with a prior serious felony',
        was: '17y',
        now: '12y',
      },
      concerns: { sections: ['PC 11418'], before: massDestruction },
    },
    {
      id: 'officers-of-jails-before-2000',
      what: 'Sexual activity of an employee of a detention facility with an inmate was a misdemeanor before 2000.',
      authority: 'PC 289.6 before Stats. 1999, ch. 806',
      example: { of: 'Sexual activity with an inmate of a jail in 1999', was: '3y', now: '180d' },
      concerns: { sections: ['PC 289.6'], before: '2000-01-01' },
    },
    {
      id: 'firearms-at-schools-before-1995',
      what: 'Before 1995 a firearm at a school had two, three or four years if loaded, one, two or three if not.',
      authority: 'former PC 626.9, before the Gun-Free School Zone Act of 1995',
      example: { of: 'A loaded firearm on school grounds in 1994', was: '5y', now: '4y' },
      concerns: { sections: ['PC 626.9'], before: '1995-01-01' },
    },
    {
      id: 'jail-of-probation-in-the-total',
      what: 'Where no felony is served the total is the jail of misdemeanors and that of probation together; what is marked concurrent runs beside, for the release too.',
      authority: 'PC 669, 1203.1(a)',
      example: {
        of: 'A burglary on probation with 180 days, and 364 days of a misdemeanor',
        was: '364d',
        now: '544d',
      },
      concerns: { probation: true, counts: 1 },
    },
    {
      id: 'attempts-that-more-codes-name',
      what: 'An attempt that the section itself names is not halved: prescription forms obtained by deceit, tests of animals defeated, the escape of a minor from Deuel Vocational Institution.',
      authority: 'HS 11162.6(c); FA 9169, 9976, 9977; former PC 2042; PC 664',
      example: { of: 'An attempt to defeat a tuberculosis test of cattle', was: '182d', now: '364d' },
      concerns: { attempted: true, sections: ['HS 11162.6(c)', 'FA 9169', 'FA 9976', 'FA 9977', 'PC 2042'] },
    },
    {
      id: 'least-jail-of-tuberculosis-tests',
      what: 'Tuberculosis tests of cattle defeated, or bought, held or used without authority, have ninety days of jail at least where no probation is granted.',
      authority: 'FA 9943, 9976, 9977',
      example: { of: 'A tuberculosis test of cattle defeated, the least', was: '0d', now: '90d' },
      concerns: null,
    },
    {
      id: 'permits-not-carried',
      what: 'Not to carry the permit of an extralegal load is an infraction.',
      authority: 'VC 35783, 40000.1, 40000.23',
      example: { of: 'The permit of an extralegal load not carried', was: '180d', now: '0d' },
      concerns: { sections: ['VC 35783'] },
    },
    ...foundByTheEleventhSample,
    ...foundByTheTwelfthSample,
    ...foundByTheThirteenthSample,
    ...foundByTheFourteenthSample,
    ...foundByTheFifteenthSample,
    ...foundByTheSixteenthSample,
    ...foundByTheSeventeenthSample,
    ...foundByTheEighteenthSample,
    ...foundByTheNineteenthSample,
    ...foundByTheTwentiethSample,
    ...foundInWhatWasLeft,
    ...foundInTheOtherCodes,
    ...foundByTheTwentyThirdSample,
    ...foundInTheDaysOfLists,
    ...foundInCodesRead,
    ...foundOfFelonyDrivers,
    ...foundOfFormerAssaults,
    ...foundOfLeavingAndGiving,
    ...foundOfWeaponsBesideWeapons,
    ...foundByTheTwentyEighthSample,
    ...foundOfClosedRows,
    ...foundOfOpenRows,
    ...foundOfDays,
    ...foundByTheTwentyNinthSample,
    ...foundOfBarsOfProbation,
    ...foundByTheThirtiethSample,
    ...foundByTheThirtyFirstSample,
    ...foundByTheThirtySecondSample,
    ...foundByTheThirtyThirdSample,
    ...foundByTheThirtyFourthSample,
    ...foundInTablesByTheThirtyNinthSample,
    ...foundByAFreshCalendar,
    ...foundOfAttempts,
    ...foundByTheFortiethSample,
    ...foundOfEarlierDays,
    ...foundOfAttemptedAssaults,
    ...foundBesideAttempts,
    ...foundOfIncompleteCrimes,
    ...foundOfCustodyAndHate,
    ...foundOfInsuranceFrauds,
    ...foundOfBars,
    ...foundOfInjuriesNotOfDriving,
    ...foundOfContemptsAndCures,
    ...foundOfLossesAndSales,
    ...foundOfLighterTargets,
    ...foundOfFindings,
    ...foundOfTwoConvictions,
    ...foundOfFactsOnce,
    ...foundOfConditionsOfLists,
    ...foundOfAcidVesselsAndPrograms,
    ...foundOfSecondConvictions,
    ...foundOfGangsAndConspiracies,
    ...foundOfGangAlternate,
    ...foundOfGangSteps,
    ...foundOfSumsWithoutCeiling,
    ...foundOfWaivedLengths,
    ...foundOfOneCustody,
    ...foundOfRegistrants,
    ...foundOfPriorsThatBarJail,
    ...foundOfPeriodsOfParole,
    ...foundOfNamedConspiracies,
    ...foundOfConspiratorsLives,
    ...foundOfEscapesAndRelatives,
    ...foundOfInjuredPersons,
    ...foundOfAlternateJail,
    ...foundOfStruckPunishments,
    ...foundOfTermsOfOneFact,
    ...foundOfTermsOfOnePrior,
    ...foundOfCourtsAndWitnesses,
    ...foundOfUsedFirearms,
    ...foundOfOwnUses,
    ...foundByTheTwentySeventhSample,
    ...foundOfEnhancements,
    ...foundByTheTwentySixthSample,
    ...foundOfPropertyAndPeace,
    ...foundByTheTwentyFifthSample,
    ...foundByTheTwentyFourthSample,
    ...foundInEarlierDays,
    ...foundByTheTwentySecondSample,
    ...foundInTheVehicleCode,
    ...foundByTheSecondSweep,
    ...foundOfEqualTerms,
  ],
};
