import { expect, test } from 'vitest';
import type { CaseWork } from '../work/case-work.ts';
import { followUps } from './follow-ups.ts';
import type { Write } from './writes.ts';

const out = { role: 'inactive', status: 'Dismissed' };
const row = (Id: string, CountNumber: number, answer: object, under: string | null = null) => ({
  charge: { Id, CountNumber, ChargeStatus: answer === out ? 2 : 0 },
  under,
  answer: { role: 'principal', status: 'Convicted', violent: false, serious: false, ...answer },
});
const work = (...rows: readonly ReturnType<typeof row>[]) => ({ rows }) as unknown as CaseWork;

const dismissed: readonly Write[] = [{ kind: 'charge', id: 'a', fields: { ChargeStatus: 2 } }];

test('what follows from a dismissal is told at once, by count', () => {
  const before = work(row('a', 1, {}), row('b', 2, { role: 'subordinate' }), row('c', 3, { violent: true }));
  const after = work(row('a', 1, out), row('b', 2, {}), row('c', 3, {}));
  expect(followUps(before, after, { writes: dismissed, what: 'count 1' })).toBe(
    '2 counts changed because count 1 is now dismissed.',
  );
});

test('the charge itself and what hangs on it are no news', () => {
  const before = work(row('a', 1, {}), row('a1', 1, {}, 'a'));
  const after = work(row('a', 1, out), row('a1', 1, out, 'a'));
  expect(followUps(before, after, { writes: dismissed, what: 'count 1' })).toBeNull();
});

test('a row outside the counts is a charge; another change than of the status is only named', () => {
  const writes: readonly Write[] = [{ kind: 'charge', id: 'a', fields: { SelectedTerm: 1 } }];
  const before = work(row('a', 1, {}), row('s', 0, { role: 'status' }));
  const after = work(row('a', 1, {}), row('s', 0, { role: 'stayed', status: 'Stayed' }));
  expect(followUps(before, after, { writes, what: 'count 1' })).toBe('1 charge changed because count 1 changed.');
});
