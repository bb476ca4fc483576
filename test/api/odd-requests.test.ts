import { beforeAll, expect, inject, test } from 'vitest';
import { call, crimeId, newCase } from './client.ts';
import { signUp } from './sign-up.ts';

let own: string;
let ownId: string;
let stranger: string;
let caseId: string;
let chargeId: string;
let strangersCase: string;
beforeAll(async () => {
  const owner = await signUp(`odd-${Date.now()}@example.com`, 3);
  [own, ownId] = [owner.token, owner.user_attr.id];
  stranger = (await signUp(`odder-${Date.now()}@example.com`, 3)).token;
  ({ Id: caseId } = await newCase(own));
  ({ Id: strangersCase } = await newCase(stranger));
  const charge = { CaseId: caseId, CrimeId: await crimeId(own, 'PC 459/460(b)'), Date: '2026-03-14' };
  chargeId = (await call('POST', '/charges', { token: own, body: charge })).body.Id;
}, 60_000);

/** A request as it is written, path and body. */
const raw = (method: string, path: string, body?: string) =>
  fetch(`${inject('origin')}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${own}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });

const listed = { field: '*', table: 'charges' };
test.for([
  ...['users', 'subscribers', 'Charges', 'charges;--', 'constructor', '__proto__', ['charges'], { $ne: '' }, null].map(
    (table) => ({ table }),
  ),
  ...['password', 'CaseId,OwnerId', '*;', ['*']].map((field) => ({ field })),
  ...[{ CaseId: { $ne: null } }, { CaseId: ['a'] }, { CaseId: '' }, { OwnerId: 'x' }, {}, 'CaseId = 1', null].map(
    (condition) => ({ condition }),
  ),
])('the closed list stays closed to %j', async (changed) => {
  const body = { ...listed, condition: { CaseId: caseId }, ...changed };
  expect((await call('POST', '/dbtable/fetchAll', { token: own, body })).status).toBe(400);
});

test('the closed list has nothing of another owner', async () => {
  const ask = (condition: object) => call('POST', '/dbtable/fetchAll', { token: own, body: { ...listed, condition } });
  expect((await ask({ CaseId: caseId })).body).toMatchObject([{ Id: chargeId }]);
  expect((await ask({ CaseId: strangersCase })).status).toBe(404);
  expect((await ask({ CaseId: caseId, OwnerId: 'somebody' })).status).toBe(400);
  for (const id of [`${caseId}#CASE`, `CASE#${caseId}`, `${caseId}.x`, '*', '%'])
    expect((await ask({ CaseId: id })).status).toBe(404);
});

test.for([
  ['/cases/..%2F..%2Forg%2Faudit', 404],
  ['/cases/%00', 404],
  ['/cases/a%2Fb', 404],
  [`/cases/${'a'.repeat(5000)}`, 400],
  ['/cases/%E0%A4%A', 404],
  ['/cases/__proto__', 404],
  ['/cases/constructor', 404],
  ['/CASES', 404],
  ['//cases', 404],
  ['/cases/', 404],
  ['/crimes/search?statute[$ne]=x&bDate=2026-03-14&__proto__[isAdmin]=1', 200],
  ['/org/audit?act=__proto__', 400],
  ['/org/audit?next=%00&user=%23', 200],
  ['/org/audit?from=2026-11-20T00:00:00.000Z&to=2026-11-19T00:00:00.000Z', 200],
  ['/org/audit?from=2026-02-30T00:00:00.000Z', 400],
  ['/reports/download/..%2Fsecret.pdf', 400],
  ['/reports/download/%2e%2e%2fsecret.pdf', 400],
  ['/reports/download/none.pdf', 404],
] as const)('GET %s', async ([path, status]) => {
  expect((await raw('GET', path)).status).toBe(status);
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const named = '"DefendantFirstName":"Test","DefendantLastName":"Case"';
test.for([
  ['not JSON', '{"CaseNumber":', 400],
  ['null', 'null', 400],
  ['a list', '[]', 400],
  ['a text', '"case"', 400],
  ['deep', nested(100_000), 400],
  ['deep where nothing is read', `{${named},"more":${nested(100_000)}}`, 200],
  ['four million letters', `{${named},"CaseNumber":"${'a'.repeat(4_000_000)}"}`, 400],
  ['more than ten megabytes', `{${named},"more":"${'a'.repeat(10 * 1024 * 1024)}"}`, 413],
] as const)('a new case whose body is %s', async ([, body, status]) => {
  expect((await raw('POST', '/cases', body)).status).toBe(status);
});

test('a prototype in a body changes nothing', async () => {
  const body = `{${named},"__proto__":{"isAdmin":true,"OwnerId":"x"},"constructor":{"prototype":{"isAdmin":true}}}`;
  const answer = await raw('POST', '/cases', body);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ OwnerId: ownId, CaseNumber: expect.stringMatching(/-00-/) });
});

test('what a case keeps as text may be deep and breaks nothing', async () => {
  const caseAttributes = `{"ProbationSelections":${nested(20_000)}}`;
  expect((await call('PUT', `/cases/${caseId}`, { token: own, body: { caseAttributes } })).status).toBe(200);
  expect((await call('GET', `/cases/${caseId}/charges/populated`, { token: own })).status).toBe(200);
  const poisoned = '{"__proto__":{"runStirCalculation":false},"crData":[]}';
  expect((await call('PUT', `/cases/${caseId}`, { token: own, body: { caseAttributes: poisoned } })).status).toBe(200);
  expect((await call('GET', `/cases/${caseId}/charges/populated`, { token: own })).status).toBe(200);
});

test.for([
  ['POST', '/cases', '{"DefendantLastName":"\\ud800"}'],
  ['POST', '/cases', '{"DefendantLastName":"\\udc00\\ud800"}'],
  ['POST', '/dbtable/fetchAll', '{"field":"*","table":"charges","condition":{"CaseId":"\\udfff"}}'],
  ['POST', '/registration/checkCountyStatus', '{"county":"Yolo\\ud83d"}'],
  ['POST', '/registration/checkCountyStatus', '{"county":"Yolo","\\ud83d":1}'],
  ['PATCH', '/JWTUsers/AddSubscriberToUser', '{"id":"\\ud800","SubscriberId":"x"}'],
  ['POST', '/subscriber/join', '{"accessCode":"\\ud800"}'],
] as const)('%s %s %s: half a surrogate is refused at the edge', async ([method, path, body]) => {
  const answer = await raw(method, path, body);
  expect(answer.status).toBe(400);
  expect((await answer.json()).message).toContain('half a character');
});

test('a whole pair of surrogates is text like any other', async () => {
  const answer = await raw('POST', '/cases', '{"DefendantFirstName":"A","DefendantLastName":"\\ud83d\\ude00"}');
  expect([answer.status, (await answer.json()).DefendantLastName]).toEqual([200, '😀']);
});

test('bytes that are no text are refused, where the gateway hands on bytes', async () => {
  const send = async (...bytes: readonly number[]) => {
    const body = Buffer.concat([Buffer.from('{"county":"Yolo'), Buffer.from(bytes), Buffer.from('"}')]);
    const headers = { 'content-type': 'application/octet-stream' };
    return fetch(`${inject('origin')}/api/registration/checkCountyStatus`, { method: 'POST', headers, body });
  };
  expect((await send(0xc3, 0xa9)).status).toBe(200);
  const answer = await send(0xc3, 0x28);
  expect([answer.status, (await answer.json()).message]).toEqual([400, 'The body must be text in UTF-8.']);
});

test('of many faults an answer tells fifty', async () => {
  const writes = Array.from({ length: 2000 }, () => ({ kind: 'none such' }));
  const { status, body } = await call('POST', `/cases/${caseId}/changes`, { token: own, body: { writes } });
  expect(status).toBe(400);
  expect(body.faults.length).toBeLessThanOrEqual(50);
});

test.for(['constructor', '__proto__', 'seti_\ud800', '../customers', 'pi_1', ''])(
  'a payment set-up is not named %s',
  async (setup_intent) => {
    const body = { stripeParams: { setup_intent } };
    expect((await call('POST', '/stripesubscription/confirmSubscription', { token: own, body })).status).toBe(400);
  },
);
