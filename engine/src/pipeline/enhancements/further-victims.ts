import { yearsOfFurtherVictims } from '../../law/lists/further-victims.ts';
import { isNamed } from '../../law/statute-list.ts';
import { areNamedAlike, areNamedApart } from '../record/as-named.ts';
import type { Attachment, Count, Stay, WorkingCase } from '../record/record.ts';
import { compareRows, type RowOfCount, rowsOfCounts, withStays } from './rows-of-counts.ts';

const stayOf = (authority: string, words: string): Stay => ({
  code: 'STAYED_VC_23558',
  rule: { word: 'STAY', authority, effective: null, words: `stayed: ${words}` },
});
const overThree = stayOf('VC 23558', 'three years at most are added for additional victims');
const ofCount = stayOf('VC 23558', 'the victim of the count is no additional one');
const onceForAPerson = stayOf('VC 23558', 'a year is added once for a person injured in one instance of driving');
/** A further victim's year rests on the injury that the greater term punishes already. */
const sameInjury = stayOf(
  'PC 654; VC 23558',
  'the great bodily injury of the same victim is punished (People v. Elder (2017) 11 Cal.App.5th 123)',
);

/** The most of one instance of driving. */
export const mostVictims = 3;

const isOfFurtherVictim = ({ filed }: Attachment): boolean => isNamed(yearsOfFurtherVictims, filed.sections);

type Stays = ReadonlyMap<Attachment, Stay>;

/**
 * Three further victims of a collision at most, not the count's own, and none whose great bodily injury is punished on it.
 *
 * @param injuries those of its injuries that do not count
 */
export function victimStays(live: readonly Attachment[], count: Count, injuries: Stays, steps: Stays): Stays {
  const punished = new Set(
    live
      .filter((row) => row.filed.family.injury && !injuries.has(row))
      .map(({ filed }) => filed.victim ?? count.filed.victim),
  );
  const stays = new Map<Attachment, Stay>();
  let added = 0;
  for (const row of live.filter((each) => isOfFurtherVictim(each) && !steps.has(each))) {
    const { victim } = row.filed;
    if (victim !== undefined && punished.has(victim)) stays.set(row, sameInjury);
    else if (areNamedAlike(victim, count.filed.victim)) stays.set(row, ofCount);
    else if (added >= mostVictims) stays.set(row, overThree);
    else added += 1;
  }
  return stays;
}

/** The years for further victims that count, on counts that run. */
export const furtherVictimRows = (counts: readonly Count[]): readonly RowOfCount[] =>
  rowsOfCounts(counts, isOfFurtherVictim);

/** Two counts of one instance of driving, as far as the case says it: one occasion, or the same operative facts (J-121). */
export const areOneDriving = ({ filed: a }: Count, { filed: b }: Count): boolean =>
  a.id === b.id || areNamedAlike(a.occasion, b.occasion) || areNamedAlike(a.operativeFacts, b.operativeFacts);

/** Two counts that may be of one: of one day, and of no two occasions. */
export const mayBeOneDriving = (a: Count, b: Count): boolean =>
  areOneDriving(a, b) || (a.filed.lawDate === b.filed.lawDate && !areNamedApart(a.filed.occasion, b.filed.occasion));

/**
 * Of one instance of driving three years at most, and one for a person, on whichever of its counts they are found: those of
 * the longest crimes stand.
 */
export function furtherVictimsOfDriving(record: WorkingCase): WorkingCase {
  const rows = furtherVictimRows(record.counts);
  const standing: RowOfCount[] = [];
  const stays = new Map<Attachment, Stay>();
  for (const one of rows.toSorted((a, b) => compareRows(b, a))) {
    const together = standing.filter(({ count }) => areOneDriving(count, one.count));
    const isAgain = together.some(({ row }) => areNamedAlike(row.filed.victim, one.row.filed.victim));
    if (isAgain) stays.set(one.row, onceForAPerson);
    else if (together.length >= mostVictims) stays.set(one.row, overThree);
    else standing.push(one);
  }
  return withStays(record, stays);
}
