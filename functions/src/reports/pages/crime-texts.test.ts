import { expect, test } from 'vitest';
import { bodyOf, render } from '../report.fixture.ts';
import type { Report } from '../report.ts';
import { battery, conspired, reportOf, textOf } from './pages.fixture.ts';

/** The crime as a report has it that tells of it. */
const crimes = [
  {
    Id: 'battery',
    Name: 'Battery',
    crime: battery,
    calcrim: [],
    provenance: { trust: 'verified', asOf: '2026-07-21', source: '' },
  },
];

// its crime's text tells six months of jail beside a count of three years
test('the texts of a crime say what its conspiracy and its attempt are punished with', () => {
  const changes = {
    ...reportOf([battery, conspired], [battery, conspired], [battery, { CrimeState: 'Attempt' }], [battery]),
    crimes: crimes as unknown as Report['crimes'],
  };
  for (const part of ['crimeDetails', 'elements', 'exposureTextCase', 'definitionTextCase']) {
    const told = textOf(bodyOf(render({ [part]: true }, changes)));
    expect(told).toContain(
      'Counts 1, 2, PC 182/242. Felony, 16m, 2y or 3y: the punishment of section 182(a) itself, the crime conspired to being no felony. PC 182(a)',
    );
    expect(told).toContain('Count 3, PC 664/242. Misdemeanor, 90d: one half');
    expect(told).not.toContain('Count 4');
  }
});

// PC 17(b), 182(a)
test('a conspiracy charged down is told as the misdemeanor that it is, beside the felony', () => {
  const down = { ...conspired, SelectedDays: 100 };
  const changes = { ...reportOf([battery, conspired], [battery, down]), crimes: crimes as unknown as Report['crimes'] };
  const told = textOf(bodyOf(render({ crimeDetails: true }, changes)));
  expect(told).toContain('Count 1, PC 182/242. Felony, 16m, 2y or 3y: ');
  expect(told).toContain(
    'Count 2, PC 182/242. Misdemeanor, 364d: the punishment of section 182(a) itself, the crime conspired to being no felony. PC 182(a); PC 17(b)',
  );
});
