import { listed, type UndatedList } from '../statute-list.ts';

/** Enhancements that are not added where another term of their count is, each with the sections of the other. */
export const yieldingEnhancements: readonly { readonly list: UndatedList; readonly to: UndatedList | null }[] = [
  {
    list: [listed('HS 11380.7(b)(2)', ['HS 11380.7'])],
    to: [listed('HS 11380.7(b)(2)', ['HS 11353.1', 'HS 11353.5', 'HS 11353.6', 'HS 11353.7', 'HS 11380.1'])],
  },
  // any other law
  { list: [listed('WI 10980(i)', ['WI 10980(h)'])], to: null },
];
