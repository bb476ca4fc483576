import { proposition36 } from '../measures.ts';
import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';

/**
 * Enhancements whose own text names the state prison, while county jail took the felonies they attach to. Not those that make
 * their felony serious or violent, which county jail bars anyway.
 */
export const prisonByTheirText: UndatedList = [
  listed('People v. Vega (2014) 222 Cal.App.4th 1374', [
    'HS 11353.1',
    'HS 11356.5',
    'HS 11379.7',
    'HS 11379.9',
    'HS 11380.1',
    'PC 186.33(b)(1)',
    'PC 192.5(e)',
    'PC 422.75',
    'PC 675',
    'PC 12021.5(b)',
    'PC 12022.4',
    'VC 20001(c)',
    'VC 23558',
  ]),
];

/** Findings that make their felony punishable in the state prison and not pursuant to Pen. Code, § 1170(h): Proposition 36 of 2024. */
export const prisonByFinding: StatuteList = [
  listed('PC 12022(c)(2); HS 11370.4(e)', ['PC 12022(c)', 'HS 11370.4'], { effective: proposition36 }),
];
