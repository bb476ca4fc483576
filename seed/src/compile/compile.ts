import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Artefact, format } from '../catalogue/artefact.ts';
import { codeBook } from '../catalogue/codes.ts';
import { CrimeCatalogue } from '../catalogue/crime-catalogue.ts';
import type { CatalogueRow } from '../catalogue/row.ts';
import type { Fault } from '../csv/fault.ts';
import { readTables } from '../csv/read-table.ts';
import { crimeLine, enhancementLine } from '../csv/schema.ts';
import { buildRow } from './build-row.ts';
import { calibrate } from './calibrate.ts';
import { checkPlainNames } from './check-plain-names.ts';
import { checkReductions } from './check-reductions.ts';
import { checkVersions } from './check-versions.ts';
import { checkWords } from './check-words.ts';
import { crimeDrafts, type Draft, enhancementDraft } from './draft.ts';
import { readLawTables } from './law-tables.ts';
import { placeCorrected } from './place-corrected.ts';
import { placePlain } from './place-plain.ts';
import { placeRows } from './place-rows.ts';

/** Reads every crime and enhancement table: one folder a statute book, `enhancements*.csv` beside the crimes. */
function readDrafts(root: string): { readonly drafts: readonly Draft[]; readonly faults: readonly Fault[] } {
  const codes = readdirSync(join(root, 'tables')).filter((folder) => codeBook(folder)?.code === folder);
  const tables = codes.map((code) => {
    const crimes = readTables(root, `tables/${code}`, /^(?!enhancements).*\.csv$/, crimeLine);
    const enhancements = readTables(root, `tables/${code}`, /^enhancements.*\.csv$/, enhancementLine);
    return {
      drafts: [
        ...crimes.rows.flatMap((line) => crimeDrafts(code, line)),
        ...enhancements.rows.map((line) => enhancementDraft(code, line)),
      ],
      faults: [...crimes.faults, ...enhancements.faults],
    };
  });
  return { drafts: tables.flatMap(({ drafts }) => drafts), faults: tables.flatMap(({ faults }) => faults) };
}

/** `2026-07-21.3f2a9c0d1e4b`: the newest date at which a source was read, and the content. */
function versionOf(rows: readonly CatalogueRow[]): string {
  const lawDate = rows
    .map(({ provenance }) => provenance.asOf)
    .reduce((newest, date) => (date > newest ? date : newest), '');
  return `${lawDate}.${createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12)}`;
}

/** Compiles the source tables under `root` to the artefact, with every fault found. A faulty catalogue is not to be used. */
export function compile(root: string): { readonly artefact: Artefact; readonly faults: readonly Fault[] } {
  const law = readLawTables(root);
  const { drafts, faults } = readDrafts(root);
  const built = drafts.map((draft) => buildRow(draft, law));
  const placed = placeCorrected(placeRows(built.map(({ row }) => row)), law.corrected);
  const withPlain = placePlain(placed.rows, law.plain);
  const { rows } = withPlain;
  const artefact: Artefact = { format, version: versionOf(rows), count: rows.length, rows };
  return {
    artefact,
    faults: [
      ...law.faults,
      ...faults,
      ...checkVersions(drafts),
      ...placed.faults,
      ...withPlain.faults,
      ...built.flatMap((result) => result.faults),
      ...checkWords(law.wordsLines, rows),
      ...calibrate(root, artefact),
      ...checkReductions(root, new CrimeCatalogue(artefact)),
      ...checkPlainNames(root, rows),
    ],
  };
}
