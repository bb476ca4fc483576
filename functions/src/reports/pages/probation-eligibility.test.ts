import { catalogueOf, toCaseFile } from '@countwise/contract';
import { sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { bodyOf, charge, record, render, robbery } from '../report.fixture.ts';

const pageOf = (limit: Partial<typeof robbery>, strikes: '0' | '1' = '0') => {
  const crime = { ...robbery, serious: false, violent: false, strike: false, ...limit };
  const charges = [1, 2].map((count) => ({
    ...charge,
    Id: `case.${count}`,
    CountNumber: count,
    NumberOfStrikes: strikes,
  }));
  const file = toCaseFile({ record: { ...record, NumberOfStrikes: 0 }, charges }, () => crime);
  const answer = sentence(file, catalogueOf('2026-11-20.test', [crime]), '2026-11-20');
  return bodyOf(render({ probationEligibility: true }, { charges, sentence: answer })).replaceAll(
    /<\/?nobr>|\u00a0/g,
    ' ',
  );
};

// PC 1203(e): presumptively ineligible; the screen and the answer say it with the same words
test('charges that have probation in an unusual case alone are told under the verdict', () => {
  expect(pageOf({ probationLimit: { id: 'PC 462(a)', level: 2 } })).toContain(
    '<p>No charge in this case is barred from probation. Only in an unusual case: counts 1, 2.</p>',
  );
  expect(pageOf({}, '1')).not.toContain('barred from probation');
  expect(pageOf({})).toContain('No limitation of probation applies.');
});

// PC 1210.1(a): probation with treatment, and no jail
test('probation that is to be granted is told, with no jail beside it', () => {
  const page = pageOf({ statute: 'HS 11377(a)', severity: 'misdemeanor', place: 'jail', terms: { upper: '364d' } });
  expect(page).toContain('What is to be granted');
  expect(page).toContain('Probation with drug treatment is to be granted');
  expect(page).toContain('None; up to 364 days where the court finds an exclusion');
  expect(pageOf({})).not.toContain('What is to be granted');
});
