import type { Correction } from './rules-version.ts';

/** What every pair of allegations of weapons on one count, worked out by its words, found. */
export const foundOfWeaponsBesideWeapons: readonly Correction[] = [
  {
    id: 'prison-by-a-finding-whose-term-is-stayed',
    what: 'A firearm in a drug felony that is found true takes the felony to state prison also where its term is stayed beside a greater weapon term.',
    authority: 'PC 12022(c)(2)',
    example: {
      of: 'Methamphetamine for sale with a firearm, section 12022(c), lower term, and armor-piercing ammunition: where the term is served',
      was: 'county jail',
      now: 'state prison',
    },
    concerns: null,
  },
  {
    id: 'assault-weapon-in-place-of-a-firearm',
    what: 'The term for the use of a firearm is not imposed where that for the use of an assault weapon or machinegun is, whichever term of each is chosen.',
    authority: 'PC 12022.5(a), (b)',
    example: {
      of: 'A burglary of a home with an assault weapon used, lower term, and the use of a firearm, upper term',
      was: '14y',
      now: '9y',
    },
    concerns: { attached: ['PC 12022.5'] },
  },
];
