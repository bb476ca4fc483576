import { oneTermOfArson, stepsOfSections } from '../../law/lists/steps-of-sections.ts';
import { headOf } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
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

const victimOf = ({ filed }: Attachment): string => filed.victim ?? '';
const ofAllVictims = (): string => '';

/** The rows beside which the same section adds a greater term to the same count. */
export const lesserSteps = (live: readonly Attachment[]): ReadonlyMap<Attachment, Stay> =>
  new Map(
    [...stepsOfSections, oneTermOfArson].flatMap((steps) => {
      const rows = live.filter(({ filed }) => isNamed(steps, filed.sections));
      const key = steps === oneTermOfArson ? ofAllVictims : victimOf;
      return lesser(rows, key).map((row) => [row, stayOf(row)] as const);
    }),
  );
