import { evaluatedSexCrimes, limitsToCome, sexCrimesToBeBarred } from '../law/lists/probation-limits-to-come.ts';
import { sectionsOf } from '../law/statute.ts';
import { isListed, isNamed } from '../law/statute-list.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { CrimeVersion } from './crime-version.ts';

type Limit = CrimeVersion['probationLimit'];

/** The evaluation and the hearing alone. */
const evaluation: Limit = { id: 'PC 1203.067', level: 4 };

/** Whether a limitation was not yet law on a day. */
export const isLimitToCome = (id: string, on: IsoDate): boolean => isListed(limitsToCome, sectionsOf(id), on);

/** Whether a limitation did not yet name the crime. */
const isCrimeToCome = (id: string, sections: readonly string[], on: IsoDate): boolean =>
  id === 'PC 1203.065(a)' && isListed(sexCrimesToBeBarred, sections, on);

/** What of a limitation that a crime or an allegation has by itself was law on a day (J-52). */
export function limitOn(limit: Limit, row: Pick<CrimeVersion, 'kind' | 'statute'>, on: IsoDate): Limit {
  const sections = sectionsOf(row.statute);
  if (limit === undefined || !(isLimitToCome(limit.id, on) || isCrimeToCome(limit.id, sections, on))) return limit;
  return row.kind === 'crime' && isNamed(evaluatedSexCrimes, sections) ? evaluation : undefined;
}
