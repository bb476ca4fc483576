import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@countwise/contract';
import { demoAccounts, type Stack, startStack } from '@countwise/infra/local';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { builtFunctions } from './built.ts';
import { runBuilt } from './run-built.ts';

const built = builtFunctions();
const dir = mkdtempSync(join(tmpdir(), 'countwise-bundles-'));
const [someone] = demoAccounts.filter(({ subscriber }) => subscriber === 'county');
let stack: Stack | undefined;
let token = '';

async function call(method: string, path: string, body?: object) {
  const answer = await fetch(`${stack?.origin}/api${path}`, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, location: answer.headers.get('location'), text };
}
const field = (text: string, name: string): string => z.string().parse(z.looseObject({}).parse(JSON.parse(text))[name]);

beforeAll(async () => {
  stack = await startStack({ dir, functionsOf: runBuilt(built) });
  const { email = '', password = '' } = someone ?? {};
  token = field((await call('POST', '/auth/login', { username: email, password })).text, 'token');
}, 180_000);
afterAll(async () => {
  await stack?.stop();
  rmSync(dir, { recursive: true, force: true });
});

test('every function of the contract is built', () => {
  const resources = [...new Set(calls.map(({ resource }) => resource))];
  expect(built.map(({ resource }) => resource).toSorted()).toEqual(resources.toSorted());
});

test('beside the code of each function stands whose work is in it', () => {
  for (const { resource, folder } of built) {
    const notices = readFileSync(join(folder, 'third-party-notices.md'), 'utf8');
    expect([resource, /^## zod [\d.]+ \(MIT\)$/m.test(notices)]).toEqual([resource, true]);
  }
});

test.for([
  ['account', 'PATCH', '/JWTUser/profile', { FirstName: 'Ada', LastName: 'Demo' }],
  ['auth', 'POST', '/auth/confirmPassword', { password: someone?.password }],
  ['registration', 'POST', '/registration/checkEmail', { UserName: 'nobody@example.com' }],
  ['subscription', 'GET', '/subscriber/plan', undefined],
  ['organization', 'GET', '/org/members', undefined],
  ['cases', 'GET', '/cases', undefined],
  ['crimes', 'GET', '/crimes/search?statute=PC%20211&bDate=2026-03-14', undefined],
] as const)('%s answers in a bare root: %s %s', async ([, method, path, body]) => {
  const answer = await call(method, path, body);
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
});

test('secrets come from Secrets Manager as a function runs: its environment has their names', async () => {
  const given = built.flatMap(({ variables }) => Object.entries(variables));
  const names = new Set(given.flatMap(([name, value]) => (/SECRET/.test(name) ? [`${name}=${value}`] : [])));
  expect(names).toEqual(
    new Set([
      'STRIPE_SECRET_NAME=countwise/production/stripe',
      'STRIPE_WEBHOOK_SECRET_NAME=countwise/production/stripe-webhook',
      'BOT_CHECK_SECRET_NAME=countwise/production/bot-check',
    ]),
  );
  const payload = JSON.stringify({ id: 'evt_of_nobody', object: 'event', type: 'ping', data: { object: {} } });
  const said = async (secret: string) => {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const url = `${stack?.origin}/api/stripesubscription/webhook`;
    return (await fetch(url, { method: 'POST', headers, body: payload })).status;
  };
  expect([await said('whsec_local'), await said('whsec_guess')]).toEqual([200, 400]);
});

test('a case with a charge is made, sentenced, read and printed by a browser in a root without its libraries', async () => {
  const names = { DefendantFirstName: 'Bare', DefendantLastName: 'Root' };
  const caseId = field((await call('POST', '/cases', names)).text, 'Id');
  const found = await call('GET', '/crimes/search?statute=PC%20211&bDate=2026-03-14');
  const { content } = z.object({ content: z.array(z.object({ Id: z.string() })) }).parse(JSON.parse(found.text));
  const charge = { CaseId: caseId, CrimeId: content[0]?.Id, Date: '2026-03-14' };
  for (const [method, path, body] of [
    ['POST', '/charges', charge],
    ['GET', `/cases/${caseId}`, undefined],
    ['GET', `/juryInstructions/byCase/${caseId}`, undefined],
    ['GET', `/caseProbationFactors/byCase/${caseId}`, undefined],
    ['GET', `/caseCircumstances/byCase/${caseId}`, undefined],
    ['POST', '/corrections/check', { CaseIds: [caseId] }],
  ] as const) {
    const answer = await call(method, path, body);
    expect([path, answer.status, answer.text.slice(0, 200)]).toEqual([path, 200, expect.any(String)]);
  }
  const print = await call('POST', '/reports/createpdf', { caseId, modules: {} });
  expect([print.status, print.text]).toEqual([200, expect.any(String)]);
  const fileName = field(print.text, 'fileName');
  const { status, location } = await call('GET', `/reports/download/${fileName}`);
  expect(status).toBe(302);
  const pdf = Buffer.from(await (await fetch(location ?? '')).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

test('nothing that a function needs is missing from its root', () => {
  const log = readFileSync(stack?.log ?? '', 'utf8');
  expect(log).not.toMatch(/ERR_MODULE_NOT_FOUND|ENOENT|EROFS|Cannot find (module|package)/);
});
