import { isUnder, isUnderAny } from '../law/statute.ts';
import type { CategoryCode } from './category-code.ts';
import type { GroupCode } from './group-code.ts';

/** Sections whose subordinate terms follow a rule of their own (R-A21), for facts in full that name no category. */
const categories: readonly (readonly [CategoryCode, readonly string[]])[] = [
  ['KIDNAP_1170_1B', ['PC 207']],
  ['THREAT_1170_13', ['PC 139(b)']],
  ['WITNESS_1170_15', ['PC 136.1', 'PC 137', 'PC 653f']],
  ['MANSLAUGHTER_1170_16', ['PC 192(a)']],
  ['PRISON_1170_1C', ['PC 4500', 'PC 4501', 'PC 4501.1', 'PC 4501.5', 'PC 4502', 'PC 4503', 'PC 4530']],
];

const groups: readonly (readonly [GroupCode, readonly string[]])[] = [
  ['GANG4_15', ['PC 213(a)(1)(A)', 'PC 215', 'PC 246']],
  ['GANG4_7', ['PC 136.1', 'PC 519']],
  ['LEWD', ['PC 288', 'PC 288.5']],
  [
    'DRUG_113702',
    [
      'HS 11351',
      'HS 11351.5',
      'HS 11352',
      'HS 11378',
      'HS 11378.5',
      'HS 11379',
      'HS 11379.5',
      'HS 11379.6',
      'HS 11380',
      'HS 11382',
      'HS 11383',
    ],
  ],
  [
    'SEX6676',
    [
      'PC 261(a)(2)',
      'PC 261(a)(3)',
      'PC 261(a)(6)',
      'PC 261(a)(7)',
      'PC 264.1',
      'PC 286(c)(2)',
      'PC 286(c)(3)',
      'PC 286(d)',
      'PC 286(k)',
      'PC 287(c)(2)',
      'PC 287(c)(3)',
      'PC 287(d)',
      'PC 287(k)',
      'PC 288a(c)(2)',
      'PC 288a(d)',
      'PC 288(b)',
      'PC 288.5',
      'PC 289(a)',
      'PC 289(g)',
    ],
  ],
];

/** The category of a felony given by facts in full. */
export const categoryOfSections = (sections: readonly string[]): CategoryCode =>
  categories.find(([, list]) => isUnderAny(sections, list))?.[0] ?? 'DEFAULT';

/** The groups that rules ask for by name, of a crime given by facts in full. */
export const groupsOfSections = (sections: readonly string[]): readonly GroupCode[] =>
  groups.filter(([, list]) => list.some((section) => isUnder(sections, section))).map(([group]) => group);
