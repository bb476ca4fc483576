import { proposition21 } from '../measures.ts';
import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';

/** Rows of the gang finding: years added to a felony, and the alternate term of a misdemeanor. */
export const gangFindings: UndatedList = [listed('PC 186.22(b)(1), (d)', ['PC 186.22(b)(1)', 'PC 186.22(d)'])];

/**
 * Guns carried by an active gang participant: the crime holds every element of § 186.22(a) (People v. Robles (2000) 23
 * Cal.4th 1106; People v. Infante (2014) 58 Cal.4th 688), which may be a misdemeanor. Serious where it was a felony
 * (People v. Chaides (2014) 229 Cal.App.4th 1157).
 */
export const gunsOfGangParticipants: StatuteList = [
  listed('PC 1192.7(c)(28)', ['PC 25400(c)(3)', 'PC 25850(c)(3)', 'PC 12025(b)(3)', 'PC 12031(a)(2)(C)'], {
    effective: proposition21,
  }),
];

/**
 * A participant's conspiracy, in nearly the words of § 186.22(a), which who benefits from the felony alone does not violate (J-187).
 */
export const conspiraciesOfGangParticipants: StatuteList = [
  listed('PC 1192.7(c)(28)', ['PC 182.5'], { effective: proposition21 }),
];

/** Extortion and threats to witnesses (see gang-life-felonies.ts), violent where they are gang felonies. */
export const violentGangThreats: StatuteList = [
  listed('PC 667.5(c)(19)', ['PC 518', 'PC 519', 'PC 520'], { effective: proposition21 }),
  listed('PC 667.5(c)(20)', ['PC 136.1(c)(1)'], { effective: proposition21 }),
];

/** Participation itself, which is serious as a felony violation of the gang law and by nothing else (J-207). */
export const gangParticipation: StatuteList = [
  listed('PC 1192.7(c)(28)', ['PC 186.22(a)'], { effective: proposition21 }),
];
