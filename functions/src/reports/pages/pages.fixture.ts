import { catalogueOf, toCaseFile } from '@countwise/contract';
import { type CrimeVersion, crimeOfFacts, rangeOf, sentence } from '@countwise/engine';
import { bodyOf, charge, record, render } from '../report.fixture.ts';

export const resisting: CrimeVersion = {
  ...crimeOfFacts({ statute: 'PC 148(a)(1)', kind: 'crime', severity: 'misdemeanor', terms: { upper: '364d' } }),
  id: 'resisting',
  name: 'Resisting an officer',
};

export const theft: CrimeVersion = {
  ...crimeOfFacts({ statute: 'PC 487(a)', kind: 'crime', severity: 'felony', terms: { middle: '2y' } }),
  id: 'theft',
  name: 'Grand theft',
};

export const battery: CrimeVersion = { ...resisting, id: 'battery', statute: 'PC 242', terms: { upper: '6m' } };

export type Counts = readonly (readonly [crime: CrimeVersion, changes?: Partial<typeof charge>])[];

/** A report on a case that charges a crime a count, each as the charge says. */
export function reportOf(...counts: Counts) {
  const charges = counts.map(([crime, changes], at) => ({
    ...charge,
    Id: `case.${at + 1}`,
    CrimeId: crime.id,
    CountNumber: at + 1,
    NumberOfStrikes: '0' as const,
    ...changes,
  }));
  const file = toCaseFile({ record: { ...record, NumberOfStrikes: 0 }, charges }, (id) =>
    counts.map(([crime]) => crime).find((crime) => crime.id === id),
  );
  const catalogue = catalogueOf('2026-11-20.test', [...new Set(counts.map(([crime]) => crime))]);
  const answer = sentence(file, catalogue, '2026-11-20');
  const range = rangeOf(file, catalogue, '2026-11-20');
  return { charges, sentence: answer, range };
}

export const summaryOf = (...counts: Counts): string => bodyOf(render({ exposure: true }, reportOf(...counts)));

export const textOf = (body: string): string => body.replaceAll(/<svg.*?<\/svg>/gs, '').replaceAll(/<[^>]*>/g, '');

export const conspired = { CrimeState: 'Conspiracy' } as const;
