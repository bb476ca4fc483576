import { sexOffenders2006 } from '../measures.ts';
import { listed, type UndatedList } from '../statute-list.ts';

/** First day of the present list and of a life term for every count. */
export const presentOneStrike = sexOffenders2006;

/** Crimes that came into the list of the One Strike law on that day. */
export const addedToOneStrike: UndatedList = [
  listed('PC 667.61(c)', [
    'PC 261(a)(6)',
    'PC 262(a)(4)',
    'PC 286(c)(3)',
    'PC 288.5',
    'PC 288a(c)(3)',
    'PC 288a(d)(1)(C)',
  ]),
];
