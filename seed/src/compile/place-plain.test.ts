import { expect, test } from 'vitest';
import { CrimeCatalogue } from '../catalogue/crime-catalogue.ts';
import type { PlainLine } from '../csv/schema.ts';
import { artefact } from './compiled.fixture.ts';
import { placePlain } from './place-plain.ts';

const { rows } = artefact;
const catalogue = new CrimeCatalogue(artefact);
const lineOf = (asks: PlainLine['asks'], graver: string, ids: readonly string[]) => ({
  row: { graver, plain: [...ids], asks },
  file: 'plain.csv',
  line: 2,
});
const plain = (graver: string, ...ids: readonly string[]) => lineOf('conviction', graver, ids);

test.for([
  [plain('pc-314-1~with-a-prior~f', 'pc-314-1~m'), []],
  [plain('gone~f', 'pc-314-1~m'), ['no crime gone~f']],
  [plain('pc-314-1~with-a-prior~f', 'gone~m'), ['no crime gone~m']],
  [plain('pc-314-1~with-a-prior~f'), ['no plain form of pc-314-1~with-a-prior~f']],
  [lineOf('violation', 'pc-314-1~with-a-prior~f', []), []],
  [plain('pc-314-1~m', 'pc-314-1~with-a-prior~f'), ['pc-314-1~with-a-prior~f is the graver crime']],
] as const)('%j', ([line, messages]) => {
  expect(placePlain(rows, [line]).faults.map(({ message }) => message)).toEqual(messages);
});

test.for([
  ['pc-314-1~with-a-prior~f', 'Attempt', '2026-03-01', 'pc-314-1~m'],
  ['pc-314-1~with-a-prior~f', 'Attempt', undefined, 'pc-314-1~m'],
  ['pc-314-1~with-a-prior~f', 'Completed', '2026-03-01', 'pc-314-1~with-a-prior~f'],
  ['pc-314-1~with-a-prior~f', 'Conspiracy', '2026-03-01', 'pc-314-1~with-a-prior~f'],
  ['pc-647.6-c-2~f', 'Attempt', '2026-03-01', 'pc-647.6-c-2~f'],
  ['pc-594.7~f~1994-01-01', 'Attempt', '1999-03-01', 'pc-594-b-2-aa~before-march-2000~m'],
  ['pc-594.7~f~1994-01-01', 'Attempt', '2000-03-08', 'pc-594-b-2-aa~m~2000-03-08'],
] as const)('%s, %s, %s is a conviction of %s (J-181)', ([id, state, on, of]) => {
  const row = catalogue.row(id);
  expect(row && catalogue.convicted(row, state, on).id).toBe(of);
});

/** Lines of what asks for a conviction whose plain form has no version of a day of theirs: the attempt stays of the graver form. */
test('the plain form is the law as long as the graver one is', () => {
  const short = rows.flatMap((row) => {
    if (row.plain?.asks !== 'conviction') return [];
    const versions = row.plain.ids.flatMap((id) => catalogue.row(id) ?? []);
    const begins = versions.some(({ effective }) => (effective ?? '') <= (row.effective ?? ''));
    const ends = versions.some(({ end }) => (end ?? '9') >= (row.end ?? '9'));
    return begins && ends ? [] : [row.statute];
  });
  // before 2004 section 499b had vessels among others; of the chemicals before 1990 and the plants before 2005 no row tells the
  // plain crime; before 2007 there was no section 23109.1 (J-269)
  const openBefore = ['PC 499(a)', 'PC 499(b)', 'VC 23109(a)', 'HS 11100(g)', 'FA 80174'];
  expect([...new Set(short)]).toEqual(openBefore);
});
