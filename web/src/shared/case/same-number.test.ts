import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { casesQuery, sameNumbered } from './case-queries.ts';
import { storedCase } from './stored-case.fixture.ts';

const made = { ...storedCase };
const row = (Id: string, CaseNumber: string, ParentCaseId: string | null = null) => ({
  ...made,
  Id,
  CaseNumber,
  ParentCaseId,
});

test.for<readonly [string, string | undefined, string | undefined]>([
  ['26F-1', undefined, 'one'],
  [' 26f-1 ', undefined, 'one'],
  ['26F-1', 'one', undefined],
  ['26F-12', undefined, undefined],
  ['', undefined, undefined],
])('the number %j in the form of %s is that of %s', ([number, own, other]) => {
  const client = new QueryClient();
  expect(sameNumbered(client, number, own)).toBeUndefined();
  const cases = [row('offer', '26F-1', 'one'), row('one', '26F-1'), row('blank', '')];
  const rules = { engine: '2026.11.7', catalogue: '2026-07-21' };
  client.setQueryData(casesQuery.queryKey, { pages: [{ cases, next: null, rules }], pageParams: [''] });
  expect(sameNumbered(client, number, own)?.Id).toBe(other);
});
