import { listed, type StatuteList } from '../statute-list.ts';

/**
 * Drunk driving by earlier ones, which had to lie within seven years until Stats. 2004, ch. 550 made them ten (J-263); section
 * 23550.5, of a felony, had ten years of its own.
 */
export const priorsWithinSevenYears: StatuteList = [
  listed(
    'former VC 23540, 23546, 23550, 23560, 23566; Stats. 2004, ch. 550',
    ['VC 23540', 'VC 23546', 'VC 23550', 'VC 23560', 'VC 23566'],
    { end: '2004-12-31' },
  ),
];
