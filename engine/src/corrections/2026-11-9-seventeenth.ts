import type { Correction } from './rules-version.ts';

/** What a seventeenth sample beside the text found. */
export const foundByTheSeventeenthSample: readonly Correction[] = [
  {
    id: 'mass-destruction-upon-a-person',
    what: 'Probation is for an unusual case after a weapon of mass destruction was used against a person, and after a machinegun was made, converted or sold, which was possessed as a rule.',
    authority: 'PC 1203(e)(2), (11), 11418(b)(1), 32625(b)',
    example: {
      of: 'A weapon of mass destruction used against a person',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
];
