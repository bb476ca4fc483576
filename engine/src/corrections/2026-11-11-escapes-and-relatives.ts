import type { Correction } from './rules-version.ts';

/** What the forty-sixth sample found of escapes and of victims who are relatives. */
export const foundOfEscapesAndRelatives: readonly Correction[] = [
  {
    id: 'probation-of-misdemeanor-escapes',
    what: 'Who escapes is confined for ninety days at least as a misdemeanor, unless probation is granted in an unusual case for reasons on the record.',
    authority: 'PC 1203.018(i), 4532(d)(2), (4)',
    example: {
      of: 'Probation for an escape from an alternative custody program',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
  {
    id: 'jail-of-misdemeanor-escapes-on-probation',
    what: 'On probation for a misdemeanor escape, and for the burglary of a jail, ninety days are ordered too, less only in an unusual case.',
    authority: 'PC 462.5(a), (c), 1203.018(i), 4532(d)(2), (4)',
    example: {
      of: 'Least jail on probation for an escape from an alternative custody program',
      was: '0 days',
      now: '90 days, 0 by exception',
    },
    concerns: null,
  },
  {
    id: 'probation-where-the-victim-is-a-relative-by-the-element',
    what: 'Probation is never shorter than thirty-six months where the crime itself says that its victim is a spouse, a parent or a child: nonsupport, desertion of a spouse, a wife placed in prostitution, former section 262.',
    authority: 'PC 262, 266g, 270, 270.5(a), 270.6, 270a, 270c, 1203.097(a)(1); FM 6211',
    example: {
      of: 'Probation for leaving a spouse destitute',
      was: 'Up to 1 year. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
      now: 'At least 36 months.',
    },
    concerns: null,
  },
  {
    id: 'damaged-works-of-a-relative',
    what: 'A canal, a reservoir or a gate damaged may be a relative’s: the thirty-six months of probation may follow.',
    authority: 'PC 607, 1203.097(a)(1)',
    example: {
      of: 'Probation for damage to a canal of less than $400',
      was: 'Up to 1 year.',
      now: 'Up to 1 year. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
];
