import {
  blankCase,
  caseRecord,
  chargeRecord,
  plainCharge,
  sampleCases,
  toCaseFile,
  totalText,
  writesOf,
} from '@countwise/contract';
import { sentence } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

const catalogue = readCatalogue();
const at = '2026-11-20T00:00:00.000Z';
const identity = { Id: 'case', OwnerId: 'me', CreatedAt: at, UpdatedAt: at, Version: 1 };

test.for(sampleCases)('$number: $shows', (sample) => {
  const writes = writesOf(sample, identity.Id);
  const said = writes.flatMap((write) => (write.kind === 'case' ? [write.fields] : []));
  const charges = writes.flatMap((write) => {
    if (write.kind !== 'add') return [];
    const { CountNumber = 1, ...fields } = write.fields;
    return chargeRecord.parse({
      ...plainCharge,
      ...fields,
      CountNumber,
      Id: `case.${write.Own}`,
      CaseId: 'case',
      Version: 1,
    });
  });
  const record = caseRecord.parse(Object.assign({ ...blankCase, ...identity }, ...said));
  const file = toCaseFile({ record, charges }, (id) => catalogue.row(id));
  const { summary } = sentence(file, catalogue, '2026-11-20');
  expect(totalText(summary)).toBe(sample.total);
});

test('there are ten, each under a number of its own', () => {
  expect(new Set(sampleCases.map(({ number }) => number)).size).toBe(10);
});
