import type { Correction } from './rules-version.ts';

/** What a reading of the Penal Code whole found of lengths of probation that the court may waive or shorten. */
export const foundOfWaivedLengths: readonly Correction[] = [
  {
    id: 'relatives-beside-waived-lengths',
    what: 'Where the court waives the forty-eight or thirty-six months of probation for child abuse, or shortens those of a computer crime, thirty-six months stay if the victim is a child of the defendant or another relative.',
    authority: 'PC 273a(c)(1), (5), 273d(c)(1), (5), 1203.047, 1203.097(a)(1)',
    example: {
      of: 'Probation for corporal injury to a child',
      was: 'At least 36 months, unless the court waives them for reasons on the record.',
      now: 'At least 36 months, unless the court waives them for reasons on the record. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
];
