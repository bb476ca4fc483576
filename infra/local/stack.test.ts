import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { readySite } from '../src/site/ready-site.ts';
import { readArguments } from './arguments.ts';
import { demoAccounts } from './demo/accounts.ts';
import { root } from './environment/environment.ts';
import { startStack } from './stack.ts';

const patience = 180_000;
/** Answers after which the kill comes, in the middle of further writes. */
const enough = 8;
const newFolder = () => mkdtempSync(join(tmpdir(), 'countwise-'));
const [ines] = demoAccounts;

async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ines?.email, password: ines?.password }),
  });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}

const cases = (origin: string, token: string, lastName?: string) =>
  fetch(`${origin}/api/cases`, {
    method: lastName ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: lastName ? JSON.stringify({ DefendantFirstName: 'Test', DefendantLastName: lastName }) : null,
  });
const lastNames = async (origin: string, token: string) => {
  const { cases: all } = z
    .object({ cases: z.array(z.object({ DefendantLastName: z.string() })) })
    .parse(await (await cases(origin, token)).json());
  return all.map(({ DefendantLastName }) => DefendantLastName);
};

/** The command itself, as `npm start` runs it; resolves once it says that it is ready. */
async function command(dir: string, port: number, ...more: readonly string[]) {
  const words = ['--dir', dir, '--port', String(port), ...more];
  const child = spawn(process.execPath, [join(root, 'infra/local/start.ts'), ...words], { cwd: root });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said.err += text.toString()));
  while (!said.out.includes('ready') && child.exitCode === null) await sleep(20);
  return { child, said };
}
const ended = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null ? new Promise((resolve) => child.once('exit', resolve)) : null;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** The first of eight free ports in a row, below those that the system gives to outgoing connections and other tests. */
async function freeRun(): Promise<number> {
  for (let port = 20_000 + (process.pid % 1_000) * 8; port < 32_000; port += 8) {
    const free = await Promise.all(Array.from({ length: 8 }, (_, at) => isFree(port + at)));
    if (free.every(Boolean)) return port;
  }
  throw new Error('no eight free ports in a row');
}

/** One folder and one run of ports, one start after the other. */
const dir = newFolder();
const port = await freeRun();
const origin = `http://localhost:${port}`;

test('a broken data file is named and left as it is', { timeout: patience }, async () => {
  const file = join(dir, 'cognito', 'pool.json');
  mkdirSync(join(dir, 'cognito'));
  writeFileSync(file, '{"users": [');
  const { ports } = readArguments(['--port', String(port)]);
  await expect(startStack({ dir, ports })).rejects.toThrow(
    `The data file ${file} is broken: put a good copy back, or start anew with --fresh.`,
  );
  expect(readFileSync(file, 'utf8')).toBe('{"users": [');
});

test('--fresh forgets it, and no port of the start that failed is taken; from then on kill -9 loses nothing that was answered, nor the session; a folder that is in use is taken from nobody', {
  timeout: patience,
}, async () => {
  const first = await command(dir, port, '--fresh');
  const token = await logIn(origin);
  const before = await lastNames(origin, token);
  const answered: string[] = [];
  const writeOn = async (writer: string) => {
    for (let at = 0; ; at += 1) {
      const answer = await cases(origin, token, `${writer} ${at}`).catch(() => null);
      if (answer === null) return;
      if (answer.status === 200) answered.push(`${writer} ${at}`);
      if (answered.length >= enough) first.child.kill('SIGKILL');
    }
  };
  await Promise.all(['Ash', 'Birch', 'Cedar'].map(writeOn));
  await ended(first.child);
  readySite();
  const second = await command(dir, port, '--built');
  expect(second.said.err).toBe('');
  const after = await lastNames(origin, token);
  expect(after).toEqual(expect.arrayContaining([...before, ...answered]));
  await expect(startStack({ dir })).rejects.toThrow(/is running already/);
  expect(await lastNames(origin, token)).toEqual(after);
  second.child.kill('SIGINT');
  expect(await ended(second.child)).toBe(0);
});

test('what stands in the way is said in one sentence, with exit code 1', { timeout: patience }, async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(port + 3, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const { child, said } = await command(newFolder(), port);
  await ended(child);
  expect(child.exitCode).toBe(1);
  expect(said.err).toBe(`Port ${port + 3} (Cognito) is in use: stop what holds it, or choose others with --port N.\n`);
});

test('a table that is no database is named', { timeout: patience }, async () => {
  const dir = newFolder();
  mkdirSync(join(dir, 'dynamodb'));
  writeFileSync(join(dir, 'dynamodb', 'table.db'), 'not a database '.repeat(1000));
  await expect(startStack({ dir })).rejects.toThrow(/cannot serve .*table\.db/);
});

test('arguments', () => {
  expect(readArguments(['--port', '5000', '--fresh'])).toMatchObject({
    ports: { site: 5000, outbox: 5006 },
    fresh: true,
    site: 'sources',
    dir: join(root, '.local'),
  });
  expect(() => readArguments(['--port', 'x'])).toThrow('--port takes a number');
  expect(() => readArguments(['--nothing'])).toThrow('Usage: npm start');
});
