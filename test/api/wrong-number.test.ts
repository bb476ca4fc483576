import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { call, logIn, newCase } from './client.ts';
import { storedUnder } from './database.ts';
import { password, received, signUp } from './sign-up.ts';

const support = 'support@countwise.example';
let token: string;
let email: string;
beforeAll(async () => {
  email = `wrong-${Date.now()}@example.com`;
  ({ token } = await signUp(email, 3));
});

const report = (fields: object = {}) => ({
  RequestId: randomUUID(),
  CaseId: null,
  Screen: 'Charges',
  Message: 'The robbery is counted twice.',
  Facts: '{"total":"5y 8m","caseFile":{"charges":[]}}',
  ...fields,
});
const tell = (body: object, who = token) => call('POST', '/corrections/wrongNumber', { token: who, body });
const lettersOf = async ({ RequestId }: { readonly RequestId: string }) =>
  (await received(support)).filter(({ text }) => text.includes(RequestId));

test('what is told is sent to our support as it was shown, once', async () => {
  const { Id } = await newCase(token);
  const body = report({ CaseId: Id });
  expect(await tell(body)).toEqual({ status: 200, body: { success: true } });
  expect(await tell({ ...body, Message: 'Another.' })).toMatchObject({ status: 200 });
  const letters = await lettersOf(body);
  expect(letters.map(({ subject }) => subject)).toEqual(['Wrong number: Charges']);
  for (const part of [body.Message, body.Facts, Id, email]) expect(letters[0]?.text).toContain(part);
  expect(letters[0]?.text).not.toContain('Another.');
});

test('a case of somebody else is not there, and nothing is sent', async () => {
  const { token: other } = await logIn('individual');
  const body = report({ CaseId: (await newCase(other)).Id });
  expect(await tell(body)).toMatchObject({ status: 404 });
  expect(await tell({ ...body, CaseId: 'none' })).toMatchObject({ status: 404 });
  expect(await lettersOf(body)).toEqual([]);
});

test('who has no subscription any more may tell of a number too; who is nobody may not', async () => {
  const { token: expired } = await logIn('expired');
  expect((await tell(report({ Screen: 'Credit calculator' }), expired)).status).toBe(200);
  expect((await call('POST', '/corrections/wrongNumber', { body: report() })).status).toBe(401);
});

test.for([
  ['Message', ''],
  ['Message', 'x'.repeat(2001)],
  ['Screen', ' '],
  ['Screen', 'x'.repeat(61)],
  ['Facts', 'no JSON'],
  ['Facts', '[]'],
  ['Facts', `{"text":"${'x'.repeat(200_000)}"}`],
  ['RequestId', 'once'],
])('a %s of another kind or too long is refused', async ([field = '', value]) => {
  const { status, body } = await tell(report({ [field]: value }));
  expect([status, body.faults.map(({ path }: { path: string }) => path)]).toEqual([400, [field]]);
});

test('nothing that is written becomes a header or a receiver of the letter', async () => {
  const victim = `victim-${Date.now()}@example.com`;
  const body = report({ Screen: `Charges\r\nBcc: ${victim}`, Message: `To: ${victim}` });
  expect((await tell(body)).status).toBe(200);
  expect((await lettersOf(body)).map(({ subject }) => subject)).toEqual([`Wrong number: Charges Bcc: ${victim}`]);
  expect(await received(victim)).toEqual([]);
});

test('twenty a day and no more, at once too; what was taken may be sent again', async () => {
  const { token: busy } = await signUp(`busy-${Date.now()}@example.com`, 3);
  const bodies = Array.from({ length: 24 }, () => report());
  const statuses = await Promise.all(bodies.map(async (body) => [body, (await tell(body, busy)).status] as const));
  expect(statuses.filter(([, status]) => status === 200)).toHaveLength(20);
  expect(statuses.filter(([, status]) => status === 429)).toHaveLength(4);
  const taken = statuses.find(([, status]) => status === 200)?.[0] ?? {};
  expect((await tell(taken, busy)).status).toBe(200);
  expect(await tell(report(), busy)).toMatchObject({ status: 429 });
  expect((await tell(report())).status).toBe(200);
});

test('what somebody told goes with their account', async () => {
  const leaver = `leaver-${Date.now()}@example.com`;
  const session = await signUp(leaver, 2);
  expect((await tell(report(), session.token)).status).toBe(200);
  const partition = `WRONG-NUMBER#${session.user_attr.id}`;
  expect(await storedUnder(partition)).toHaveLength(2);
  const body = { Email: leaver, Password: password };
  expect((await call('POST', '/JWTUser/deleteAccount', { token: session.token, body })).status).toBe(200);
  expect(await storedUnder(partition)).toEqual([]);
});
