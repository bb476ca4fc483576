import { listed, type StatuteList } from '../statute-list.ts';

/** Enhancements for the crimes that their sections name, of which a conspiracy is named besides and an attempt is not. */
export const withoutAttempts: StatuteList = [
  listed('HS 11353.6; HS 11370.2; HS 11370.4; HS 11379.8', ['HS 11353.6', 'HS 11370.2', 'HS 11370.4', 'HS 11379.8']),
];

/** Of which the attempt is named besides, and a conspiracy is not. */
export const withoutConspiracies: StatuteList = [
  listed('PC 667.15; PC 12022(c), (d); PC 12022.3; PC 12022.75(b); PC 12022.8', [
    'PC 667.15',
    'PC 12022(c)',
    'PC 12022(d)',
    'PC 12022.3',
    'PC 12022.75(b)',
    'PC 12022.8',
  ]),
];

/** Of which neither is named. */
export const completedOnly: StatuteList = [
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
];
