import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../shared/free-ports.ts';
import { botCheckSecret, dummyToken } from './dummy-token.ts';
import { serveBotCheck } from './serve-bot-check.ts';

test('only the dummy token of the right secret is a person', async () => {
  const [port = 0] = await freePorts(1);
  const { stop } = await serveBotCheck(port);
  onTestFinished(stop);
  const service = `http://127.0.0.1:${port}/turnstile/v0`;
  const verify = async (secret: string, response: string) => {
    const body = new URLSearchParams({ secret, response });
    return (await fetch(`${service}/siteverify`, { method: 'POST', body })).json();
  };
  expect(await verify(botCheckSecret, dummyToken)).toMatchObject({ success: true });
  expect(await verify(botCheckSecret, 'robot')).toMatchObject({ 'error-codes': ['invalid-input-response'] });
  expect(await verify('guess', dummyToken)).toMatchObject({ success: false });
  expect(await (await fetch(`${service}/api.js`)).text()).toContain(dummyToken);
});
