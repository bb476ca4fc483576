import type { Correction } from './rules-version.ts';

/** What a reading of the Vehicle Code beside its rows found. */
export const foundInTheVehicleCodeReadWhole: readonly Correction[] = [
  {
    id: 'injury-while-suspended-six-months',
    what: 'An injury while the license is suspended for drunk driving has six months of jail at most.',
    authority: 'VC 14601.4(b), 42002',
    example: { of: 'An injury caused while suspended for drunk driving', was: '364d', now: '180d' },
    concerns: { sections: ['VC 14601.4(a)'] },
  },
  {
    id: 'bumper-notices-by-a-fine',
    what: 'The notice of a bumper’s strength not affixed, misstated or removed is punished by a fine alone.',
    authority: 'VC 24011.3(c)',
    example: { of: 'A bumper notice removed', was: '180d', now: '0d' },
    concerns: { sections: ['VC 24011.3'] },
  },
];
