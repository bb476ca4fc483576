import type { Correction } from './rules-version.ts';

/** What a thirty-ninth sample found of levels, days and options of rows (J-90). */
export const foundInTablesByTheThirtyNinthSample: readonly Correction[] = [
  {
    id: 'minors-who-share-recordings',
    what: 'A minor who shares commercial recordings without an address commits a misdemeanor punished by a fine alone: nothing calls the first two violations infractions.',
    authority: 'PC 17(a), 653aa(b)',
    example: { of: 'Probation for a minor’s first violation', was: 'none', now: 'Up to 1 year.' },
    concerns: null,
  },
  {
    id: 'shared-recordings-in-2010',
    what: 'To share commercial recordings without an address was no crime from January 1 to September 26, 2010: the section had lapsed, and an urgency statute revived it.',
    authority: 'PC 653aa; Stats. 2010, ch. 351',
    example: { of: 'Recordings shared without an address in May 2010', was: '364d', now: '0d' },
    concerns: null,
  },
  {
    id: 'petty-embezzlement-as-an-infraction',
    what: 'Petty embezzlement, theft by false pretenses or by an access card, of a companion animal, of what is severed from land, of fiduciary funds or of an employee’s bond may be charged as an infraction, as any petty theft of $50 or less; and no petty theft could be before 1992.',
    authority: 'PC 490.1(a), 490a, 484c, 484g, 484h, 487c, 487f, 503 to 508, 514, 532(a); IC 1733; LC 405',
    example: {
      of: 'An employee’s bond of $50 taken, as the People may charge it, the least that it is',
      was: '180d',
      now: '0d',
    },
    concerns: null,
  },
];
