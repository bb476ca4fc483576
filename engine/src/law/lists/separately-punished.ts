import { listed, type StatuteList } from '../statute-list.ts';

/**
 * Crimes of which the section makes each act, instrument, document or contact separately punishable, whatever § 654 says:
 * counts of one row among themselves. Not words that make a separate violation for the charge alone, as each day.
 */
export const separatelyPunished: StatuteList = [
  listed('PC 112(a)', ['PC 112(a)']),
  listed('PC 115(d); People v. Gangemi (1993) 13 Cal.App.4th 1790', ['PC 115(a)']),
  listed('PC 166(b)(2)', ['PC 166(b)']),
  listed('PC 186.10(a)', ['PC 186.10(a)']),
  listed('HS 11370.9(e)', ['HS 11370.9']),
  listed('PC 14166', ['PC 14166']),
];

/** Each firearm is an offense of its own under each of these, and so punished before it was held of every provision. */
export const eachFirearm: StatuteList = [
  // PC 12001(k), after People v. Kirk (1989) 211 Cal.App.3d 58; in force at the latest since
  listed(
    'former PC 12001(k); People v. Correa (2012) 54 Cal.4th 331',
    ['PC 12021', 'PC 12021.1', 'PC 12025', 'PC 12070', 'PC 12072', 'PC 12101', 'WI 8100', 'WI 8101', 'WI 8103'],
    { effective: '1995-01-01' },
  ),
  listed('PC 23510(a); People v. Correa (2012) 54 Cal.4th 331', [
    'PC 25400',
    'PC 26500',
    'PC 27500 to 27590',
    'PC 28100',
    'PC 29610 to 29750',
    'PC 29800 to 29905',
    'PC 31615',
  ]),
];
