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

/** Enhancements whose fact is a circumstance of the One Strike law: of subdivision (d)(2), (6), of (e)(1), (3), (6). */
export const circumstancesPunished: UndatedList = [
  listed('PC 667.61(d)(2), (e)(1)', ['PC 667.8']),
  listed('PC 667.61(d)(6)', ['PC 12022.7', 'PC 12022.8']),
  listed('PC 667.61(d)(6), (e)(3)', ['PC 12022.53'], { except: ['PC 12022.53(e)'] }),
  listed('PC 667.61(e)(3)', ['PC 12022(b)', 'PC 12022.3(a)', 'PC 12022.5']),
  listed('PC 667.61(e)(6)', ['PC 12022.75']),
];
