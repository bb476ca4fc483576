import { expect, test } from 'vitest';
import { caseOf, prior } from '../case.fixture.ts';
import { calibration } from '../catalogue.fixture.ts';
import type { Lever } from './every-lever.ts';
import { heldBy } from './held-by.ts';

const law = { catalogue: calibration, today: '2026-08-01' };
const held = (file: Parameters<typeof heldBy>[0], levers: readonly Lever[], fixed: readonly string[] = []) =>
  heldBy(file, { levers, fixed }, law, 'statute');

test('of a robbery with a gun each row is named with what keeps it: no section that allows it is blamed', () => {
  const file = caseOf([{ crime: 'PC 211/212.5(c)', term: 'lower', enhancements: ['PC 12022.53(b)'] }]);
  expect(held(file, ['term'])).toEqual([
    { row: 'c1', why: { kind: 'closed', lever: 'dismiss-count' } },
    { row: 'c1e1', why: { kind: 'closed', lever: 'dismiss-enhancement' } },
  ]);
  // PC 12022.53(h) lets the court strike it, which is open: only the user holds it
  expect(held(file, ['dismiss-count', 'dismiss-enhancement'], ['c1e1'])).toEqual([
    { row: 'c1', why: { kind: 'last' } },
    { row: 'c1e1', why: { kind: 'fixed' } },
  ]);
  expect(held(file, ['dismiss-count', 'dismiss-enhancement'])).toEqual([{ row: 'c1', why: { kind: 'last' } }]);
});

test('two counts of one length side by side hold by the one that cannot go, not by the one that the space lets go', () => {
  const gunRobbery = { crime: 'PC 211/212.5(c)', term: 'lower', enhancements: ['PC 12022.53(b)'] } as const;
  const file = caseOf([gunRobbery, { ...gunRobbery, run: 'concurrent' }]);
  expect(held(file, ['dismiss-count', 'term', 'run'], ['c1'])).toEqual([
    { row: 'c1', why: { kind: 'fixed' } },
    { row: 'c1e1', why: { kind: 'closed', lever: 'dismiss-enhancement' } },
  ]);
});

test('a circumstance that no court may strike is a true bar, named with its section', () => {
  const file = caseOf([{ crime: 'PC 288(a)', enhancements: ['PC 667.61(b)'] }]);
  expect(held(file, ['dismiss-enhancement', 'dismiss-count'])).toEqual([
    { row: 'c1', why: { kind: 'last' } },
    { row: 'c1e1', why: { kind: 'barred', authority: 'PC 667.61(g)' } },
  ]);
});

test('priors and prior strikes hold too, and what runs beside a longer term does not', () => {
  const file = caseOf(
    [
      { crime: 'PC 459/460(a)', term: 'upper' },
      { crime: 'PC 459/460(b)', term: 'lower', run: 'concurrent' },
    ],
    { strikes: '1', caseEnhancements: prior('PC 667(a)(1)') },
  );
  const [first, ...more] = held(file, ['term']);
  expect(first).toEqual({ row: 'c1', why: { kind: 'closed', lever: 'dismiss-count' } });
  expect(more.map(({ why }) => why)).toEqual([
    { kind: 'closed', lever: 'dismiss-prior' },
    { kind: 'closed', lever: 'prior-strike' },
  ]);
});
