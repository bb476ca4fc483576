import { expect, test } from 'vitest';
import { daysInForce } from './in-force.ts';

test.for([
  ['Enacted 1872.', null, null, null],
  ['Amended by Stats. 2024, Ch. 649, Sec. 1.5. (AB 2308) Effective January 1, 2025.', null, '2025-01-01', null],
  ['Amended by Stats. 2024, Ch. 1, Sec. 1. Effective March 9, 2024.', '2024-03-09', '2024-03-09', null],
  [
    'Amended by Stats. 2011, Ch. 15. Effective April 4, 2011. Operative October 1, 2011, by Sec. 636 of Ch. 15.',
    '2011-04-04',
    '2011-10-01',
    null,
  ],
  [
    'Added by Stats. 2025, Ch. 9. Effective January 1, 2026. Section operative January 1, 2028, by its own provisions.',
    null,
    '2028-01-01',
    null,
  ],
  [
    'Amended by Stats. 2025, Ch. 9. Effective January 1, 2026. Repealed as of January 1, 2028, by its own provisions. See later operative version added by Sec. 2 of Stats. 2025.',
    null,
    '2026-01-01',
    '2028-01-01',
  ],
  [
    'Amended by Stats. 2020. Section inoperative on July 1, 2027, by its own provisions.',
    '2021-01-01',
    '2021-01-01',
    '2027-07-01',
  ],
] as const)('%s', ([history, column, from, until]) => {
  expect(daysInForce(history, column)).toEqual({ from, until });
});
