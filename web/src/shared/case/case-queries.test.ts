import { type CaseRecord, readCaseAttributes, writeCaseAttributes } from '@countwise/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepAnswers, keepCase, showFollowed } from './case-queries.ts';
import { chargesQuery } from './charges-query.ts';
import { storedCase } from './stored-case.fixture.ts';

const row = (Id: string, more: Partial<CaseRecord> = {}): CaseRecord => ({
  ...storedCase,
  Id,
  ...more,
});
const familyKey = ['scenarios', 'one'];

test('a list of scenarios that is to be asked for again still is when an answer is kept in it', async () => {
  const client = new QueryClient();
  client.setQueryData(familyKey, { mainCase: row('one'), scenarios: [row('offer', { ParentCaseId: 'one' })] });
  keepAnswers(client, [row('offer')]);
  expect(client.getQueryState(familyKey)?.isInvalidated).toBe(false);
  await client.invalidateQueries({ queryKey: ['scenarios'] });
  keepAnswers(client, [row('offer')]);
  keepCase(client, row('one', { Version: 2 }));
  expect(client.getQueryState(familyKey)?.isInvalidated).toBe(true);
});

test('a case that was changed is no longer compared with what the server computed before', () => {
  const client = new QueryClient();
  const { queryKey } = chargesQuery('one');
  const known = { charges: [], crimes: [], limitations: [], factors: [], circumstances: [], sentence: { charges: [] } };
  client.setQueryData(queryKey, known);
  keepCase(client, row('one', { Version: 2 }));
  expect(client.getQueryData(queryKey)?.sentence).toBeNull();
});

test('what a scenario shares of the person stands alike in the list of scenarios, whichever of them was changed', () => {
  const client = new QueryClient();
  const crData = [{ dateIn: '2026-03-14', dateOut: '2026-03-20', creditRatio: 'auto' }] as const;
  const offer = row('offer', { ParentCaseId: 'one' });
  const family = { mainCase: row('one'), scenarios: [offer] };
  client.setQueryData(familyKey, family);
  showFollowed(client, offer, { ...offer, caseAttributes: writeCaseAttributes('', { crData: [...crData] }) });
  const { mainCase, scenarios } = client.getQueryData<typeof family>(familyKey) ?? family;
  expect([mainCase, ...scenarios].map(({ caseAttributes }) => readCaseAttributes(caseAttributes).crData)).toEqual([
    crData,
    crData,
  ]);
});
