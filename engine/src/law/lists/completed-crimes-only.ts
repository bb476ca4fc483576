import { listed, type UndatedList } from '../statute-list.ts';

/**
 * Enhancements for the crimes that their sections name, of which an attempt is not named. A conspiracy is, or is punished to the
 * extent of its target: People v. Athar (2005) 36 Cal.4th 396.
 */
export const withoutAttempts: UndatedList = [
  listed('HS 11353.6; HS 11370.2; HS 11370.4; HS 11379.8; HS 11380.7', [
    'HS 11353.6',
    'HS 11370.2',
    'HS 11370.4',
    'HS 11379.8',
    'HS 11380.7',
  ]),
  listed('HS 11353.1; HS 11353.4; HS 11356.5; HS 11380.1', ['HS 11353.1', 'HS 11353.4', 'HS 11356.5', 'HS 11380.1']),
  listed('HS 25189.5(e); HS 25189.7(c)', ['HS 25189.5(e)', 'HS 25189.7(c)']),
  listed('VC 23566(c)', ['VC 23566(c)', 'VC 23190(c)']),
  listed('PC 273.4(a); PC 368(b)(2), (3); PC 667.51(a)', [
    'PC 186.26(d)',
    'PC 273.4',
    'PC 347(a)(2)',
    'PC 368(b)(2)',
    'PC 368(b)(3)',
    'PC 550(g)',
    'PC 593a(b)',
    'PC 600(c)',
    'PC 600(d)',
    'PC 667.51(a)',
    'PC 12280(a)(2)',
    'PC 27590(d)',
    'PC 30600(b)',
  ]),
];

/** Of which the attempt of sections 261 to 289 is named, and of section 220 the violation alone (J-98). */
export const withoutAttemptsOf220: UndatedList = [listed('PC 12022.3; PC 12022.8', ['PC 12022.3', 'PC 12022.8'])];

/** Of which the attempt is named besides, and a conspiracy is not: those whose section names it say so, as HS 11379.8(a) (J-148). */
export const withoutConspiracies: UndatedList = [
  listed('HS 11379.7; HS 11379.9', ['HS 11379.7', 'HS 11379.9']),
  listed('WI 10980(h)(1)', ['WI 10980(h)']),
  listed('PC 667.15; PC 12022(b)(2), (c), (d); PC 12022.3; PC 12022.75(b); PC 12022.8', [
    'PC 667.15',
    'PC 12022(b)(2)',
    'PC 12022(c)',
    'PC 12022(d)',
    'PC 12022.3',
    'PC 12022.75(b)',
    'PC 12022.8',
  ]),
];

/** Of who drives in violation of the section, flees after it, or is convicted of it. */
export const ofDriving: UndatedList = [
  listed('VC 14601.3(e)(3); VC 20001(c); VC 23558; VC 23572; VC 23577; VC 23582; PC 192.5(e)', [
    'PC 192.5(e)',
    'VC 14601.3(e)(3)',
    'VC 20001(c)',
    // before July 1999
    'VC 23182',
    'VC 23558',
    'VC 23572',
    'VC 23577',
    'VC 23582',
  ]),
];

/** Of which neither is named. */
export const completedOnly: UndatedList = [
  listed('PC 451.1; PC 452.1; PC 667.8-667.10; PC 667.16; PC 674; PC 675; PC 12022.85; PC 12022.95', [
    'PC 451.1',
    'PC 452.1',
    'PC 667.8',
    'PC 667.85',
    'PC 667.9',
    'PC 667.10',
    'PC 667.16',
    'PC 674',
    'PC 675',
    'PC 12022.85',
    'PC 12022.95',
  ]),
  // life terms of a violation that is named, of which a conspiracy is none (J-114)
  listed('PC 667.51(c); PC 667.75; People v. Lopez (2022) 12 Cal.5th 957', ['PC 667.51(c)', 'PC 667.75']),
  ...ofDriving,
];
