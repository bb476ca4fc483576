import { expect, test } from 'vitest';
import { answer, caseOf, row } from '../../case.fixture.ts';

const driving = {
  like: 'PC 148(a)(1)',
  statute: 'VC 23152(a)',
  groups: ['DUI_FIRST'],
  terms: { upper: '180d' },
} as const;
const child = {
  statute: 'VC 23572(a)(1)',
  kind: 'conduct',
  severity: 'misdemeanor',
  terms: { upper: '2d' },
  attachesTo: ['DUI_FIRST'],
} as const;
const endangerment = { like: 'PC 148(a)(1)', statute: 'PC 273a(b)' } as const;
const date = '2026-01-05';

test.for([
  ['of the same day', { date }, ['stayed', 2, 'VC 23572(c)']],
  ['stayed for the same act', { date, status: 'Stayed654' }, ['stayed', 2, 'VC 23572(c)']],
  ['dismissed', { date, status: 'Dismissed' }, ['misdemeanor', 2, 'PC 18.5']],
  ['of the next day', { date: '2026-01-06' }, ['misdemeanor', 2, 'PC 18.5']],
  ['of another occasion', { date, occasion: 'b' }, ['misdemeanor', 2, 'PC 18.5']],
] as const)('beside a danger to a child %s', ([, more, expected]) => {
  const driven = { crime: driving, date, occasion: 'a', enhancements: [{ crime: child }] };
  const sentenced = answer(caseOf([driven, { crime: endangerment, ...more }]));
  expect(row(sentenced, 'c1e1')).toEqual(expected);
});
