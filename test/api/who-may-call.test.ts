import { calls } from '@countwise/contract';
import { beforeAll, expect, test } from 'vitest';
import { call, crimeId, logIn, newCase } from './client.ts';

/** The calls on a case and its charges: what each is sent, given the ids of somebody's case and charge. */
const onCases: Record<string, (ids: { caseId: string; chargeId: string; crime: string }) => object | undefined> = {
  'cases.get': () => undefined,
  'cases.change': () => ({ CaseNumber: 'taken over' }),
  'cases.delete': () => undefined,
  'cases.restore': () => undefined,
  'cases.scenarios': () => undefined,
  'cases.duplicateChildren': ({ caseId }) => ({ scenarioCaseId: caseId }),
  'cases.fetchAll': ({ caseId }) => ({ field: '*', table: 'charges', condition: { CaseId: caseId } }),
  'charges.populated': () => undefined,
  'charges.ofCase': () => undefined,
  'charges.create': ({ caseId, crime }) => ({ CaseId: caseId, CrimeId: crime, Date: '2026-03-14' }),
  'charges.change': () => ({ SelectedTerm: 1 }),
  'charges.delete': () => undefined,
  'probation.listFactors': () => undefined,
  'probation.listLimitations': () => undefined,
  'circumstances.listOfCase': () => undefined,
  'reports.createpdf': ({ caseId }) => ({ caseId, modules: {} }),
};

let ids: { caseId: string; chargeId: string; crime: string };
let owner: string;
let stranger: string;
let expired: string;

beforeAll(async () => {
  [owner, stranger, expired] = await Promise.all([
    logIn('individual').then(({ token }) => token),
    logIn('county').then(({ token }) => token),
    logIn('expired').then(({ token }) => token),
  ]);
  const crime = await crimeId(owner, 'PC 459/460(b)');
  const { Id: caseId } = await newCase(owner);
  const charge = await call('POST', '/charges', {
    token: owner,
    body: { CaseId: caseId, CrimeId: crime, Date: '2026-03-14' },
  });
  ids = { caseId, crime, chargeId: charge.body.Id };
});

const matrix = calls
  .filter(({ id }) => id in onCases)
  .map(({ id, method, path }) => ({
    id,
    send: (token?: string) => {
      const place = path.startsWith('/charges/{id}') ? ids.chargeId : ids.caseId;
      const body = onCases[id]?.(ids);
      return call(method, path.replace(/\{\w+\}/, place), { ...(token && { token }), ...(body && { body }) });
    },
  }));

test('the matrix has every call it names', () => {
  expect(matrix.map(({ id }) => id).toSorted()).toEqual(Object.keys(onCases).toSorted());
});

test.for(matrix)('$id: 401 without a session, 402 when expired, 404 for a stranger', async ({ send }) => {
  expect(await send()).toMatchObject({ status: 401, body: { requestId: expect.any(String) } });
  expect(await send(`${owner}x`)).toMatchObject({ status: 401 });
  expect(await send(expired)).toMatchObject({ status: 402, body: { subscriptionStatus: 'Expired' } });
  expect(await send(stranger)).toMatchObject({ status: 404 });
});

const without = (path: string) => path.replaceAll(/\{\w+\}/g, 'none-at-all');
const open = calls.filter(({ caller }) => caller === 'anyone' || caller === 'webhook');

test.for(calls.filter((one) => !open.includes(one)))('$id needs a session', async ({ method, path }) => {
  expect(await call(method, without(path))).toMatchObject({ status: 401 });
});

test.for(open)('$id is answered to anyone, if only with what is wrong', async ({ method, path }) => {
  const { status, body } = await call(method, without(path));
  expect([200, 400, 404]).toContain(status);
  expect(String(body.message)).not.toMatch(/^There is no call /);
});

test('after all of it the case stands as it was', async () => {
  expect(await call('GET', `/cases/${ids.caseId}`, { token: owner })).toMatchObject({
    status: 200,
    body: { Version: 1 },
  });
  const { body } = await call('GET', `/charges/CaseId/${ids.caseId}`, { token: owner });
  expect(body).toMatchObject([{ Id: ids.chargeId, Version: 1, SelectedTerm: 3 }]);
});
