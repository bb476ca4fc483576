import { headOf, isUnderAny } from '../../law/statute.ts';
import type { Attachment, Stay } from '../record.ts';
import { lesser } from './greatest.ts';

/** The amounts of one section, each step in place of the one below it. */
const amounts = (paragraph: string, steps: number): readonly string[] =>
  Array.from({ length: steps }, (_, step) => `${paragraph}(${step + 1})`);

/** Subdivisions of which a crime is given one term for one victim: amounts, weights, or a graver form of the same fact. */
const oneOf: readonly (readonly string[])[] = [
  ['PC 186.10(c)'],
  ['PC 186.11(a)'],
  ['PC 422.75(a)', 'PC 422.75(b)'],
  ['PC 667.8'],
  ['PC 667.9'],
  ['PC 674'],
  // a year for each further sum comes on top: PC 12022.6(a)(5), 12022.10(a)(5)
  amounts('PC 12022.6(a)', 4),
  amounts('PC 12022.10(a)', 4),
  ['PC 12022.75'],
  ['HS 11356.5'],
  ['HS 11370.4(a)'],
  ['HS 11370.4(b)'],
  ['HS 11370.4(c)'],
  ['HS 11379.7'],
  ['HS 11379.8'],
];

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
    oneOf.flatMap((steps) => {
      const rows = live.filter(({ filed }) => isUnderAny(filed.sections, steps));
      return lesser(rows, ({ filed }) => filed.victim ?? '').map((row) => [row, stayOf(row)] as const);
    }),
  );
