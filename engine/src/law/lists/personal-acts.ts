import { listed, type UndatedList } from '../statute-list.ts';

/** Who leaves home detention escapes by § 4532(a)(1), which names and punishes it. */
export const homeDetentionLeft = ['PC 1203.016(f)', 'PC 1203.017(f)', 'PC 1203.018(i)'] as const;

/** Felonies named in both sections; of robbery and assault with intent as the lists have them. */
const bothLists = [
  'PC 187',
  'PC 207',
  'PC 209',
  'PC 209.5',
  'PC 211',
  'PC 213(b)', // its attempt in the second degree, which the lists reach too
  'PC 215',
  'PC 220',
  'PC 261',
  'PC 262',
  'PC 264.1',
  'PC 269',
  'PC 286',
  'PC 287',
  'PC 288',
  'PC 288.5',
  'PC 288a',
  'PC 289',
  'PC 460(a)',
  'PC 463(c)(1)',
  ...homeDetentionLeft,
  'PC 4530',
  'PC 4532',
] as const;
/** Of assaults under § 220 the lists name those with intent to commit a sex offense, not mayhem. */
const except = ['PC 220(a)(1)/203'] as const;

/** Felonies in which great bodily injury bars probation. */
export const injuryBarFelonies: UndatedList = [listed('PC 1203.075(a)', bothLists, { except })];

/** Felonies in which personal use of a firearm bars probation. */
export const firearmBarFelonies: UndatedList = [
  listed('PC 1203.06(a)(1)', [...bothLists, 'PC 136.1', 'PC 137', 'PC 205', 'PC 206'], { except }),
];

/** Felonies in which a weapon used, a prior sex crime or a child kidnapped bars probation. */
export const lewdBarFelonies: UndatedList = [listed('PC 1203.066(a)', ['PC 288', 'PC 288.5'])];

/** Enhancements that plead and prove each act. */
export const firearmUse: UndatedList = [
  // of § 12022.3(a) where the weapon is a firearm; of § 12022.53 not another's use, (e)(1)
  listed('PC 1203.06(a)(1), (c)(2)', ['PC 12022.5', 'PC 12022.3(a)', 'PC 12022.55']),
  listed('PC 1203.06(a)(1), (c)(2)', ['PC 12022.53(b)', 'PC 12022.53(c)', 'PC 12022.53(d)'], {
    except: ['PC 12022.53(e)'],
  }),
];
export const injuryInflicted: UndatedList = [listed('PC 1203.075(a)', ['PC 12022.7', 'PC 12022.8'])];
export const weaponUse: UndatedList = [listed('PC 1203.066(a)(4)', ['PC 12022(b)', 'PC 12022.3(a)'])];
export const childKidnapped: UndatedList = [listed('PC 1203.066(a)(6)', ['PC 667.8(b)'])];

/** Terms for priors all of which are convictions of paragraph (5), or those of § 269, which are among its crimes. */
export const priorSexCrimes: UndatedList = [
  listed('PC 1203.066(a)(5), (c)', ['PC 667.51', 'PC 667.6(a)', 'PC 667.6(b)']),
];
