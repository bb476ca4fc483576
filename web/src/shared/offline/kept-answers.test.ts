import { apiPrefix, calls } from '@countwise/contract';
import { expect, test } from 'vitest';
import { isReadOffline } from './kept-answers.ts';

test.for([
  ['/cases', true],
  ['/cases/c1', true],
  ['/cases/c1/charges/populated', true],
  ['/charges/CaseId/c1', true],
  ['/case/c1/offers', true],
  ['/crimes/search', true],
  ['/lawTexts/PC/667', true],
  ['/cases/export', false],
  ['/case/c1/offers/o1/card', false],
  ['/reports/download/r.pdf', false],
  ['/org/members', false],
  ['/org/audit', false],
  ['/JWTUser/activity', false],
  ['/subscriber/plan', false],
] as const)('%s is kept to be read without a connection: %s', ([path, isKept]) => {
  expect(isReadOffline(apiPrefix + path)).toBe(isKept);
});

test('nothing of a county, an account or a sign-up is kept', () => {
  const kept = calls.filter(({ method, path }) => method === 'GET' && isReadOffline(apiPrefix + path));
  expect(kept.length).toBeGreaterThan(10);
  expect(
    kept.map(({ path }) => path).filter((path) => /org|user|subscri|regist|export|download|card/i.test(path)),
  ).toEqual([]);
});
