import type { CaseFile } from '@countwise/engine';
import { expect, test } from 'vitest';
import { fallenRows } from './fallen-rows.ts';

const file: CaseFile = {
  caseFile: 1,
  charges: [
    {
      id: 'dismissed',
      count: 1,
      crime: 'PC 211',
      date: '2026-03-14',
      status: 'Dismissed',
      enhancements: [{ id: 'with it', crime: 'PC 12022.53(b)' }],
    },
    {
      id: 'stayed',
      count: 2,
      crime: 'PC 245(a)(1)',
      date: '2026-03-14',
      status: 'Stayed654',
      enhancements: [
        { id: 'found', crime: 'PC 12022.7(a)' },
        { id: 'not true', crime: 'PC 12022.5(a)', status: 'Acquitted' },
      ],
    },
  ],
  caseEnhancements: [
    { id: 'struck', crime: 'PC 667(a)(1)', status: 'Dismissed' },
    { id: 'prior', crime: 'PC 667.5(a)' },
  ],
};

test('a count falls with its enhancements; a stayed one is a conviction', () => {
  expect([...fallenRows(file)]).toEqual(['dismissed', 'with it', 'not true', 'struck']);
});
