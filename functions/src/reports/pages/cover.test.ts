import { type CrimeVersion, crimeOfFacts } from '@countwise/engine';
import { expect, test } from 'vitest';
import { bodyOf, render, robbery } from '../report.fixture.ts';
import { type Counts, reportOf, theft } from './pages.fixture.ts';

test('the cover tells what runs beside, with a life term and without one', () => {
  const coverOf = (...counts: Counts): string =>
    /<div class="sentence-line">(.*?)<\/div>/s.exec(bodyOf(render({ coverPage: true }, reportOf(...counts))))?.[1] ??
    '';
  const life: CrimeVersion = { ...robbery, id: 'life', statute: 'PC 206', terms: { upper: '7-life' } };
  const beside = [theft, { Concurrency: 1 }] as const;
  expect(coverOf([robbery])).not.toContain('beside');
  expect(coverOf([robbery], beside)).toContain('State prison; 2y runs beside, not added');
  const whole = coverOf([life], beside);
  expect(whole).toContain('7 - L, and 2y beside');
  expect(whole).not.toContain('runs beside');
});

test('the cover says the jail of misdemeanors that the total leaves out', () => {
  const resisting = crimeOfFacts({
    statute: 'PC 148(a)(1)',
    kind: 'crime',
    severity: 'misdemeanor',
    terms: { upper: '364d' },
  });
  const jailed: CrimeVersion = { ...resisting, id: 'jailed', name: 'Resisting' };
  const cover = (...crimes: readonly [CrimeVersion][]) => bodyOf(render({ coverPage: true }, reportOf(...crimes)));
  expect(cover([robbery], [jailed])).toContain('364 days of misdemeanors, not in the total');
  expect(cover([jailed])).not.toContain('not in the total');
});
