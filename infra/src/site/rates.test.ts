import { apiPrefix, calls } from '@countwise/contract';
import { expect, test } from 'vitest';
import { rates, refused, type SeenRequest } from './rates.ts';

const office = '198.51.100.7';
const people = Array.from({ length: 500 }, (_, at) => `Bearer ${at}`);
/** A caller's requests, one after another. */
const requests = (address: string, paths: readonly string[], authorization?: string): readonly SeenRequest[] =>
  paths.map((path) => ({ address, path, ...(authorization !== undefined && { authorization }) }));
const times = (number: number, path: string): readonly string[] => Array.from({ length: number }, () => path);
const path = (id: string): string => `${apiPrefix}${calls.find((call) => call.id === id)?.path}`;
const login = path('auth.login');

/** A morning as `test/e2e/office.spec.ts` counts it, with a wrong password first and as much again for what is looked up. */
const morning = [...times(2, login), ...times(100, `${apiPrefix}/cases/1`)];
const workAccount = [path('auth.authenticateMicrosoftToken'), path('auth.loginWithMicrosoftToken')];
const signUp = calls
  .filter(({ caller, resource }) => caller === 'anyone' && resource === 'registration')
  .flatMap((call) => times(2, `${apiPrefix}${call.path}`));

test.for([
  ['passwords', morning],
  ['work accounts', [...workAccount, ...times(100, `${apiPrefix}/cases/1`)]],
  ['signing up', [...signUp, login]],
  ['the files of a cold visit', times(90, '/assets/app-1a2b.js')],
] as const)('500 people of one office within five minutes are not refused: %s', ([, asked]) => {
  expect(refused(people.flatMap((one) => requests(office, asked, one)))).toEqual([]);
});

test.for([
  ['guesses passwords', times(5000, login), undefined, 1000],
  ['asks whose addresses are known', times(5000, path('registration.checkEmail')), undefined, 1000],
  ['reads all it can with one session', times(5000, `${apiPrefix}/cases`), 'Bearer stolen', 1500],
  ['floods the API', times(100_000, `${apiPrefix}/siteSettings`), undefined, 60_000],
] as const)('one address that %s is refused', ([, asked, authorization, let_through]) => {
  expect(refused(requests('203.0.113.9', asked, authorization))).toHaveLength(asked.length - let_through);
});

test('a way in has one path each, so that no value in it is counted apart', () => {
  const guesses = rates.find(({ name }) => name === 'guesses')?.paths;
  expect(guesses).toContain(login);
  expect(guesses).not.toContain(path('auth.checkcredentials'));
  expect(JSON.stringify(guesses)).not.toContain('{');
});
