import { listed, type UndatedList } from '../statute-list.ts';
import { machinegunsMade } from './unusual-cases.ts';

/** Limitations of probation for a conviction, for a violation, or for a crime that they list and neither its attempt nor a conspiracy. */
export const barsOfViolations: UndatedList = [
  listed('PC 1203(e)(9), (12), (13)', ['PC 1203(e)(9)', 'PC 1203(e)(12)', 'PC 1203(e)(13)']),
  listed('PC 1203.045; PC 1203.046; PC 1203.048; PC 1203.049', [
    'PC 1203.045',
    'PC 1203.046',
    'PC 1203.048',
    'PC 1203.049',
  ]),
  listed('PC 1203.06(a)(3); PC 1203.065; PC 1203.066; PC 1203.07; PC 1203.074; PC 1203.08; PC 1203.09(f)', [
    'PC 1203.06(a)(3)',
    'PC 1203.065',
    'PC 1203.066',
    'PC 1203.07',
    'PC 1203.074',
    'PC 1203.08',
    'PC 1203.09(f)',
  ]),
  listed('HS 11370(a), (b)', ['HS 11370']),
];

/** Of the commission or the attempted commission of a crime that they list. */
export const barsOfAttemptsToo: UndatedList = [
  listed('PC 1203.06(a)(1); PC 1203.075; PC 1203.09(a)', ['PC 1203.06(a)(1)', 'PC 1203.075', 'PC 1203.09(a)']),
];

const bribes: UndatedList = [
  listed('PC 1203(e)(7)', ['PC 67', 'PC 67.5', 'PC 68', 'PC 85', 'PC 86', 'PC 92', 'PC 93', 'PC 165', 'PC 337']),
  listed('PC 1203(e)(7)', ['PC 137(a)', 'PC 138']),
];

/**
 * Of an act, and of no conviction: who conspired may have done it. Who only attempted the crime has not done it, but of these: a
 * bribe is offered or asked for by who attempts to give or take it, and who attempts to sell a machinegun may possess it.
 */
export const barsOfActs: readonly (readonly [bars: UndatedList, attempts: UndatedList])[] = [
  [[listed('PC 1203(e)(7)', ['PC 1203(e)(7)'])], bribes],
  [[listed('PC 1203(e)(8)', ['PC 1203(e)(8)'])], []],
  [[listed('PC 1203(e)(11)', ['PC 1203(e)(11)'])], machinegunsMade],
];
