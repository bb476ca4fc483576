import { listed, type UndatedList } from '../statute-list.ts';

interface JailOfFelony {
  readonly list: UndatedList;
  /** The felonies to whose jail it adds. */
  readonly of: UndatedList;
}

/**
 * What adds days of county jail to a felony of drunk driving too: a refused test, reckless speed. VC 23572 names no felony, nor
 * do the other paragraphs of VC 23577(a).
 */
export const drunkDriverJail: readonly JailOfFelony[] = [
  {
    list: [listed('VC 23577(a)(2)', ['VC 23577(a)(2)'])],
    of: [listed('VC 23577(a)(2)', ['VC 23153'], { except: ['VC 23550.5', 'VC 23560', 'VC 23566'] })],
  },
  { list: [listed('VC 23577(a)(3)', ['VC 23577(a)(3)'])], of: [listed('VC 23577(a)(3)', ['VC 23560'])] },
  {
    list: [listed('VC 23577(a)(5)', ['VC 23577(a)(5)'])],
    of: [listed('VC 23577(a)(5)', ['VC 23550', 'VC 23550.5'], { except: ['VC 23153'] })],
  },
  {
    list: [listed('VC 23582(a), (b)', ['VC 23582'])],
    of: [listed('VC 23582(a)', ['VC 23152', 'VC 23153'])],
  },
];

/** What punishes a second or later drunk driving: 48 hours of its jail run on. */
export const repeatedDrunkDriving: UndatedList = [
  listed('VC 23580(a)', ['VC 23540', 'VC 23546', 'VC 23550', 'VC 23550.5', 'VC 23560', 'VC 23566']),
];
