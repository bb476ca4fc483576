import { expect, test } from 'vitest';
import { nextCaseNumber } from './case-number.ts';

test.for([
  ['2027-01-01T07:59:59.999Z', '26-00-07', 'CASE-NUMBER#county#26'],
  ['2027-01-01T08:00:00.000Z', '27-00-07', 'CASE-NUMBER#county#27'],
])('a case made at %s is numbered %s, in the year of California', async ([at = '', number, counted]) => {
  const scopes: string[] = [];
  const next = async (scope: string) => {
    scopes.push(scope);
    return 7;
  };
  expect(await nextCaseNumber({ next }, 'county', new Date(at))).toBe(number);
  expect(scopes).toEqual([counted]);
});
