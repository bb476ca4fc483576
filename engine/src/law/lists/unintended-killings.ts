import { listed, type UndatedList } from '../statute-list.ts';

/** Killings without the intent to kill, of which there is no attempt and no conspiracy. */
export const unintendedKillings: UndatedList = [
  listed('People v. Johnson (1996) 51 Cal.App.4th 1329; People v. Swain (1996) 12 Cal.4th 593', [
    'PC 191.5',
    'PC 192(b)',
    'PC 192(c)',
    'PC 192.5',
  ]),
];
