import { onceForACrime, onceForAPerson, stepsOfSections } from '../../law/lists/steps-of-sections.ts';
import { headOf } from '../../law/statute.ts';
import { isNamed, type UndatedList } from '../../law/statute-list.ts';
import { lesser } from '../record/greatest.ts';
import type { Attachment, Count, Stay } from '../record/record.ts';

/** Why a row is stayed beside a greater one of its section, or the same. */
export const stepStay = (authority: string): Stay => ({
  code: 'STAYED_LESSER_STEP',
  rule: {
    word: 'STAY',
    authority,
    effective: null,
    words: 'stayed: its section adds one of its terms to a crime, and the greatest is added',
  },
});

const ofAllVictims = (): string => '';

/** The rows beside which the same section adds a greater term, or the same, to the same count. */
export function lesserSteps(live: readonly Attachment[], count: Count): ReadonlyMap<Attachment, Stay> {
  const victimOf = ({ filed }: Attachment): string => filed.victim ?? count.filed.victim ?? '';
  const among = (rows: readonly Attachment[], lists: readonly UndatedList[], key: (row: Attachment) => string) =>
    lists.flatMap((list) =>
      lesser(
        rows.filter(({ filed }) => isNamed(list, filed.sections)),
        key,
      ),
    );
  const named = live.filter(({ filed }) => filed.victim !== undefined);
  return new Map(
    [
      ...among(live, stepsOfSections, victimOf),
      ...among(live, onceForACrime, ofAllVictims),
      ...among(named, onceForAPerson, victimOf),
    ].map((row) => [row, stepStay(headOf(row.filed.crime.statute))] as const),
  );
}
