import { listed, type UndatedList } from '../statute-list.ts';

/** Enhancements that are not added where another term of their count is, each with the sections of the other. */
export const yieldingEnhancements: readonly { readonly list: UndatedList; readonly to: UndatedList | null }[] = [
  {
    list: [listed('HS 11380.7(b)(2)', ['HS 11380.7'])],
    to: [listed('HS 11380.7(b)(2)', ['HS 11353.1', 'HS 11353.5', 'HS 11353.6', 'HS 11353.7', 'HS 11380.1'])],
  },
  // "except as provided in subdivision (b)", whichever term of each is chosen
  { list: [listed('PC 12022.5(a)', ['PC 12022.5(a)'])], to: [listed('PC 12022.5(b)', ['PC 12022.5(b)'])] },
  // any other law
  { list: [listed('WI 10980(i)', ['WI 10980(h)'])], to: null },
];
