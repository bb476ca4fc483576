import type { LimitationLevel } from '../crime/crime-version.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { findLimitation } from './find-limitation.ts';
import type { ProbationLimitation } from './limitation.ts';
import { trueLimitations } from './limitation-selection.ts';
import { effectiveStatus, type ProbationFacts, type ProbationRow } from './probation-facts.ts';

/** A limitation that stands in this case, and where it comes from. */
export interface LimitationBar {
  readonly level: LimitationLevel;
  readonly source: 'limitation' | 'charge';
  readonly name: string;
  readonly authority: string;
  readonly charges: readonly string[];
}

/** A repeal lightens, so that a bar which was repealed before the day of sentence reaches no crime, however old. */
const isRepealed = ({ end }: Pick<ProbationLimitation, 'end'>, day: IsoDate): boolean => end !== null && end < day;

/** A conviction limits probation; one stayed under § 654 does so where the bar is absolute (Pen. Code, § 654(b); J-19). */
function counts(row: ProbationRow, level: LimitationLevel): boolean {
  const status = effectiveStatus(row);
  return status === 'Convicted' || (status === 'Stayed654' && level === 1);
}

/** An allegation found true brings the limitation that it alleges. */
function allegedLimit({ kind, statute }: ProbationRow): ProbationRow['probationLimit'] {
  const limitation = kind === 'probation' ? findLimitation(statute) : undefined;
  return limitation && { id: limitation.id, level: limitation.level };
}

type Standing = Pick<ProbationLimitation, 'name' | 'authority' | 'appliesToStates' | 'end'>;

/** What the table says of a limitation; one it does not have reaches completed crimes, as most do. */
const standingOf = (id: string, statute: string): Standing =>
  findLimitation(id) ?? { name: `Limitation of ${statute}`, authority: id, appliesToStates: ['Completed'], end: null };

function barOf(row: ProbationRow, sentencingDate: IsoDate): readonly LimitationBar[] {
  const { id, level } = row.probationLimit ?? allegedLimit(row) ?? { id: '', level: 0 };
  if (level === 0 || !counts(row, level)) return [];
  const limitation = standingOf(id, row.statute);
  if (!limitation.appliesToStates.includes(row.state) || isRepealed(limitation, sentencingDate)) return [];
  return [{ level, source: 'charge', name: limitation.name, authority: limitation.authority, charges: [row.id] }];
}

/**
 * Every limitation of the case that stands on the day of sentence (R-E01): those the user found true, then those that
 * convictions carry with them, as far as the crime went (J-18). Ineligible first, then by level.
 */
export function limitationBars({ rows, limitations, sentencingDate }: ProbationFacts): readonly LimitationBar[] {
  const selected = trueLimitations(limitations)
    .filter((limitation) => !isRepealed(limitation, sentencingDate))
    .map(
      ({ level, name, authority }): LimitationBar => ({ level, source: 'limitation', name, authority, charges: [] }),
    );
  return [...selected, ...rows.flatMap((row) => barOf(row, sentencingDate))].toSorted((a, b) => a.level - b.level);
}
