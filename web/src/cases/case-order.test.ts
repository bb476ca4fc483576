import { blankCase, type CaseRecord } from '@countwise/contract';
import { expect, test } from 'vitest';
import { addressOf, casesInView, fieldOf, headingOf, sortColumns, viewOf } from './case-order.ts';

const row = (Id: string, changes: Partial<CaseRecord>) =>
  ({ ...blankCase, Id, CreatedAt: '2026-01-01T00:00:00.000Z', ...changes }) as CaseRecord;

const cases = [
  row('a', {
    DefendantLastName: 'Rivera',
    DefendantFirstName: 'Ben',
    CaseNumber: '26-00-02',
    CreatedAt: '2026-02-01T00:00:00.000Z',
  }),
  row('b', { Tags: 'DV, trial', DefendantLastName: 'adams', CaseNumber: '26-00-10', CaseStatus: 1 }),
  row('c', { DefendantLastName: 'Moss', CaseNumber: '26-00-09', CaseStatus: 2 }),
  row('s', {
    DefendantLastName: 'Rivera',
    ParentCaseId: 'a',
    CreatedAt: '2026-03-01T00:00:00.000Z',
    Correction: { cause: 'engine' } as CaseRecord['Correction'],
  }),
];
const shown = (query: string) => casesInView(cases, viewOf(new URLSearchParams(query))).map(({ Id }) => Id);

test.for([
  ['', ['a', 'b', 'c']],
  ['sort=last', ['b', 'c', 'a']],
  ['sort=last&dir=descending', ['a', 'c', 'b']],
  ['sort=number', ['b', 'c', 'a']],
  ['sort=number&dir=ascending', ['a', 'c', 'b']],
  ['sort=nonsense', ['a', 'b', 'c']],
  ['q=RIV', ['a']],
  ['q=00-09', ['c']],
  ['q=Ádams', ['b']],
  ['q=Rivera, B', ['a']],
  ['status=1.2', ['b', 'c']],
  ['status=', []],
  ['tag=dv', ['b']],
  ['corrected', ['a']],
  ['corrected&status=1', []],
] as const)('%s shows %s', ([query, ids]) => {
  expect(shown(query)).toEqual(ids);
});

test('a view reads back from its own address', () => {
  const view = {
    search: 'riv',
    statuses: [0, 2],
    sort: 'status',
    direction: 'descending',
    tag: 'dv',
    byHearing: true,
    corrected: true,
  } as const;
  expect(viewOf(addressOf(view))).toEqual(view);
  expect(addressOf(viewOf(new URLSearchParams())).size).toBe(0);
});

test('an address that says nothing of order and status has those of the last view, one that does has its own', () => {
  const last = new URLSearchParams('sort=last&status=1');
  expect(viewOf(new URLSearchParams('q=riv'), last)).toMatchObject({ search: 'riv', sort: 'last', statuses: [1] });
  expect(viewOf(new URLSearchParams('status=0'), last)).toMatchObject({ sort: 'created', statuses: [0] });
});

test.for(sortColumns)('the list is sorted by the column %s, which has a heading', (column) => {
  expect(headingOf(column)).not.toBe('');
  const field = fieldOf(column) ?? 'CreatedAt';
  const [low, high] = field === 'CaseStatus' ? [0, 1] : ['2026-01-02', '2026-01-10'];
  const two = [row('high', { [field]: high }), row('low', { [field]: low })];
  const sorted = (direction: string) =>
    casesInView(two, viewOf(new URLSearchParams(`sort=${column}&dir=${direction}`))).map(({ Id }) => Id);
  expect(sorted('ascending')).toEqual(['low', 'high']);
  expect(sorted('descending')).toEqual(['high', 'low']);
});

test('by the next hearing cases stand by day and time, and those without one behind them either way', () => {
  const heard = [
    row('none', {}),
    row('later', { NextHearingDate: '2026-12-01', NextHearingTime: '13:30' }),
    row('untimed', { NextHearingDate: '2026-12-01', NextHearingTime: null }),
    row('early', { NextHearingDate: '2026-12-01', NextHearingTime: '08:30' }),
  ].map((record) => ({ ...record, NextHearingDate: record.NextHearingDate ?? null }));
  const sorted = (direction: string) =>
    casesInView(heard, viewOf(new URLSearchParams(`sort=hearing&dir=${direction}`))).map(({ Id }) => Id);
  expect(sorted('ascending')).toEqual(['early', 'later', 'untimed', 'none']);
  expect(sorted('descending')).toEqual(['untimed', 'later', 'early', 'none']);
});
