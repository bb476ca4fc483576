import { createHmac, generateKeyPairSync, randomInt, sign } from 'node:crypto';
import { calls } from '@countwise/contract';
import { demoAccounts } from '@countwise/infra/local';
import { beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { call, logIn } from './client.ts';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const read = (text: string) =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
const pathOf = (path: string): string => path.replaceAll(/\{\w+\}/g, 'sample12');
const byToken = calls.filter(({ caller }) => caller !== 'anyone' && caller !== 'webhook');

let token = '';
beforeAll(async () => {
  ({ token } = await logIn('individual'));
});

/** Twelve tokens that nobody was given. */
function forgedFrom(own: string): readonly string[] {
  const [head = '', body = '', signature = ''] = own.split('.');
  const [header, claims] = [read(head), read(body)];
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signed = (heading: object, said: object): string => {
    const text = `${part({ ...header, ...heading })}.${part({ ...claims, ...said })}`;
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  };
  const byHmac = `${part({ ...header, alg: 'HS256' })}.${body}`;
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  return [
    'garbage',
    'a.b.c',
    `${part({ ...header, alg: 'none' })}.${body}.`,
    `${part({ ...header, alg: 'nOnE' })}.${body}.`,
    `${head}.${part({ ...claims, sub: 'somebody' })}.${signature}`,
    `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    `${head}.${body}.`,
    signed({}, {}),
    signed({ kid: 'other' }, {}),
    signed({ jwk: publicKey.export({ format: 'jwk' }), jku: 'https://evil.example' }, {}),
    signed({ kid: undefined }, { exp: 9_999_999_999 }),
    `${byHmac}.${createHmac('sha256', pem).update(byHmac).digest('base64url')}`,
  ];
}

test('every call that needs a session refuses twelve bad tokens', { timeout: 300_000 }, async () => {
  const forged = forgedFrom(token);
  const wrong: string[] = [];
  for (const { id, method, path } of byToken) {
    const body = method === 'GET' ? {} : { body: {} };
    const answers = await Promise.all(forged.map((each) => call(method, pathOf(path), { token: each, ...body })));
    wrong.push(...answers.flatMap(({ status }, nth) => (status === 401 ? [] : [`${id} with token ${nth}: ${status}`])));
  }
  expect(forged).toHaveLength(12);
  expect(wrong).toEqual([]);
});

/** As many as ask at the same time: the twins answer in one thread, where the cloud has as many as it needs. */
const lanes = 10;

test('500 log-ins of one office, one after the other in ten lanes, are refused nothing', {
  timeout: 300_000,
}, async () => {
  const people = demoAccounts.filter(({ subscriber }) => subscriber !== 'expired');
  const begun = Date.now();
  const lane = async (first: number): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (let nth = first; nth < 500; nth += lanes) {
      const { email = '', password = '' } = people[nth % people.length] ?? {};
      statuses.push((await call('POST', '/auth/login', { body: { username: email, password } })).status);
    }
    return statuses;
  };
  const statuses = (await Promise.all(Array.from({ length: lanes }, (_, nth) => lane(nth)))).flat();
  console.log(`500 log-ins: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

/** How many bodies are made up; `FUZZ=10000` looks longer. */
const bodies = Number(process.env['FUZZ'] ?? '1000');
const oddities: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  'x'.repeat(3000),
  '\u0000',
  '\u202e',
  '💥',
  '9999-12-31',
  '0000-01-01',
  '__proto__',
  "'; drop table",
  [],
  [[[]]],
  {},
  { $gt: '' },
];
const oneOf = <T>(all: readonly T[]): T | undefined => all[randomInt(all.length)];
/** The fields that the calls know, so that a body looks like one. */
const names = calls.flatMap(({ body }) => (body instanceof z.ZodObject ? Object.keys(body.shape) : []));
const madeUp = (depth: number): unknown =>
  depth === 0 || randomInt(3) > 0
    ? oneOf(oddities)
    : Object.fromEntries(Array.from({ length: randomInt(5) }, () => [oneOf(names) ?? 'x', madeUp(depth - 1)]));
/** A body of a call: each of its fields there or not, each as it may not be. */
function bodyFor({ body }: (typeof calls)[number]): unknown {
  if (!(body instanceof z.ZodObject) || randomInt(8) === 0) return madeUp(3);
  return Object.fromEntries(
    Object.keys(body.shape)
      .filter(() => randomInt(4) > 0)
      .map((name) => [name, madeUp(2)]),
  );
}

test(`${bodies} made-up bodies break nothing`, { timeout: 900_000 }, async () => {
  // what ends the session or the account would end the test
  const asked = calls.filter(({ id, method }) => method !== 'GET' && !['auth.logout', 'account.delete'].includes(id));
  const counts = new Map<number, number>();
  const broken: string[] = [];
  for (let made = 0; made < bodies; made += 20)
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const one = oneOf(asked);
        if (one === undefined) return;
        const body = JSON.stringify(bodyFor(one));
        const { status } = await fetch(`${inject('origin')}/api${pathOf(one.path)}`, {
          method: one.method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body,
        });
        counts.set(status, (counts.get(status) ?? 0) + 1);
        if (status >= 500) broken.push(`${one.id} ${status}: ${body.slice(0, 300)}`);
      }),
    );
  console.log(
    `${bodies} bodies: ${[...counts]
      .toSorted(([one], [other]) => one - other)
      .map(([status, count]) => `${count}x${status}`)
      .join(' ')}`,
  );
  expect(broken).toEqual([]);
});
