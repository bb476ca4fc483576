import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { handler } from './from-edge.ts';
import { edgeHeader } from './header.ts';

const current = 'a-new-key-of-48-letters-a-new-key-of-48-letters-';
const previous = 'an-old-key-of-48-letters-an-old-key-of-48-letter';

/** Lambda's extension, as https://docs.aws.amazon.com/secretsmanager/latest/userguide/retrieving-secrets_lambda.html has it. */
async function extension(keys: Readonly<Record<string, string>>) {
  const server = createServer(({ url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const key = keys[searchParams.get('versionStage') ?? ''];
    const asked = pathname === '/secretsmanager/get' && searchParams.get('secretId') === 'countwise/test/edge';
    if (headers['x-aws-parameters-secrets-token'] !== 'token' || !asked || key === undefined)
      response.writeHead(400).end('{}');
    else response.end(JSON.stringify({ SecretString: JSON.stringify({ key }) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  onTestFinished(() => void vi.unstubAllEnvs());
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('PARAMETERS_SECRETS_EXTENSION_HTTP_PORT', String(port));
  vi.stubEnv('AWS_SESSION_TOKEN', 'token');
  vi.stubEnv('EDGE_SECRET', 'countwise/test/edge');
}
const says = (key?: string) => handler({ headers: key === undefined ? {} : { [edgeHeader]: key } });

test.for([
  ['the key in use', current, true],
  ['the key before it', previous, true],
  ['another', 'a-made-up-key-of-48-letters-a-made-up-key-of-48-', false],
  ['nothing', undefined, false],
] as const)('a caller who says %s', async ([, key, isAuthorized]) => {
  await extension({ AWSCURRENT: current, AWSPREVIOUS: previous });
  expect(await says(key)).toEqual({ isAuthorized });
});

test('before the first turn there is one key', async () => {
  await extension({ AWSCURRENT: current });
  expect(await says(current)).toEqual({ isAuthorized: true });
  expect(await says('undefined')).toEqual({ isAuthorized: false });
});

test('nobody is let in while the secret cannot be read', async () => {
  await extension({});
  await expect(says(current)).rejects.toThrow('cannot be read: 400');
});
