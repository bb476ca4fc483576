import { blankCase, type CaseRecord } from '@countwise/contract';
import { expect, test } from 'vitest';
import { instantOf } from './california-time.ts';
import { escaped, folded, propertyOf, unescaped, unfolded } from './content-lines.ts';
import { matchHearings } from './match-hearings.ts';
import { readCalendar } from './read-calendar.ts';
import { uidOf, writeCalendar } from './write-calendar.ts';

const today = '2026-11-23';
const record = (Id: string, changes: Partial<CaseRecord> = {}): CaseRecord => ({
  ...blankCase,
  Id,
  OwnerId: 'me',
  CreatedAt: '2026-01-01T00:00:00.000Z',
  UpdatedAt: '2026-11-20T17:04:05.678Z',
  Version: 3,
  DefendantFirstName: 'Ben',
  DefendantLastName: 'Rivera',
  CaseNumber: '26-00-01',
  ...changes,
});
const calendarOf = (...events: readonly (readonly string[])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const only = (...lines: readonly string[]) => readCalendar(calendarOf(lines))?.[0];

test('a line of more than 75 octets is folded between characters and read whole again', () => {
  const line = `SUMMARY:${'ñ'.repeat(100)}😀${'x'.repeat(100)}`;
  const lines = folded(line).split('\r\n');
  expect(Math.max(...lines.map((each) => new TextEncoder().encode(each).length))).toBeLessThanOrEqual(75);
  expect(lines.length).toBeGreaterThan(3);
  expect(unfolded(folded(line))).toEqual([line]);
  expect(unfolded('A:b\n c\r\n\td\r\n')).toEqual(['A:bcd']);
});

test('signs that part values are escaped and read back', () => {
  const text = 'Dept. 12; Rivera, Ben \\ room\nsecond line';
  expect(escaped(text)).toBe('Dept. 12\\; Rivera\\, Ben \\\\ room\\nsecond line');
  expect(unescaped(escaped(text))).toBe(text);
  expect(unescaped('a\\Nb\\\\n')).toBe('a\nb\\n');
});

test('the parameters of a line are read past quoted colons and semicolons', () => {
  const read = propertyOf('dtstart;TZID="Odd: zone; of";X-A=b:20261201T083000');
  expect(read).toMatchObject({ name: 'DTSTART', value: '20261201T083000' });
  expect([...(read?.parameters ?? [])]).toEqual([
    ['TZID', 'Odd: zone; of'],
    ['X-A', 'b'],
  ]);
  expect(propertyOf('no property')).toBeNull();
});

test('a hearing is written in the time of California under an identifier that stays', () => {
  const heard = record('c1', {
    NextHearingDate: '2026-12-01',
    NextHearingTime: '08:30',
    NextHearingCourt: 'Sacramento Superior Court',
    NextHearingDepartment: '12',
  });
  const lines = unfolded(writeCalendar([heard, record('c2')]));
  expect(lines).toContain('DTSTART;TZID=America/Los_Angeles:20261201T083000');
  expect(lines).toContain('UID:hearing-c1@countwise');
  expect(lines).toContain('DTSTAMP:20261120T170405Z');
  expect(lines).toContain('SEQUENCE:3');
  expect(lines).toContain('SUMMARY:Rivera\\, Ben\\, 26-00-01');
  expect(lines).toContain('LOCATION:Sacramento Superior Court\\, Dept. 12');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
  const moved = unfolded(writeCalendar([{ ...heard, NextHearingDate: '2027-01-05', Version: 4 }]));
  expect(moved).toContain('UID:hearing-c1@countwise');
  expect(moved).toContain('SEQUENCE:4');
  const whole = unfolded(writeCalendar([{ ...heard, NextHearingTime: null, NextHearingDate: '2026-12-31' }]));
  expect(whole).toContain('DTSTART;VALUE=DATE:20261231');
  expect(whole).toContain('DTEND;VALUE=DATE:20270101');
});

test('what was written is read as it stands, and changes nothing', () => {
  const cases = [
    record('c1', { NextHearingDate: '2026-12-01', NextHearingTime: '08:30', NextHearingDepartment: 'D; 4, east' }),
    record('c2', { NextHearingDate: today, NextHearingCourt: 'Main Jail', CaseNumber: '26-00-02' }),
  ];
  expect(matchHearings(readCalendar(writeCalendar(cases)) ?? [], cases, today)).toEqual({
    toSet: [],
    same: 2,
    left: [],
  });
});

test.for([
  ['DTSTART:20261201T163000Z', '2026-12-01', '08:30'],
  ['DTSTART:20260701T153000Z', '2026-07-01', '08:30'],
  // Greenwich's first hours are the day before
  ['DTSTART:20261201T013000Z', '2026-11-30', '17:30'],
  ['DTSTART;TZID=America/New_York:20261201T113000', '2026-12-01', '08:30'],
  ['DTSTART;TZID=Pacific Standard Time:20261201T083000', '2026-12-01', '08:30'],
  ['DTSTART:20261201T083000', '2026-12-01', '08:30'],
  ['DTSTART;VALUE=DATE:20261201', '2026-12-01', null],
] as const)('%s is %s at %s in California', ([line, day, time]) => {
  expect(only('UID:1', line)?.begins).toEqual({ day, time });
});

test.for(['DTSTART:20260231T083000', 'DTSTART:soon', 'DTSTART;TZID=Nowhere/At All:20261201T083000', 'SUMMARY:no day'])(
  'of %s no day is guessed',
  (line) => {
    expect(only('UID:1', line)?.begins).toBeNull();
  },
);

test('the clocks of California change at two in the morning', () => {
  const zone = 'America/Los_Angeles';
  const utc = (clock: string) => new Date(instantOf(clock, zone)).toISOString().slice(0, 16);
  expect(utc('2026-03-08T01:59:00')).toBe('2026-03-08T09:59');
  expect(utc('2026-03-08T03:00:00')).toBe('2026-03-08T10:00');
  expect(utc('2026-11-01T00:30:00')).toBe('2026-11-01T07:30');
  expect(utc('2026-11-01T02:00:00')).toBe('2026-11-01T10:00');
});

test('what is no calendar is none, an alarm is no part of its event, and an event that stands twice is read as changed last', () => {
  expect(readCalendar('name,day\nRivera,12/01/2026')).toBeNull();
  expect(readCalendar('')).toBeNull();
  expect(readCalendar(calendarOf())).toEqual([]);
  const event = ['UID:1', 'SUMMARY:Hearing', 'DTSTART;VALUE=DATE:20261201'];
  expect(only(...event, 'BEGIN:VALARM', 'SUMMARY:Alarm', 'END:VALARM')?.summary).toBe('Hearing');
  const twice = readCalendar(
    calendarOf([...event, 'SEQUENCE:2'], ['UID:1', 'DTSTART;VALUE=DATE:20261130', 'SEQUENCE:1']),
  );
  expect(twice?.map(({ begins }) => begins?.day)).toEqual(['2026-12-01']);
});

test('events find their cases by number or both names, the soonest is taken, and what is not used says why', () => {
  const cases = [
    record('c1'),
    record('c2', { DefendantLastName: 'Núñez', DefendantFirstName: 'José', CaseNumber: '26-00-10' }),
    record('c3', { DefendantLastName: 'Moss', CaseNumber: 'A-1' }),
    record('c4', { DefendantLastName: 'Moss', CaseNumber: 'A-2' }),
    record('c5', { ParentCaseId: 'c1' }),
  ];
  const event = (uid: string, summary: string, day: string, ...more: readonly string[]) => [
    `UID:${uid}`,
    `SUMMARY:${summary}`,
    `DTSTART;VALUE=DATE:${day}`,
    ...more,
  ];
  const events = readCalendar(
    calendarOf(
      event('a', 'People v. Rivera 26-00-01 sentencing', '20261210', 'LOCATION:Main Courthouse\\, Dept. 12'),
      event('b', '26-00-01 readiness', '20261203'),
      event('c', 'Nunez\\, Jose: trial', '20261204', 'RRULE:FREQ=WEEKLY'),
      event('d', 'Moss\\, Ben', '20261204'),
      event('e', '26-00-1 lunch', '20261204'),
      event('f', '26-00-10', '20261101'),
      event('g', '26-00-01', '20261124', 'STATUS:CANCELLED'),
      event(uidOf('c4'), 'renamed', '20261215', 'LOCATION:Courtroom 7'),
    ),
  );
  const { toSet, same, left } = matchHearings(events ?? [], cases, today);
  expect(
    toSet.map(({ record: { Id }, fields, isRepeated }) => [
      Id,
      fields.NextHearingDate,
      fields.NextHearingCourt,
      fields.NextHearingDepartment,
      isRepeated,
    ]),
  ).toEqual([
    ['c1', '2026-12-03', '', '', false],
    ['c2', '2026-12-04', '', '', true],
    ['c4', '2026-12-15', '', '7', false],
  ]);
  expect(same).toBe(0);
  expect(left.map(({ event: { uid }, reason }) => [uid, reason])).toEqual([
    ['a', 'later'],
    ['d', 'several'],
    ['e', 'unknown'],
    ['f', 'past'],
    ['g', 'cancelled'],
  ]);
});
