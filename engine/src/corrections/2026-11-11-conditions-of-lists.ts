import type { Correction } from './rules-version.ts';

/** What a search of the law's lists found of members that hang on a fact. */
export const foundOfConditionsOfLists: readonly Correction[] = [
  {
    id: 'third-strikes-by-ages',
    what: 'Acts with a minor of sections 286(b)(2), 287(b)(2) and 289(h) and (i), of 2024 and later, are a third-strike trigger only where the defendant was more than ten years older than the minor or another conviction asks for registration.',
    authority: 'PC 290(c)(3), 667(e)(2)(C)(ii), 667.1(b)',
    example: {
      of: 'Penetration of a minor, upper term, with two prior strikes and no ages said',
      was: '25y to life',
      now: '6y',
    },
    concerns: { notice: 'THIRD_STRIKE_BY_AGES' },
  },
];
