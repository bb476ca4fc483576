import { stateNamedBy } from '../law/statute.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { years } from '../numbers/sentence-days.ts';
import type { AttemptTerms } from './attempt-of-life-crime.ts';
import type { CrimeVersion } from './crime-version.ts';
import type { Finding } from './findings.ts';
import { lifeWith, onlyTerm } from './triad.ts';

/** First day of life for premeditated attempted murder, § 664(a): an amendment of 1986 (People v. Bright (1996) 12 Cal.4th 652). */
export const lifeForPremeditation: IsoDate = '1987-01-01';
/** First day of life for that of a peace officer, § 664(e), by Stats. 1994, ch. 793: none for an attempt of June 1992 (*Bright*). */
export const lifeForOfficers: IsoDate = '1995-01-01';
/** First day of fifteen years to life for that of a peace officer, § 664(f). */
export const fifteenYearsForOfficers: IsoDate = '1998-01-01';

const premeditated: AttemptTerms = {
  triad: onlyTerm(lifeWith(years(7))),
  source: {
    word: 'ATT7',
    authority: 'PC 664(a)',
    effective: lifeForPremeditation,
    words: 'life with the possibility of parole for premeditated attempted murder, seven years before parole (PC 3046)',
  },
};
const ofPeaceOfficer: AttemptTerms = {
  triad: onlyTerm(lifeWith(years(7))),
  source: {
    word: 'ATT7',
    authority: 'PC 664(e)',
    effective: lifeForOfficers,
    words: 'life for the attempted murder of a peace officer',
  },
};
const premeditatedOfPeaceOfficer: AttemptTerms = {
  triad: onlyTerm(lifeWith(years(15))),
  source: {
    word: 'ATT15',
    authority: 'PC 664(f)',
    effective: fifteenYearsForOfficers,
    words: 'fifteen years to life for the premeditated attempted murder of a peace officer',
  },
};

/** The catalogue's row of an officer's attempted murder, PC 664(e): an attempt by its name, and not premeditated. */
const isOfOfficer = ({ statute, groups }: CrimeVersion): boolean =>
  stateNamedBy(statute) === 'Attempt' && groups.length > 0 && !groups.includes('ATTEMPT_PREMED');

/** What the row of an attempted murder says was found. */
function foundByName(crime: CrimeVersion): readonly Finding[] {
  if (crime.attempt === undefined || !('special' in crime.attempt)) return [];
  if (crime.attempt.special === 2) return ['premeditated', 'peace-officer'];
  return [isOfOfficer(crime) ? 'peace-officer' : 'premeditated'];
}

/** What was found of an attempted murder, by the row's name or beside it. */
export const foundOfAttempt = (crime: CrimeVersion, findings: readonly Finding[]) => {
  const found = [...foundByName(crime), ...findings];
  return { premeditation: found.includes('premeditated'), officer: found.includes('peace-officer') };
};

/** The life term of an attempted murder, Pen. Code, § 664(a), (e), (f); undefined where the day or the findings have none. */
export function lifeOfAttempt(
  { premeditation, officer }: ReturnType<typeof foundOfAttempt>,
  on: IsoDate,
): AttemptTerms | undefined {
  if (on < lifeForPremeditation) return undefined;
  if (premeditation && officer && on >= fifteenYearsForOfficers) return premeditatedOfPeaceOfficer;
  if (premeditation) return premeditated;
  return officer && on >= lifeForOfficers ? ofPeaceOfficer : undefined;
}
