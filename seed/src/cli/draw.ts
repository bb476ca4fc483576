import { createHash } from 'node:crypto';
import { californiaDay, isInForce } from '@countwise/engine';
import type { CatalogueRow } from '../catalogue/row.ts';
import { readCatalogue } from '../compiled/read-compiled.ts';

const today = californiaDay(Date.now());
const isNow = (row: CatalogueRow): boolean => isInForce(row, today);
const isCrimeOf = (code: string, row: CatalogueRow): boolean =>
  isNow(row) && row.kind === 'crime' && row.codeDefinitionCode === code;

/** Parts of the catalogue, and how many rows of each are read beside their text. */
const strata: readonly (readonly [name: string, size: number, belongs: (row: CatalogueRow) => boolean])[] = [
  ['PC felonies', 45, (row) => isCrimeOf('PC', row) && row.severity === 'felony'],
  ['PC misdemeanors', 15, (row) => isCrimeOf('PC', row) && row.severity === 'misdemeanor'],
  ['enhancements', 15, (row) => isNow(row) && row.kind !== 'crime'],
  ['HS', 11, (row) => isCrimeOf('HS', row)],
  ['VC', 11, (row) => isCrimeOf('VC', row)],
  ['other codes', 15, (row) => isNow(row) && row.kind === 'crime' && !/^(PC|HS|VC)$/.test(row.codeDefinitionCode)],
  ['former law', 8, (row) => !isNow(row)],
];

const hashOf = (word: string, { id }: CatalogueRow): string =>
  createHash('sha256').update(`${word} ${id}`).digest('hex');

const rowText = (row: CatalogueRow): string =>
  [
    row.id,
    row.name,
    row.severity,
    Object.values(row.terms).join('/'),
    row.place,
    row.wobbler ? 'wobbler' : '',
    `${row.effective ?? '…'} to ${row.end ?? '…'}`,
    row.attachesTo.join(' '),
    row.probationLimit?.id ?? '',
    row.provenance.trust,
  ].join(' | ');

/** Draws rows by a word, such as the hash of the last commit: the same word draws the same rows of one catalogue. */
const [word = ''] = process.argv.slice(2);
const { rows } = readCatalogue();
for (const [name, size, belongs] of strata) {
  const drawn = rows.filter(belongs).toSorted((left, right) => (hashOf(word, left) < hashOf(word, right) ? -1 : 1));
  process.stdout.write(`# ${name}: ${size} of ${drawn.length}\n${drawn.slice(0, size).map(rowText).join('\n')}\n`);
}
