import type { CrimeState } from '../../case-file/case-file.ts';
import { isUnderAny } from '../../law/statute.ts';
import type { Stay } from '../record.ts';

/** Enhancements of a conviction for the crimes that their sections name, by what of these they leave out. */
const namedCrimesOnly: readonly (readonly [leftOut: readonly CrimeState[], enhancements: readonly string[]])[] = [
  // these name a conspiracy besides
  [['Attempt'], ['HS 11353.6', 'HS 11370.2', 'HS 11370.4', 'HS 11379.8']],
  // these name the attempt besides
  [['Conspiracy'], ['PC 667.15', 'PC 12022(c)', 'PC 12022(d)', 'PC 12022.3', 'PC 12022.75(b)', 'PC 12022.8']],
  [
    ['Attempt', 'Conspiracy'],
    [
      'PC 451.1',
      'PC 452.1',
      'PC 667.8',
      'PC 667.85',
      'PC 667.9',
      'PC 667.10',
      'PC 667.16',
      'PC 674',
      'PC 675',
      'PC 12022.85',
      'PC 12022.95',
    ],
  ],
];

interface Crime {
  readonly filed: { readonly state: CrimeState };
}
interface Enhancement {
  readonly crime: { readonly statute: string };
  readonly sections: readonly string[];
}

/** Whether the section of the enhancement leaves out the crime in the state in which it was committed. */
export const leavesOut = ({ sections }: Pick<Enhancement, 'sections'>, { filed }: Crime): boolean =>
  namedCrimesOnly.some(([states, list]) => states.includes(filed.state) && isUnderAny(sections, list));

/** Why the enhancement does not reach an attempt or a conspiracy, or null where it does. */
export function incompleteBar(enhancement: Enhancement, count: Crime): Stay | null {
  if (!leavesOut(enhancement, count)) return null;
  return {
    code: 'ENHANCEMENT_NO_MATCH',
    rule: {
      word: 'STAY',
      authority: enhancement.crime.statute,
      effective: null,
      words: 'stayed: its section names the completed crime and leaves this one out',
    },
  };
}
