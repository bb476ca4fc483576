import type { Correction } from './rules-version.ts';

/** What rows set beside the others of their section showed. */
export const foundOfCourtsAndWitnesses: readonly Correction[] = [
  {
    id: 'victims-of-contempts-of-court',
    what: 'Contempt of the court itself, as disorder before it or a refusal to testify, has no spouse, partner or relative for a victim; nor has an injunction against a gang, nor a witness bribed or persuaded, where none is forced or deceived.',
    authority: 'PC 137(a), (c), 166(a), 1203.097(a)(1); CCP 1209(a)(1), (2), (6), (10) to (12)',
    example: {
      of: 'Probation for contempt by disorder before a court',
      was: 'Up to 1 year. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
      now: 'Up to 1 year.',
    },
    concerns: null,
  },
  {
    id: 'weapons-of-assaults-before-2012',
    what: 'Assault with a deadly weapon of before 2012, charged apart from force likely to injure, has probation in an unusual case alone, as since.',
    authority: 'PC 1203(e)(2), former 245(a)(1)',
    example: {
      of: 'Probation for assault with a deadly weapon in 2010',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
];
