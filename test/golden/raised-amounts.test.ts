import { sentence } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

/** Every row that ends on the eve of a raise, and whose name says that it takes more, asks for the value: In re Estrada. */

const catalogue = readCatalogue();
const eves: readonly (string | null)[] = ['2010-01-24', '2010-12-31'];
const graver =
  /(?<!not )over (?:\$|the felony amount)|(?:more than|worth more than) \$|\$[\d,]+ or more|amount or more/;

const rows = catalogue.rows.filter(
  ({ kind, name, end }) => kind === 'crime' && eves.includes(end) && graver.test(name),
);

test('the rows are those of two acts', () => expect(rows.length).toBeGreaterThan(100));

test.for(rows.map(({ id, end }) => [id, end ?? ''] as const))('%s', ([id, end]) => {
  const { notices } = sentence(
    { caseFile: 1, sentencingDate: '2012-06-01', charges: [{ id: 'c1', count: 1, crime: { id }, date: end }] },
    catalogue,
    '2012-06-01',
  );
  expect(notices.map(({ code }) => code)).toContain('LIGHTER_LAW_BY_VALUE');
});
