import { randomUUID } from 'node:crypto';
import { californiaDay } from '@countwise/engine';
import { beforeAll, expect, test } from 'vitest';
import { call, crimeId, logIn, newCase } from './client.ts';

let token: string;
beforeAll(async () => {
  ({ token } = await logIn('individual'));
});

test('a case is made, listed newest first, changed and deleted', async () => {
  const first = await newCase(token);
  const second = await newCase(token, { CaseNumber: 'SF-1' });
  const { body } = await call('GET', '/cases', { token });
  const listed = body.cases.map(({ Id }: { Id: string }) => Id);
  expect(listed.indexOf(second.Id)).toBeLessThan(listed.indexOf(first.Id));
  const change = { CaseStatus: 2, Version: 1 };
  expect(await call('PUT', `/cases/${first.Id}`, { token, body: change })).toMatchObject({
    status: 200,
    body: { CaseStatus: 2, Version: 2 },
  });
  expect(await call('DELETE', `/cases/${first.Id}`, { token })).toEqual({ status: 200, body: { success: true } });
  expect((await call('GET', `/cases/${first.Id}`, { token })).status).toBe(404);
});

test("the list goes on behind a case of one's own, and never leads to another's", async () => {
  const [older, newer] = [await newCase(token), await newCase(token)];
  const listed = async (who: string, next = '') => {
    const { status, body } = await call('GET', `/cases${next && `?next=${encodeURIComponent(next)}`}`, { token: who });
    expect(status).toBe(200);
    return body.cases.map(({ Id }: { Id: string }) => Id);
  };
  const { CreatedAt } = (await call('GET', `/cases/${newer.Id}`, { token })).body;
  const rest = await listed(token, `${CreatedAt}#${newer.Id}`);
  expect(rest).toContain(older.Id);
  expect(rest).not.toContain(newer.Id);
  const { token: stranger } = await logIn('county');
  expect(await listed(stranger, `${CreatedAt}#${newer.Id}`)).not.toContain(older.Id);
  expect((await call('GET', '/cases?next=OWNER%23somebody', { token })).status).toBe(400);
});

test('a page of the list is as long as it is asked to be, and leads to the next', async () => {
  const made = [await newCase(token), await newCase(token), await newCase(token)].map(({ Id }) => Id).reverse();
  const page = async (limit: number, next: string) =>
    (await call('GET', `/cases?limit=${limit}${next && `&next=${encodeURIComponent(next)}`}`, { token })).body;
  const first = await page(1, '');
  const second = await page(2, first.next);
  expect([first, second].map(({ cases }) => cases.length)).toEqual([1, 2]);
  expect([...first.cases, ...second.cases].map(({ Id }) => Id)).toEqual(made);
  for (const limit of ['0', '501', 'all'])
    expect((await call('GET', `/cases?limit=${limit}`, { token })).status).toBe(400);
});

test('fifty cases made at once have fifty different numbers of the year', async () => {
  const made = await Promise.all(Array.from({ length: 50 }, () => newCase(token)));
  const cases = await Promise.all(made.map(({ Id }) => call('GET', `/cases/${Id}`, { token })));
  const numbers = cases.map(({ body }) => body.CaseNumber);
  expect(new Set(numbers).size).toBe(50);
  const year = californiaDay(Date.now()).slice(2, 4);
  for (const number of numbers) expect(number).toMatch(new RegExp(`^${year}-00-\\d{2,}$`));
});

test('the same request twice makes one case', async () => {
  const RequestId = randomUUID();
  const [first, second] = await Promise.all([newCase(token, { RequestId }), newCase(token, { RequestId })]);
  expect(first).toEqual(second);
  const { token: stranger } = await logIn('county');
  const names = { DefendantFirstName: 'Test', DefendantLastName: 'Case' };
  expect((await call('POST', '/cases', { token: stranger, body: { ...names, RequestId } })).status).toBe(404);
});

test('a stale version answers 409 with the case as it stands', async () => {
  const { Id } = await newCase(token);
  await call('PUT', `/cases/${Id}`, { token, body: { CaseNumber: 'first', Version: 1 } });
  expect(await call('PUT', `/cases/${Id}`, { token, body: { CaseNumber: 'second', Version: 1 } })).toMatchObject({
    status: 409,
    body: { message: 'Too Late', current: { CaseNumber: 'first', Version: 2 } },
  });
});

test('every fault of a bad case is told with its field', async () => {
  const { Id } = await newCase(token);
  const body = { CaseStatus: 9, DefendantBirthdate: '1999-02-30', caseAttributes: 'not JSON' };
  const answer = await call('PUT', `/cases/${Id}`, { token, body });
  expect(answer.status).toBe(400);
  const fields = answer.body.faults.map(({ path }: { path: string }) => path);
  expect(fields.toSorted()).toEqual(['CaseStatus', 'DefendantBirthdate', 'caseAttributes']);
});

test('an owner, a version or a creation date is never taken from a request', async () => {
  const { Id } = await newCase(token, { OwnerId: 'somebody', CreatedAt: '2000-01-01T00:00:00.000Z' });
  await call('PUT', `/cases/${Id}`, { token, body: { OwnerId: 'somebody', Version: 1 } });
  const { body } = await call('GET', `/cases/${Id}`, { token });
  expect(body.OwnerId).not.toBe('somebody');
  expect(body.CreatedAt > '2026').toBe(true);
});

test('names are asked for where the organization keeps them', async () => {
  expect(await call('POST', '/cases', { token, body: {} })).toMatchObject({
    status: 400,
    body: { faults: [{ path: 'DefendantFirstName', message: 'Required' }, { path: 'DefendantLastName' }] },
  });
});

test('a scenario copies the case and its charges, once, and goes with it', async () => {
  const main = await newCase(token);
  const CrimeId = await crimeId(token, 'PC 459/460(b)');
  const charge = { CaseId: main.Id, CrimeId, Date: '2026-03-14' };
  await Promise.all(Array.from({ length: 5 }, () => call('POST', '/charges', { token, body: charge })));
  const scenario = await newCase(token, { ParentCaseId: main.Id, ScenarioName: 'Offer' });
  const copy = () =>
    call('POST', `/cases/duplicateChildren/${main.Id}`, { token, body: { scenarioCaseId: scenario.Id } });
  expect(await copy()).toMatchObject({ body: { success: true, copied: 5 } });
  expect(await copy()).toMatchObject({ body: { success: true, copied: 0 } });
  const { body } = await call('GET', `/charges/CaseId/${scenario.Id}`, { token });
  expect(body.map(({ CountNumber }: { CountNumber: number }) => CountNumber)).toEqual([1, 2, 3, 4, 5]);
  const added = await call('POST', '/charges', { token, body: { ...charge, CaseId: scenario.Id } });
  const after = await call('GET', `/charges/CaseId/${scenario.Id}`, { token });
  expect(after.body.map(({ Id }: { Id: string }) => Id).indexOf(added.body.Id)).toBe(5);

  expect(await call('GET', `/cases/scenarios/${scenario.Id}`, { token })).toMatchObject({
    body: { mainCase: { Id: main.Id }, scenarios: [{ Id: scenario.Id, ScenarioName: 'Offer' }] },
  });
  expect((await call('PATCH', `/cases/scenarioName/${scenario.Id}/Open%20plea`, { token })).status).toBe(200);
  expect((await call('PATCH', `/cases/scenarioName/${scenario.Id}/No;`, { token })).status).toBe(400);
  const nameless = { ParentCaseId: main.Id };
  expect((await call('POST', '/cases', { token, body: nameless })).status).toBe(400);
  expect((await call('DELETE', `/cases/scenario/${main.Id}`, { token })).status).toBe(404);
  await call('DELETE', `/cases/${main.Id}`, { token });
  expect((await call('GET', `/cases/${scenario.Id}`, { token })).status).toBe(404);
});

test("a user takes their own data away, and nobody else's", async () => {
  const { token: expired } = await logIn('expired');
  expect((await call('GET', '/cases/export', { token: expired })).body).toMatchObject({ cases: [] });
  const { Id } = await newCase(token, { DefendantLastName: 'Exported' });
  const { body } = await call('GET', '/cases/export', { token });
  expect(body.user.email).toBe('ines@example.com');
  expect(body.cases[0]).toMatchObject({ case: { Id, DefendantLastName: 'Exported' }, charges: [] });
  const owners = body.cases.map((one: { case: { OwnerId: string } }) => one.case.OwnerId);
  expect(new Set(owners)).toEqual(new Set([body.user.id]));
});
