import { readCatalogue, readReference } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { broughtByRows } from './brought.ts';

const catalogue = readCatalogue();

// a conspiracy to a misdemeanor is a felony of up to three years, which the attempt of it is not: PC 182(a), 664(b);
// 8 U.S.C. 1101(a)(43)(S)
test('a conspiracy brings what it brings, and not what an attempt does', () => {
  const found = catalogue.byStatute('PC 137(c)', '2026-03-14');
  if (found.kind === 'missing') throw new Error(found.message);
  const rows = catalogue.rows.filter(({ id }) => id === found.crime.id);
  const lines = broughtByRows(rows, catalogue, readReference());
  const of = (state: string) =>
    (lines.find(({ as = [] }) => as.some((each) => each.state === state)) ?? lines.find(({ as }) => !as))?.ids;
  expect(of('Conspiracy')).toContain('immigration-aggravated-felony');
  expect(of('Attempt')).not.toContain('immigration-aggravated-felony');
  expect(of('Completed')).not.toContain('immigration-aggravated-felony');
});
