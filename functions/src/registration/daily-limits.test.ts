import { expect, test } from 'vitest';
import { verifyEmailRoutes } from './verify-email.ts';
import { sendVerificationSmsRoute } from './verify-phone.ts';

/** The routes that send codes to strangers, of which so many are sent already today; and what they send. */
function sending(taken: Readonly<Record<string, number>>) {
  const sent: string[] = [];
  const deps = {
    isHuman: async () => true,
    quotas: { take: async (kind: string, _whom: string, most: number) => (taken[kind] ?? 0) < most },
    oneTime: { send: async (_purpose: string, to: string) => void sent.push(to) },
  } as never;
  const [mail] = verifyEmailRoutes(deps);
  const ask = (route: ReturnType<typeof sendVerificationSmsRoute> | undefined, body: object) =>
    route?.run({ headers: {}, body: JSON.stringify(body) } as never, undefined);
  return {
    sent,
    text: () => ask(sendVerificationSmsRoute(deps), { phoneNumber: '9165550112' }),
    mail: () => ask(mail, { email: 'ana@example.com' }),
  };
}

test('so many codes are texted and mailed a day, to all strangers together, and then none', async () => {
  const before = sending({ texts: 1999, letters: 4999 });
  await before.text();
  await before.mail();
  expect(before.sent).toEqual(['9165550112', 'ana@example.com']);
  const after = sending({ texts: 2000, letters: 5000 });
  await expect(after.text()).rejects.toMatchObject({ status: 503, message: 'Please try again later.' });
  await expect(after.mail()).rejects.toMatchObject({ status: 503, message: 'Please try again later.' });
  expect(after.sent).toEqual([]);
});
