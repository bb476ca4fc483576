import { expect, test } from 'vitest';
import { call, logIn } from './client.ts';
import { signUp } from './sign-up.ts';

/** As somebody types it who was told it. */
const spoken = (code: string): string => code.toUpperCase().replaceAll('-', ' ');

test('an access code moves somebody without a subscription into an office, as often as it may be used', async () => {
  const [{ token: office }, joiner, late] = await Promise.all([
    logIn('county'),
    signUp(`joins-${Date.now()}@example.com`, 2),
    signUp(`late-${Date.now()}@example.com`, 2),
  ]);
  const code = await call('POST', '/org/invitations', { token: office, body: { Role: 'employee', Uses: 1 } });
  const join = (token: string) =>
    call('POST', '/subscriber/join', { token, body: { accessCode: ` ${spoken(code.body.Guid)} ` } });

  expect(await join(joiner.token)).toMatchObject({ status: 200, body: { pending: false } });
  expect((await call('GET', '/cases', { token: joiner.token })).status).toBe(200);
  expect(await join(joiner.token)).toMatchObject({
    status: 409,
    body: { message: 'You have a subscription already.' },
  });
  const { members } = (await call('GET', '/org/members', { token: office })).body;
  expect(members).toContainEqual(expect.objectContaining({ Email: joiner.user_attr.email, Role: 'employee' }));

  const { body: log } = await call('GET', `/org/audit?user=${joiner.user_attr.id}`, { token: office });
  expect(log.entries).toMatchObject([
    { Act: 'member.joined', Detail: `Role employee, access code ${code.body.Guid.slice(0, 4)}` },
  ]);

  expect((await join(late.token)).status).toBe(410);
  expect((await call('GET', '/cases', { token: late.token })).status).toBe(402);
});

test('a code that nobody gave opens nothing', async () => {
  const { token } = await signUp(`lost-${Date.now()}@example.com`, 2);
  expect((await call('POST', '/subscriber/join', { token, body: { accessCode: 'not-a-code' } })).status).toBe(404);
});
