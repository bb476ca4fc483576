import type { CaseRecord } from '@countwise/contract';
import { expect, test } from 'vitest';
import { storedCase } from '../shared/case/stored-case.fixture.ts';
import { dayHeading, hearingDays } from './hearing-days.ts';

const today = '2026-11-23';
const heard = (Id: string, changes: Partial<CaseRecord>): CaseRecord => ({
  ...storedCase,
  Id,
  DefendantLastName: Id,
  ...changes,
});

test('cases stand by day, court and department, and time; a department is one however it is typed', () => {
  const on = (NextHearingDate: string, more: Partial<CaseRecord> = {}) => ({ NextHearingDate, ...more });
  const found = hearingDays(
    [
      heard('late', on(today, { NextHearingTime: '13:30', NextHearingDepartment: '12' })),
      heard('untimed', on(today, { NextHearingDepartment: '12' })),
      heard('early', on(today, { NextHearingTime: '08:30', NextHearingDepartment: '12' })),
      heard('dept9', on(today, { NextHearingDepartment: '9' })),
      heard('nowhere', on(today)),
      heard('typed', on(today, { NextHearingTime: '10:00', NextHearingDepartment: 'DEPT. 12' })),
      heard('next', on('2026-12-01', { NextHearingCourt: 'Main Jail', NextHearingDepartment: '62' })),
      heard('passed', on('2026-11-20')),
      heard('longPassed', on('2026-10-01')),
      heard('closed', on('2026-11-20', { CaseStatus: 1 })),
      heard('none', {}),
      heard('noneClosed', { CaseStatus: 1 }),
    ],
    today,
  );
  const shown = found.days.map(({ day, courtrooms }) => [
    day,
    courtrooms.map(({ name, cases }) => [name, ...cases.map(({ Id }) => Id)]),
  ]);
  expect(shown).toEqual([
    [
      today,
      [
        ['Dept. 9', 'dept9'],
        ['Dept. 12', 'early', 'typed', 'late', 'untimed'],
        ['', 'nowhere'],
      ],
    ],
    ['2026-12-01', [['Main Jail, Dept. 62', 'next']]],
  ]);
  expect(found.past.map(({ Id }) => Id)).toEqual(['passed', 'longPassed']);
  expect(found.without).toBe(1);
});

test.for([
  [today, 'Today, Monday 11/23/2026'],
  ['2026-11-24', 'Tomorrow, Tuesday 11/24/2026'],
  ['2026-12-01', 'Tuesday 12/01/2026'],
] as const)('%s is headed %s', ([day, heading]) => {
  expect(dayHeading(day, today)).toBe(heading);
});
