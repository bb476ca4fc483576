import { type CrimeVersion, crimeOfFacts } from '@countwise/engine';
import { expect, test } from 'vitest';
import { bodyOf, render, robbery } from '../report.fixture.ts';
import type { Report } from '../report.ts';
import { battery, type Counts, conspired, reportOf, resisting, textOf } from './pages.fixture.ts';

test('a report on misdemeanors alone says nothing of what only a felony has', () => {
  const body = bodyOf(render({ exposure: true, releaseDate: true }, { ...reportOf([resisting]), text1170h: true }));
  for (const part of ['Section 1170(h)', 'Split sentence', 'Prop 57']) expect(body).not.toContain(part);
});

test('where a term is served is told where that was asked', () => {
  const crimes = [{ Id: 'robbery', crime: robbery } as Report['crimes'][number]];
  expect(render({ exposure: true }, { crimes })).not.toContain('<h3>Section 1170(h)</h3>');
  expect(render({ exposure: true }, { crimes, text1170h: true })).toContain('<cite>PC 1170(h)(3)</cite>');
});

test('where terms are served is told once of the counts of one text, of convictions alone, by the place that governs', () => {
  const theft: CrimeVersion = {
    ...crimeOfFacts({
      statute: 'PC 487(a)',
      kind: 'crime',
      severity: 'felony',
      place: 'jail1170h',
      terms: { upper: '3y' },
    }),
    id: 'theft',
    name: 'Grand theft',
  };
  const crimes = [robbery, theft].map((crime) => ({ Id: crime.id, crime }) as Report['crimes'][number]);
  const told = (...counts: Counts) =>
    bodyOf(render({ exposure: true }, { ...reportOf(...counts), crimes, text1170h: true })).replaceAll(/<[^>]*>/g, '');
  const prison = told([robbery], [theft], [theft], [theft, { ChargeStatus: 2 }], [theft]);
  expect(prison.match(/Its own section says county jail/g)).toHaveLength(1);
  expect(prison).toContain('Counts 2, 3, 5. Its own section says county jail');
  expect(prison).toContain('PC 1170(h)(3); PC 1170.1(a)');
  const jail = told([theft], [theft]);
  expect(jail).toContain('Counts 1, 2. County jail. The court may suspend');
  expect(jail).not.toContain('County jail, unless');
});

// PC 182(a), 1170(h): a felony of its own measure; PC 186.22(d)
test('where each felony is served is told of a conspiracy to commit a misdemeanor too', () => {
  const placesOf = (...counts: Counts): string => {
    const body = bodyOf(render({ exposure: true }, { ...reportOf(...counts), text1170h: true }));
    const from = body.indexOf('<h3>Section 1170(h)</h3>');
    return from === -1 ? '' : textOf(body.slice(from, body.indexOf('</ul>', from)));
  };
  expect(placesOf([battery, conspired], [battery], [robbery])).toMatch(/Count 3\. State prison: .*Count 1\. Its own/);
  expect(placesOf([battery, conspired])).toContain('Count 1. County jail.');
  expect(placesOf([battery])).toBe('');
});
