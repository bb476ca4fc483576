import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, type Stack, startFunctions, startStack } from '@countwise/infra/local';
import { z } from 'zod';
import { clients, type Run } from './fault-clients.ts';
import { type Fault, type FaultProxy, faultProxy } from './fault-proxy.ts';

/** Longest an answer may take while a neighbour hangs, in milliseconds. */
const patience = 6000;
const table = 'AWS_ENDPOINT_URL_DYNAMODB';
const neighbours = {
  'sign-in': 'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
  mail: 'AWS_ENDPOINT_URL_SESV2',
  files: 'AWS_ENDPOINT_URL_S3',
} as const;

/** Every fault at its share, with the rounds of each of five clients. */
const tried: readonly (readonly [Fault | undefined, number, number])[] = [
  [undefined, 0, 12],
  ['throttled', 0.05, 12],
  ['server error', 0.05, 12],
  ['lost before', 0.05, 12],
  ['answer lost', 0.05, 12],
  ['three seconds late', 0.05, 5],
  ['hangs', 0.02, 5],
];

const proxies = new Map<string, FaultProxy>();

/** The local stack, its functions with a proxy before every service of the cloud. */
async function stackWithProxies(dir: string): Promise<Stack> {
  const names = [table, ...Object.values(neighbours)];
  const targets: Record<string, string> = {};
  for (const name of names) proxies.set(name, await faultProxy(() => targets[name] ?? ''));
  return startStack({
    dir,
    functionsOf: (environment, log) => {
      for (const name of names) targets[name] = environment[name] ?? '';
      const through = names.map((name): [string, string] => [name, proxies.get(name)?.address ?? '']);
      return startFunctions({ ...environment, ...Object.fromEntries(through) }, log);
    },
  });
}

const at = (times: readonly number[], share: number): string =>
  String(Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function line(what: string, { actions, refused, times, lost, doubled }: Run): string {
  const not200 = [...refused].map(([status, number]) => `${number} x ${status}`).join(', ') || '0';
  const spread = [at(times, 0.5), at(times, 0.95), at(times, 1)].join('/');
  return `| ${what} | ${actions} | ${not200} | ${spread} | ${lost} | ${doubled} |`;
}

const dir = mkdtempSync(join(tmpdir(), 'countwise-faults-'));
const stack = await stackWithProxies(dir);
let token = '';
const call = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${stack.origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: z.unknown().parse(await answer.json()) };
};
const sound: boolean[] = [];

try {
  const [person] = demoAccounts.filter(({ subscriber }) => subscriber === 'county');
  const credentials = { username: person?.email, password: person?.password };
  token = z.looseObject({ token: z.string() }).parse((await call('POST', '/auth/login', credentials)).body).token;
  const found = await call('GET', '/crimes/search?statute=PC%20487(a)&bDate=2026-03-14');
  const hits = z.looseObject({ content: z.array(z.looseObject({ Id: z.string() })) }).parse(found.body).content;
  const crime = hits[0]?.Id ?? '';

  say('| fault of the database | actions | not 200 | p50/p95/max ms | lost | doubled |\n|---|---|---|---|---|---|');
  for (const [fault, share, rounds] of tried) {
    proxies.get(table)?.set(fault, share);
    const count = await clients(call, crime, { people: 5, rounds });
    proxies.get(table)?.set(undefined, 0);
    const run = await count();
    say(line(fault === undefined ? 'none' : `${fault} ${share * 100} %`, run));
    sound.push(run.lost === 0 && run.doubled === 0 && run.refused.size === 0);
    if (fault === 'hangs') sound.push((run.times.at(-1) ?? 0) < patience);
  }

  say('\n| neighbour that hangs | call | answer | ms | ms while it answers |\n|---|---|---|---|---|');
  const made = await call('POST', '/cases', { DefendantFirstName: 'Fault', DefendantLastName: 'Print' });
  const { Id } = z.looseObject({ Id: z.string() }).parse(made.body);
  const calls = [
    ['sign-in', 'POST', '/auth/login', () => credentials],
    ['mail', 'POST', '/org/invitations', (nth: number) => ({ Email: `fault-${Date.now()}-${nth}@example.com` })],
    ['files', 'POST', '/reports/createpdf', () => ({ caseId: Id, modules: {} })],
  ] as const;
  for (const [name, method, path, body] of calls) {
    const proxy = proxies.get(neighbours[name]);
    const timed = async (sent: object) => {
      const begun = performance.now();
      const { status } = await call(method, path, sent);
      return { status, took: Math.round(performance.now() - begun) };
    };
    const { took: usual } = await timed(body(1));
    proxy?.set('hangs', 1);
    const { status, took } = await timed(body(2));
    proxy?.set(undefined, 0);
    say(`| ${name} | ${method} ${path} | ${status} | ${took} | ${usual} |`);
    sound.push(status === 503 && took - usual < patience);
  }
} finally {
  await stack.stop();
  for (const proxy of proxies.values()) proxy.stop();
  rmSync(dir, { recursive: true, force: true });
}
process.exitCode = sound.every(Boolean) ? 0 : 1;
say(process.exitCode === 0 ? '\nheld: nothing lost or doubled, every answer in time' : '\nnot held');
