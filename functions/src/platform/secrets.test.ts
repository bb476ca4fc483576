import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, expect, test, vi } from 'vitest';
import { passes } from './passing.ts';
import { secretReader } from './secrets.ts';

const manager = mockClient(SecretsManagerClient);
const minute = 60_000;
const stored = (SecretString: string) => manager.on(GetSecretValueCommand).resolves({ SecretString });
const key = () => secretReader(new SecretsManagerClient({ region: 'us-west-2' }))('countwise/test/stripe', 'secretKey');

afterEach(() => {
  manager.reset();
  vi.useRealTimers();
});

test('a secret is read once in five minutes, and then as it was turned', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T08:00:00Z') });
  const read = key();
  stored('{"secretKey":"the first"}');
  expect(await read()).toBe('the first');
  stored('{"secretKey":"the second"}');
  vi.setSystemTime(Date.now() + 5 * minute - 1);
  expect(await read()).toBe('the first');
  expect(manager.commandCalls(GetSecretValueCommand)).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2);
  expect(await read()).toBe('the second');
  expect(manager.commandCalls(GetSecretValueCommand).map(({ args: [{ input }] }) => input)).toEqual([
    { SecretId: 'countwise/test/stripe' },
    { SecretId: 'countwise/test/stripe' },
  ]);
});

test.for(['sk_live_not_json', '{"otherKey":"sk_live_other"}', '{"secretKey":""}', '["sk_live_list"]'])(
  'what is stored wrongly is named, and nothing of it is said: %s',
  async (text) => {
    stored(text);
    const failure = await key()().catch((error: unknown) => String(error instanceof Error ? error.stack : error));
    expect(failure).toContain('The secret countwise/test/stripe holds no text secretKey.');
    expect(failure).not.toContain('sk_live');
  },
);

test('a service that is down passes, and is asked again by the next call', async () => {
  const read = key();
  manager.on(GetSecretValueCommand).rejects(Object.assign(new Error('Rate exceeded'), { name: 'ThrottlingException' }));
  const failure = await read().catch((error: unknown) => error);
  expect(passes(failure)).toBe(true);
  stored('{"secretKey":"there again"}');
  expect(await read()).toBe('there again');
});
