import type { SentencedRecord } from '../record/outcome.ts';
import { advice } from './advice.ts';
import { armedPrincipals } from './armed-principals.ts';
import { attemptOfSomeActs } from './attempts-of-some-acts.ts';
import type { Check } from './check.ts';
import { circumstances } from './circumstances.ts';
import { consecutiveHours } from './consecutive-hours.ts';
import { conspirators, conspiratorsPriors } from './conspirators.ts';
import { drunkDriverJail } from './drunk-driver-jail.ts';
import { failuresWithinDays } from './failures-within-days.ts';
import { firearmTaken } from './firearm-taken.ts';
import { formerWindows } from './former-windows.ts';
import { formsElsewhere } from './forms-elsewhere.ts';
import { furtherSums } from './further-sums.ts';
import { furtherVictims } from './further-victims.ts';
import { gang } from './gang.ts';
import { habitualHarm } from './habitual-harm.ts';
import { inLieu } from './in-lieu.ts';
import { injuryOfAnotherCount } from './injury-of-another-count.ts';
import { kidnappedOnce } from './kidnapped-once.ts';
import { lawVersions } from './law-versions.ts';
import { lawfulness } from './lawfulness.ts';
import { leastJailByPrior } from './least-jail-by-prior.ts';
import { lengthsInWords } from './lengths-in-words.ts';
import { lifeWithoutParole } from './life-without-parole.ts';
import { onRelease } from './on-release.ts';
import { oneConviction } from './one-conviction.ts';
import { furtherVictimOfAnotherCount, furtherVictimsOfOneDriving } from './one-driving.ts';
import { oneStrike } from './one-strike.ts';
import { place } from './place.ts';
import { plainForm } from './plain-form.ts';
import { priorsOfOneConviction } from './priors-of-one-conviction.ts';
import { refusalOfFourth } from './refusal-of-fourth.ts';
import { resolution } from './resolution.ts';
import { runTogetherNotices } from './run-together.ts';
import { lewdMisdemeanor, sexCrimes, sexEnhancements } from './sex-crimes.ts';
import { stays } from './stays.ts';
import { strikes } from './strikes.ts';
import { subordinates } from './subordinates.ts';
import { sumsOfAScheme } from './sums-of-a-scheme.ts';
import { termsOfMinors } from './terms-of-minors.ts';
import { transitJail } from './transit-jail.ts';
import { typedFacts } from './typed-facts.ts';

const checks: readonly Check[] = [
  ...resolution,
  ...typedFacts,
  lifeWithoutParole,
  termsOfMinors,
  stays,
  circumstances,
  ...lawVersions,
  ...subordinates,
  ...runTogetherNotices,
  sexCrimes,
  sexEnhancements,
  lewdMisdemeanor,
  ...oneStrike,
  ...strikes,
  ...priorsOfOneConviction,
  ...armedPrincipals,
  onRelease,
  habitualHarm,
  ...gang,
  conspirators,
  conspiratorsPriors,
  drunkDriverJail,
  refusalOfFourth,
  formerWindows,
  consecutiveHours,
  furtherVictims,
  kidnappedOnce,
  injuryOfAnotherCount,
  transitJail,
  furtherVictimsOfOneDriving,
  furtherVictimOfAnotherCount,
  inLieu,
  furtherSums,
  sumsOfAScheme,
  firearmTaken,
  ...formsElsewhere,
  ...plainForm,
  attemptOfSomeActs,
  ...leastJailByPrior,
  ...place,
  oneConviction,
  failuresWithinDays,
  ...lawfulness,
  ...lengthsInWords,
  ...advice,
];

/** Stage 11 (R-B11): what the reader should know. Notices never change a number and never block. */
export const withNotices = (record: SentencedRecord): SentencedRecord => ({
  ...record,
  notices: [...record.notices, ...checks.flatMap((check) => check(record))],
});
