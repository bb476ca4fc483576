import { listed, type UndatedList } from '../statute-list.ts';

/** Crimes that only a child under 14 can suffer: an element of each. */
export const crimesOnChildren: UndatedList = [
  listed('PC 264(c); PC 264.1(b); PC 269; PC 286; PC 287; PC 288; PC 288.5; PC 288.7; PC 289', [
    'PC 264(c)(1)',
    'PC 264.1(b)(1)',
    'PC 269',
    'PC 286(c)(1)',
    'PC 286(c)(2)(B)',
    'PC 286(d)(2)',
    'PC 287(c)(1)',
    'PC 287(c)(2)(B)',
    'PC 287(d)(2)',
    'PC 288(a)',
    'PC 288(b)(1)',
    'PC 288(i)',
    'PC 288.5',
    'PC 288.7',
    'PC 288a(c)(1)',
    'PC 288a(c)(2)(B)',
    'PC 288a(d)(2)',
    'PC 289(a)(1)(B)',
    'PC 289(j)',
  ]),
];

/** Crimes whose victim is a minor of 14 or older. */
export const crimesOnOlderMinors: UndatedList = [
  listed('PC 264(c); PC 264.1(b); PC 269; PC 286; PC 287; PC 288; PC 288.5; PC 288.7; PC 289', [
    'PC 264(c)(2)',
    'PC 264.1(b)(2)',
    'PC 286(c)(2)(C)',
    'PC 286(d)(3)',
    'PC 287(c)(2)(C)',
    'PC 287(d)(3)',
    'PC 288(c)(1)',
    'PC 288a(c)(2)(C)',
    'PC 288a(d)(3)',
    'PC 289(a)(1)(C)',
  ]),
];
