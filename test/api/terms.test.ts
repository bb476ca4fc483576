import { termsVersion } from '@countwise/contract';
import { expect, test } from 'vitest';
import { call } from './client.ts';
import { storedUser, withoutOfUser } from './database.ts';
import { password, signUp } from './sign-up.ts';

const inForce = {
  M: { version: { S: termsVersion }, at: { S: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) } },
};

test('the version of the terms that somebody agreed to is kept with the moment', async () => {
  const { user_attr } = await signUp(`agrees-${Date.now()}@example.com`, 2);
  expect(user_attr.TermsVersion).toBe(termsVersion);
  expect((await storedUser(user_attr.id))['TermsAccepted']).toEqual(inForce);
});

test('an account from before the terms were asked for is known as one, agrees once, and to the text in force only', async () => {
  const username = `earlier-${Date.now()}@example.com`;
  const { user_attr } = await signUp(username, 2);
  await withoutOfUser(user_attr.id, 'TermsAccepted');
  const logIn = () => call('POST', '/auth/login', { body: { username, password } });
  const { token, user_attr: before } = (await logIn()).body;
  expect(before.TermsVersion).toBeNull();
  const agree = (TermsVersion: string) => call('POST', '/JWTUser/terms', { token, body: { TermsVersion } });
  expect((await agree('2020-01-01')).status).toBe(400);
  expect((await storedUser(user_attr.id))['TermsAccepted']).toBeUndefined();
  expect(await agree(termsVersion)).toMatchObject({ status: 200, body: { user_attr: { TermsVersion: termsVersion } } });
  expect((await storedUser(user_attr.id))['TermsAccepted']).toEqual(inForce);
  expect((await logIn()).body.user_attr.TermsVersion).toBe(termsVersion);
});
