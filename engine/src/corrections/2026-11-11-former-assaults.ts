import type { Correction } from './rules-version.ts';

/** What twins of a row showed of assaults by prisoners before their subdivisions were told apart. */
export const foundOfFormerAssaults: readonly Correction[] = [
  {
    id: 'weapons-of-former-assaults',
    what: 'An assault by a prisoner with a deadly weapon before 2015 has probation in an unusual case alone, done or tried; one by force has it as before.',
    authority: 'PC 1203(e)(2); former 4501',
    example: {
      of: 'Assault by a prisoner with a deadly weapon in March 2014',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
];
