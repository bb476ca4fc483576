import type { Correction } from './rules-version.ts';

/** What a reading of the Penal Code's sections 314 to 458 and 530 to 596 found. */
export const foundInThePenalCodeReadWhole: readonly Correction[] = [
  {
    id: 'probation-of-arson-registrants',
    what: 'Probation of who is convicted of arson and willfully does not register is of a year at least.',
    authority: 'PC 457.1(h)',
    example: {
      of: 'A convicted arsonist who willfully did not register, told alone',
      was: 'Up to 1 year.',
      now: 'At least 1 year.',
    },
    concerns: { sections: ['PC 457.1(h)'] },
  },
  {
    id: 'noxious-substances-before-1982',
    what: 'Older than the day at which they began: an offensive or harmful substance released in a public place, false statements for charity, and deceptive badges of officers.',
    authority: 'PC 375, 532d(a), 538d(c); People v. Black (1941) 45 Cal.App.2d 87; 68 Ops.Cal.Atty.Gen. 11 (1985)',
    example: { of: 'A deceptive badge given away in 1995', was: '0d', now: '180d' },
    concerns: { sections: ['PC 375', 'PC 532d(a)', 'PC 538d(c)(1)'], before: '2001-01-01' },
  },
  {
    id: 'elder-abuse-before-1984',
    what: 'Abuse of an elder or dependent adult and theft from one, failing to register as an arsonist, breaking a civil rights order, and selling an officer’s uniform unverified are no crimes of their sections before these were made.',
    authority: 'PC 3, 368, 422.77, 457.1(b), 538d(e); former 367a (Stats. 1983, ch. 968)',
    example: {
      of: 'Abuse of an elder not likely to do great harm, of 1983, named by its section',
      was: '180d',
      now: '0d',
    },
    concerns: null,
  },
];
