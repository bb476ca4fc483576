import { expect, test } from 'vitest';
import { call } from './client.ts';
import { storedUser } from './database.ts';
import { password, signUp } from './sign-up.ts';

test('what somebody chose for a report is theirs on every device, one choice apart from the other', async () => {
  const username = `chooses-${Date.now()}@example.com`;
  const { user_attr } = await signUp(username, 2);
  const logIn = async () => (await call('POST', '/auth/login', { body: { username, password } })).body;
  const [desk, phone] = [await logIn(), await logIn()];
  expect(desk.user_attr.ReportChoices).toEqual({});
  const change = (token: string, body: object) => call('PATCH', '/JWTUser/reportChoices', { token, body });
  expect(await change(desk.token, { clientMode: true, exposure: false })).toMatchObject({
    status: 200,
    body: { user_attr: { ReportChoices: { clientMode: true, exposure: false } } },
  });
  // both devices at once: neither takes the other's choice back
  const both = [
    change(desk.token, { largerFont: true }),
    change(phone.token, { immigration: false }),
    change(phone.token, { clientMode: false }),
  ];
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const ReportChoices = { clientMode: false, exposure: false, largerFont: true, immigration: false };
  expect((await logIn()).user_attr.ReportChoices).toEqual(ReportChoices);
  expect((await change(desk.token, { somethingElse: true })).status).toBe(400);
  expect((await change(desk.token, { clientMode: 'on' })).status).toBe(400);
  expect((await storedUser(user_attr.id))['ReportChoices']).toMatchObject({ M: { largerFont: { BOOL: true } } });
});
