import type { LimitationLevel } from '../crime/crime-version.ts';
import { limitOn } from '../crime/limit-on.ts';
import { barsLiftedInFamilies } from '../law/lists/lewd-crimes.ts';
import { sectionsOf } from '../law/statute.ts';
import { isListed } from '../law/statute-list.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { findLimitation } from './find-limitation.ts';
import type { ProbationLimitation } from './limitation.ts';
import { trueLimitations } from './limitation-selection.ts';
import {
  effectiveStatus,
  isCount,
  isUnnamedAttempt,
  isUnnamedConspiracy,
  type ProbationFacts,
  type ProbationRow,
} from './probation-facts.ts';

/** A limitation that stands in this case, and where it comes from. */
export interface LimitationBar {
  /** Its id in the table of limitations. */
  readonly limitation: string;
  readonly level: LimitationLevel;
  readonly source: 'limitation' | 'charge';
  readonly name: string;
  readonly authority: string;
  readonly charges: readonly string[];
}

/** A repeal lightens, so that a bar which was repealed before the day of sentence reaches no crime, however old. */
const isRepealed = ({ end }: Pick<ProbationLimitation, 'end'>, day: IsoDate): boolean => end !== null && end < day;

/** What stays of a limitation where the count is stayed. */
const levelsStayed: Readonly<Record<LimitationLevel, LimitationLevel>> = { 0: 0, 1: 1, 2: 0, 3: 4, 4: 4, 5: 5 };

/**
 * A conviction limits probation. One stayed under § 654 does so where the bar is absolute (Pen. Code, § 654(b); J-19), and
 * where findings are asked of a person convicted (§§ 1203.066(d), 1203.067), as such a person is.
 */
function levelThatCounts(row: ProbationRow, level: LimitationLevel): LimitationLevel {
  const status = effectiveStatus(row);
  if (status === 'Convicted') return level;
  return status === 'Stayed654' ? levelsStayed[level] : 0;
}

/** Whether the bar gave way, on the day of the act, to findings on a parent, relative or member of the household. */
const yieldsToFamily = ({ statute, offenseDate }: ProbationRow): boolean =>
  isListed(barsLiftedInFamilies, sectionsOf(statute), offenseDate);

/** An allegation found true brings the limitation that it alleges. */
function allegedLimit(row: ProbationRow): ProbationRow['probationLimit'] {
  const limitation = row.kind === 'probation' ? findLimitation(row.statute) : undefined;
  return limitation && { id: limitation.id, level: yieldsToFamily(row) ? 5 : limitation.level };
}

type Standing = Pick<ProbationLimitation, 'name' | 'authority' | 'appliesToStates' | 'end'>;

/** What the table says of a limitation; one it does not have reaches completed crimes, as most do. */
const standingOf = (id: string, statute: string): Standing =>
  findLimitation(id) ?? { name: `Limitation of ${statute}`, authority: id, appliesToStates: ['Completed'], end: null };

const inFamily = ({ name }: Standing): Pick<Standing, 'name' | 'authority'> => ({
  name: `${name}, by a parent, relative or member of the household`,
  authority: 'former PC 1203.066(c)',
});

const none: readonly LimitationBar[] = [];

/**
 * Whether a limitation reaches the crime as far as it went (J-18, J-100). An attempt or a conspiracy that the crime's section names is the
 * crime itself. An allegation that does not reach its count is stayed before: `incomplete-bar.ts`.
 */
function reaches({ appliesToStates }: Standing, row: ProbationRow): boolean {
  if (row.probationLimit === undefined || row.state === 'Completed') return true;
  if (!isCount(row)) return appliesToStates.includes(row.state);
  if (row.state === 'Conspiracy') return !isUnnamedConspiracy(row);
  return !isUnnamedAttempt(row) || appliesToStates.includes('Attempt');
}

function barOf(row: ProbationRow, sentencingDate: IsoDate): readonly LimitationBar[] {
  const limit = limitOn(row.probationLimit ?? allegedLimit(row), row, row.offenseDate);
  const level = limit === undefined ? 0 : levelThatCounts(row, limit.level);
  if (limit === undefined || level === 0) return none;
  const limitation = standingOf(limit.id, row.statute);
  if (!reaches(limitation, row) || isRepealed(limitation, sentencingDate)) return none;
  const { name, authority } = yieldsToFamily(row) ? inFamily(limitation) : limitation;
  return [{ limitation: limit.id, level, source: 'charge', name, authority, charges: [row.id] }];
}

type Selected = ProbationFacts['limitations'][number];

/** What the user said of a limitation; an allegation of the pleading says nothing of whether it applies. */
const saidOf = (limitations: readonly Selected[], id: string): Selected | undefined =>
  limitations.find((selected) => findLimitation(selected.id)?.id === id && selected.alleged !== true);

/** A count with a factor of § 1203.066(a) pleaded and proved is not granted probation on the findings of (d) where none is. */
function withoutFindings(found: readonly (readonly [ProbationRow, LimitationBar])[]): readonly LimitationBar[] {
  const barred = new Set(
    found
      .filter(([, { limitation, level }]) => level === 1 && limitation.startsWith('PC 1203.066(a)'))
      .map(([{ id, count = id }]) => count),
  );
  return found
    .filter(([{ id }, { limitation }]) => limitation !== 'PC 1203.066(d)' || !barred.has(id))
    .map(([, bar]) => bar);
}

interface Raised {
  readonly limitation: ProbationLimitation;
  readonly charges: readonly string[];
  readonly said: boolean | undefined;
}

/** Limitations that convictions show by themselves, each once with its counts, and what the user said of it. */
export function raisedLimitations({ rows, limitations }: ProbationFacts): readonly Raised[] {
  const raising = rows.filter((row) => row.raises?.length && effectiveStatus(row) === 'Convicted');
  const ids = [...new Set(raising.flatMap(({ raises = [] }) => raises))];
  return ids.flatMap((id) => {
    const limitation = findLimitation(id);
    if (limitation === undefined) return [];
    const charges = raising.filter(({ raises = [] }) => raises.includes(id)).map((row) => row.id);
    return [{ limitation, charges, said: saidOf(limitations, id)?.true }];
  });
}

const raisedBars = (facts: ProbationFacts): readonly LimitationBar[] =>
  raisedLimitations(facts)
    .filter(({ said }) => said === undefined)
    .map(({ limitation: { id, level, name, authority }, charges }) => ({
      limitation: id,
      level,
      source: 'charge',
      name,
      authority,
      charges,
    }));

/**
 * Every limitation of the case that stands on the day of sentence (R-E01): those the user found true, then those that
 * convictions carry with them, as far as the crime went (J-18), then, where none is absolute, those that the charges show.
 * Ineligible first, then by level.
 */
export function limitationBars(facts: ProbationFacts): readonly LimitationBar[] {
  const { rows, limitations, sentencingDate } = facts;
  const selected = trueLimitations(limitations)
    .filter((limitation) => !isRepealed(limitation, sentencingDate))
    .map(
      ({ id, level, name, authority }): LimitationBar => ({
        limitation: id,
        level,
        source: 'limitation',
        name,
        authority,
        charges: [],
      }),
    );
  const ofRows = rows.flatMap((row) => barOf(row, sentencingDate).map((bar) => [row, bar] as const));
  const bars = [...selected, ...withoutFindings(ofRows)];
  const raised = bars.some(({ level }) => level === 1) ? [] : raisedBars(facts);
  return [...bars, ...raised].toSorted((a, b) => a.level - b.level);
}
