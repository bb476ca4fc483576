import { listed, type UndatedList } from '../statute-list.ts';
import { murders, unableToConsent } from './serious-felonies.ts';

const clause = 'PC 667(e)(2)(C)(iv)';

/**
 * Priors that keep the full third strike, each with its item of § 667(e)(2)(C)(iv). Sexually violent offenses, (I), are
 * those of Welf. & Inst. Code, § 6600(b), by force or fear, with kidnapping for such a crime; of a child under fourteen
 * without it, § 6600.1. An assault of § 220 for one is, where it was by force or fear or the victim under fourteen, which are
 * no elements of it: the record of the prior decides (People v. Cook (2017) 8 Cal.App.5th 309; J-87). What is one only as a
 * felony of life, (VIII), stands in no row, so § 220(b).
 */
export const superStrikes: UndatedList = [
  listed(
    `${clause}(I)`,
    [
      'PC 207(b)',
      'PC 261(a)(2)',
      'PC 261(a)(6)',
      'PC 262(a)(1)',
      'PC 262(a)(4)',
      'PC 264.1',
      'PC 269',
      'PC 286(c)(2)',
      'PC 286(c)(3)',
      'PC 286(d)',
      'PC 287(c)(2)',
      'PC 287(c)(3)',
      'PC 287(d)',
      'PC 288a(c)(2)',
      'PC 288a(c)(3)',
      'PC 288a(d)',
      'PC 288(b)(2)',
      'PC 288.5',
      'PC 289(a)',
    ],
    { except: unableToConsent },
  ),
  listed(`${clause}(I)`, ['PC 207(a)', 'PC 209(b)(1)'], { words: 'sex offense' }),
  listed(`${clause}(II)`, ['PC 286(c)(1)', 'PC 287(c)(1)', 'PC 288a(c)(1)', 'PC 289(j)']),
  listed(`${clause}(III)`, ['PC 288(a)', 'PC 288(b)(1)', 'PC 288(i)']),
  listed(`${clause}(IV)`, [...murders, 'PC 664/187(a)', 'PC 191', 'PC 191.5']),
  listed(`${clause}(V)`, ['PC 653f(b)']),
  listed(`${clause}(VI)`, ['PC 245(d)(3)']),
  // who has a prior violates paragraph (1), which the clause names (J-53)
  listed(`${clause}(VII)`, ['PC 11418(a)(1)', 'PC 11418(a)(2)']),
];
