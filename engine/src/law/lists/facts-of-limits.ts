import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';

/** Matter of sexual conduct shown to a child. Until 2006 the bar gave way to findings on the family. */
export const matterShown: StatuteList = [
  listed('PC 1203.066(a)(9); PC 667.15', ['PC 667.15'], { effective: '2006-01-01' }),
];

/** Great bodily injury of a person of 70 or older, who is of 60 or older. */
export const injuryOfTheAged: UndatedList = [listed('PC 1203.09(f); PC 12022.7(c)', ['PC 12022.7(c)'])];

/** A second violation of HS 11353 for cocaine base, the first a felony. */
export const cocaineBaseAgain: UndatedList = [listed('HS 11370(a), (c)(1); HS 11353.4', ['HS 11353.4'])];

/** More than $100,000, in every text since 1977. */
export const largeSums: UndatedList = [
  listed('PC 12022.6(a)', ['PC 12022.6(a)(2)', 'PC 12022.6(a)(3)', 'PC 12022.6(a)(4)', 'PC 12022.6(a)(5)']),
  listed('WI 10980(h)', ['WI 10980(h)(1)(B)', 'WI 10980(h)(1)(C)', 'WI 10980(h)(1)(D)']),
];

/** Injury of a pregnant person in a lewd act, who is the child as a rule. */
export const injuryOfThePregnant: UndatedList = [listed('PC 1203.066(a)(2); PC 12022.9', ['PC 12022.9'])];
