import { listed, type UndatedList } from '../statute-list.ts';

/** Felonies of which the intent that a murder be committed, or to injure greatly off the highways, is an element. */
export const moreInjuriesIntended: UndatedList = [
  listed('PC 667(e)(2)(C)(iii)', ['PC 653f(b)', 'VC 38318(b)', 'VC 38318.5(b)']),
];

/** Felonies that are neither serious nor violent and of which the intent to cause great bodily injury is an element. */
export const injuriesIntended: UndatedList = [
  listed('PC 667(e)(2)(C)(iii)', ['PC 625c', 'VC 23110(b)']),
  listed('PC 667(e)(2)(C)(iii)', ['PC 588a'], { words: 'intent to injure' }),
];

/** Having a loaded firearm at hand beside drugs. */
const armsBesideDrugs: UndatedList = [listed('PC 667(e)(2)(C)(iii)', ['HS 11370.1', 'HS 11550(e)', 'HS 11550(f)'])];

/** Felonies that are being armed for another crime by their own words. */
export const armsCarried: UndatedList = [listed('PC 667(e)(2)(C)(iii)', ['PC 136.5', 'PC 12023', 'PC 25800'])];

/**
 * Of the triggers those of who did the act: unlawful intercourse as its subdivision defines it, which has no registration in the
 * law of January 1, 2024, and being armed. An attempt or a conspiracy is none by itself (J-250).
 */
export const triggersOfTheAct: UndatedList = [
  listed('PC 667(e)(2)(C)(ii)', ['PC 261.5(d)']),
  ...armsBesideDrugs,
  ...armsCarried,
];

/**
 * Felonies that are third-strike triggers without being serious or violent, by the law of the day of sentence. Of those
 * that bring registration § 667(e)(2)(C)(ii) leaves out §§ 266, 285, 286(b)(1) and (e), 287(b)(1) and (e), 311.11 and 314,
 * and what has come into § 290(c) since January 1, 2024 (§ 667.1(b)), as crimes under § 261.5(c) with a minor more than ten
 * years younger.
 */
export const strikeTriggers: UndatedList = [
  listed('PC 667(e)(2)(C)(ii)', [
    'PC 243.4',
    'PC 261.5(d)',
    'PC 262',
    'PC 266c',
    'PC 266h(b)',
    'PC 266i(b)',
    'PC 266j',
    'PC 267',
    'PC 288',
    'PC 288.2',
    'PC 288.3',
    'PC 288.4',
    'PC 289',
    'PC 311.1',
    'PC 311.2(b)',
    'PC 311.2(c)',
    'PC 311.2(d)',
    'PC 311.3',
    'PC 311.4',
    'PC 311.10',
    'PC 647.6',
    'PC 653f(c)',
  ]),
  listed('PC 667(e)(2)(C)(ii)', ['PC 236.1(b)', 'PC 236.1(c)(1)', 'PC 236.1(c)(2)']),
  listed('PC 667(e)(2)(C)(ii)', ['PC 286', 'PC 287', 'PC 288a'], {
    except: ['PC 286(b)(1)', 'PC 286(e)', 'PC 287(b)(1)', 'PC 287(e)', 'PC 288a(b)(1)', 'PC 288a(e)'],
  }),
  // of acts from 2024 where the defendant was more than ten years older, or registers for another conviction (J-249)
  listed('PC 667(e)(2)(C)(ii), 290(c)(3)', ['PC 286(b)(2)', 'PC 287(b)(2)', 'PC 289(h)', 'PC 289(i)']),
  listed('PC 667(e)(2)(C)(i)', ['HS 11370.4', 'HS 11379.8']),
  ...armsBesideDrugs,
  ...armsCarried,
  ...injuriesIntended,
  ...moreInjuriesIntended,
];
