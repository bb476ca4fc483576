import { join } from 'node:path';
import { crimeKinds, type Terms } from '@countwise/engine';
import { z } from 'zod';
import type { Artefact } from '../catalogue/artefact.ts';
import { CrimeCatalogue } from '../catalogue/crime-catalogue.ts';
import type { CatalogueRow } from '../catalogue/row.ts';
import type { Fault } from '../csv/fault.ts';
import { readTable, type Sourced } from '../csv/read-table.ts';
import { parseTerms } from '../csv/terms.ts';

const yes = z.enum(['yes', 'no', '']);

/** A crime whose facts are fixed beforehand (R-A15, R-A22): the compiled row must say the same. Empty cells are not compared. */
const calibrationLine = z.object({
  statute: z.string(),
  on: z.iso.date(),
  kind: z.enum(crimeKinds),
  level: z.enum(['F', 'W', 'M']),
  terms: z.string(),
  place: z.string(),
  serious: yes,
  violent: yes,
  groups: z.string(),
  credit: z.string(),
});
type CalibrationLine = z.infer<typeof calibrationLine>;

const termsText = ({ lower, middle, upper }: Terms): string =>
  [lower, middle, upper].filter((slot) => slot !== undefined).join('/');
const said = (fact: boolean): string => (fact ? 'yes' : 'no');

function level({ severity, wobbler }: CatalogueRow): string {
  if (severity === 'felony') return wobbler ? 'W' : 'F';
  return severity === 'misdemeanor' ? 'M' : 'I';
}

function differences(expected: CalibrationLine, row: CatalogueRow): readonly string[] {
  const pairs: readonly (readonly [column: string, wanted: string, got: string])[] = [
    ['kind', expected.kind, row.kind],
    ['level', expected.kind === 'crime' ? expected.level : '', level(row)],
    ['terms', termsText(parseTerms(expected.terms) ?? {}), termsText(row.terms)],
    ['place', expected.place, row.place],
    ['serious', expected.serious, said(row.serious)],
    ['violent', expected.violent, said(row.violent)],
    ['credit', expected.credit, String(row.credit.jail)],
    ...expected.groups
      .split(';')
      .map((group) => ['groups', group, row.groups.find((code) => code === group) ?? ''] as const),
  ];
  return pairs
    .filter(([, wanted, got]) => wanted !== '' && wanted !== got)
    .map(([column, wanted, got]) => `${column} ${got}, not ${wanted}`);
}

function check(catalogue: CrimeCatalogue, { row: expected, file, line }: Sourced<CalibrationLine>): readonly Fault[] {
  const [row] = catalogue.candidates(expected.statute, expected.on);
  const messages = row === undefined ? ['no such row'] : differences(expected, row);
  return messages.map((message) => ({ file, line, column: 'statute', message: `${expected.statute}: ${message}` }));
}

/** Compares the compiled rows with the calibration crimes and enhancements. */
export function calibrate(root: string, artefact: Artefact): readonly Fault[] {
  const { rows, faults } = readTable(root, join(root, 'tables', 'law', 'calibration.csv'), calibrationLine);
  const catalogue = new CrimeCatalogue(artefact);
  return [...faults, ...rows.flatMap((line) => check(catalogue, line))];
}
