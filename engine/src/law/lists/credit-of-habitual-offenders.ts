import { listed, type StatuteList } from '../statute-list.ts';

/**
 * Present felonies of § 2933.5(a)(2), of which two prior prison terms leave no credit in prison; any felony with a great
 * injury found is one besides, (O). Enacted in 1990 (People v. Goodloe (1995) 37 Cal.App.4th 485), for later acts, (c).
 */
export const habitualOffendersFelonies: StatuteList = [
  listed(
    'PC 2933.5',
    [
      'PC 187',
      'PC 192(a)',
      'PC 203',
      'PC 205',
      'PC 207',
      'PC 209',
      'PC 209.5',
      'PC 244',
      'PC 261(a)(2)',
      'PC 261(a)(6)',
      'PC 262(a)(1)',
      'PC 262(a)(4)',
      'PC 286(c)(2)',
      'PC 286(d)',
      'PC 287(c)(2)',
      'PC 288(b)',
      'PC 288.5',
      'PC 288a(c)(2)',
      'PC 289(a)',
      'PC 12308',
      'PC 12309',
      'PC 18745',
      'PC 18750',
    ],
    { effective: '1991-01-01' },
  ),
  // exploded with the intent to injure, and not possessed or exploded to terrify
  listed('PC 2933.5(a)(2)(N)', ['PC 12303.3', 'PC 18740'], { words: 'intent to injure', effective: '1991-01-01' }),
];
