import { stepsOfSections } from '../../law/lists/steps-of-sections.ts';
import { headOf } from '../../law/statute.ts';
import { isEverListed } from '../../law/statute-list.ts';
import { lesser } from '../record/greatest.ts';
import type { Attachment, Stay } from '../record/record.ts';

const stayOf = ({ filed }: Attachment): Stay => ({
  code: 'STAYED_LESSER_STEP',
  rule: {
    word: 'STAY',
    authority: headOf(filed.crime.statute),
    effective: null,
    words: 'stayed: its section adds one of its terms to a crime, and a greater one is added',
  },
});

/** The rows beside which the same section adds a greater term to the same count. */
export const lesserSteps = (live: readonly Attachment[]): ReadonlyMap<Attachment, Stay> =>
  new Map(
    stepsOfSections.flatMap((steps) => {
      const rows = live.filter(({ filed }) => isEverListed(steps, filed.sections));
      return lesser(rows, ({ filed }) => filed.victim ?? '').map((row) => [row, stayOf(row)] as const);
    }),
  );
