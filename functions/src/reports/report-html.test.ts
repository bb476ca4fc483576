import { readCatalogue, readReference } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { previewReportRoute } from './preview-report.ts';
import { charge, record } from './report.fixture.ts';

const catalogue = readCatalogue();
const found = catalogue.byStatute('PC 211/212.5(c)', '2026-03-14');
if (found.kind === 'missing') throw new Error(found.message);
const charges = [{ ...charge, CrimeId: found.crime.id }];

/** The cover of a case of one robbery, asked for on 1 August 2026. */
async function coverOf(caseAttributes: object, charged: readonly (typeof charge)[] = charges): Promise<string> {
  const whole = async () => ({
    record: { ...record, caseAttributes: JSON.stringify(caseAttributes) },
    charges: charged,
    limitations: [],
    factors: [],
    circumstances: [],
  });
  const now = () => new Date('2026-08-01T19:00:00Z');
  const route = previewReportRoute({ cases: { whole }, catalogue, reference: readReference(), now } as never);
  const event = { headers: {}, body: JSON.stringify({ caseId: 'case', modules: {} }) } as never;
  const user = { Id: 'owner', FirstName: 'Ada', LastName: 'Demo' };
  const { body = '' } = await route.run(event, { user } as never);
  return JSON.parse(body).html;
}

test.for([
  [{}, '08/01/2026'],
  [{ sentencingDate: '2026-11-30' }, '11/30/2026'],
] as const)('of %j the sentencing law is that of %s, beside the law of the offense', async ([attributes, day]) => {
  const html = await coverOf(attributes);
  expect(html).toContain(`<dt>Sentencing law of</dt><dd>${day}</dd>`);
  expect(html).toContain('<dt>Law of the offense</dt><dd>03/14/2026</dd>');
  expect(html).toContain('<dt>Computed on</dt><dd>08/01/2026</dd>');
});

test('the law of the offense has the days of counts, and none of a status enhancement or of what hangs on a count', async () => {
  const [count] = charges;
  if (count === undefined) throw new Error('no count');
  const other = { ...count, Id: 'case.2', Date: '2025-01-06' } as const;
  const cover = (...more: readonly (typeof charge)[]) => coverOf({}, [count, ...more]);
  const law = '<dt>Law of the offense</dt><dd>03/14/2026</dd>';
  expect(await cover({ ...other, CountNumber: 0 })).toContain(law);
  expect(await cover({ ...other, parentCharge: count.Id })).toContain(law);
  expect(await cover({ ...other, CountNumber: 2 })).toContain('2 dates, 01/06/2025 to 03/14/2026');
});
