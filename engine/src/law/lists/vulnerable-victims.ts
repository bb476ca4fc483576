import { listed, type StatuteList } from '../statute-list.ts';

/**
 * Crimes of which an old, disabled or young victim lengthens the term. Sexual penetration came in with 2000 (Stats. 1999,
 * ch. 569); what else that act revised was not read.
 */
export const crimesOnTheVulnerable: StatuteList = [
  listed('PC 667.9(c)', [
    'PC 203',
    'PC 205',
    'PC 207',
    'PC 209',
    'PC 209.5',
    'PC 211',
    'PC 212.5',
    'PC 215',
    'PC 460(a)',
  ]),
  listed('PC 667.9(c)', ['PC 213'], { except: ['PC 213(b)'] }),
  listed('PC 667.9(c)', ['PC 261(a)(2)', 'PC 261(a)(6)', 'PC 262(a)(1)', 'PC 262(a)(4)', 'PC 264.1']),
  listed('PC 667.9(c)', [
    'PC 286(c)(2)',
    'PC 286(c)(3)',
    'PC 286(d)',
    'PC 287(c)(2)',
    'PC 287(c)(3)',
    'PC 287(d)',
    'PC 288a(c)(2)',
    'PC 288a(c)(3)',
    'PC 288a(d)',
  ]),
  listed('PC 667.9(c)', ['PC 289(a)'], { effective: '2000-01-01' }),
  listed('PC 667.9(c)(11)', ['PC 463(c)(1)']),
];
