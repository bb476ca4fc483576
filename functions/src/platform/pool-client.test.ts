import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, onTestFinished, test } from 'vitest';
import { poolClient } from './pool-client.ts';

/** A client of a pool that answers as it is told; `asked` counts how often it was. */
async function clientOf(answers: readonly RequestListener[]) {
  let asked = 0;
  const server = createServer((request, response) => {
    const answer = answers[asked];
    asked += 1;
    answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const client = poolClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-west-2',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  return { client, asked: () => asked };
}

const logIn = new InitiateAuthCommand({
  ClientId: 'site',
  AuthFlow: 'USER_PASSWORD_AUTH',
  AuthParameters: { USERNAME: 'ada@example.com', PASSWORD: 'a guess' },
});
const lost: RequestListener = (request) => void request.socket.destroy();
const answered =
  (status: number, body: object): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
const session = answered(200, { AuthenticationResult: { AccessToken: 'token' } });

test.for([
  ['a connection that was closed while it was idle', lost],
  ['a fault of the service', answered(500, { __type: 'InternalErrorException' })],
] as const)('%s is asked again', async ([, first]) => {
  const { client, asked } = await clientOf([first, session]);
  expect((await client.send(logIn)).AuthenticationResult?.AccessToken).toBe('token');
  expect(asked()).toBe(2);
});

test.for(['TooManyRequestsException', 'LimitExceededException', 'NotAuthorizedException'])(
  'what is refused as %s is not asked again',
  async (name) => {
    const { client, asked } = await clientOf([answered(400, { __type: name }), session]);
    await expect(client.send(logIn)).rejects.toMatchObject({ name });
    expect(asked()).toBe(1);
  },
);
