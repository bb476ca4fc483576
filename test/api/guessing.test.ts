import { expect, inject, test } from 'vitest';
import { call } from './client.ts';
import { codeFor, mailCode, newPhone, person, signUp, textCode, verifiedPhone } from './sign-up.ts';

interface Tried {
  readonly status: number;
  readonly message: string;
}
type Guess = (code: string, address: number) => Promise<Tried>;

/** A call that seems to come from an address of its own. */
const guessing =
  (path: string, bodyOf: (code: string) => object): Guess =>
  async (code, address) => {
    const answer = await fetch(`${inject('origin')}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${address}` },
      body: JSON.stringify(bodyOf(code)),
    });
    const { message } = await answer.json();
    return { status: answer.status, message };
  };

const other = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

/** Thirty wrong codes at once and then some one by one; how many were told to be wrong, and what the right one then gets. */
async function guessed(guess: Guess, right: string) {
  const atOnce = await Promise.all(Array.from({ length: 30 }, (_, i) => guess(other(right, i + 1), i)));
  const after: Tried[] = [];
  for (let i = 40; i < 46; i += 1) after.push(await guess(other(right, i), i));
  const wrong = [...atOnce, ...after].filter(({ status }) => status === 400).length;
  return { wrong, last: after.at(-1), right: await guess(right, 99) };
}

test('a texted code is guessed five times at most, from however many addresses', async () => {
  const phoneNumber = newPhone();
  expect((await textCode(phoneNumber)).status).toBe(200);
  const guess = guessing('/registration/verifyCode', (code) => ({ phoneNumber, code }));
  const { wrong, last, right } = await guessed(guess, await codeFor(`+1${phoneNumber}`));
  expect(wrong).toBeLessThan(5);
  expect([last, right]).toEqual(Array(2).fill({ status: 429, message: 'Max check attempts reached' }));
  const formatted = `(${phoneNumber.slice(0, 3)}) ${phoneNumber.slice(3, 6)}-${phoneNumber.slice(6)}`;
  expect((await textCode(formatted)).status).toBe(429);
  const user = person(`guesser-${Date.now()}@example.com`, phoneNumber);
  expect((await call('POST', '/JWTUser', { body: user })).status).toBe(400);
});

test('a code is texted once a minute, however often it is asked for at once', async () => {
  const phoneNumber = newPhone();
  const sent = await Promise.all(Array.from({ length: 10 }, () => textCode(phoneNumber)));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await textCode(phoneNumber)).body.message).toBe('Please wait 60 seconds before trying again.');
});

test('a mailed code is guessed five times at most', async () => {
  const email = `mailed-${Date.now()}@example.com`;
  expect((await mailCode(email)).status).toBe(200);
  const guess = guessing('/registration/verifyEmailCode', (code) => ({ email, code }));
  const { wrong, right } = await guessed(guess, await codeFor(email));
  expect(wrong).toBeLessThan(5);
  expect(right).toEqual({ status: 429, message: 'Max check attempts reached' });
});

test('a reset code is guessed five times at most, and the password stays', async () => {
  const email = `reset-${Date.now()}@example.com`;
  await signUp(email, 3);
  await call('POST', '/auth/requestResetCode', { body: { UserName: email } });
  const guess = guessing('/auth/resetPassword', (code) => ({ email, code, password: 'Another-Pass-1' }));
  const { wrong, right } = await guessed(guess, await codeFor(email));
  expect(wrong).toBeLessThanOrEqual(5);
  expect(right.status).toBe(429);
  const logIn = (password: string) => call('POST', '/auth/login', { body: { username: email, password } });
  expect((await logIn('Another-Pass-1')).status).toBe(401);
  expect((await logIn('Sentence-2026')).status).toBe(200);
});

test('an access code lets in as many as it says, and nothing like it opens anything', async () => {
  const { token } = await signUp(`opener-${Date.now()}@example.com`, 3);
  const make = (body: object) => call('POST', '/org/invitations', { token, body });
  const { Guid } = (await make({ Uses: 2 })).body;
  // a letter's link has 122 random bits, a code that is typed 59: there is nothing to count
  const letter = (await make({ Email: `opened-${Date.now()}@example.com` })).body.Guid;
  expect(letter).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  for (const code of [Guid, (await make({ Uses: 2 })).body.Guid])
    expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}$/);
  for (const near of [
    Guid.slice(0, 9),
    letter.slice(0, 8),
    Guid.slice(0, -1),
    Guid.toUpperCase(),
    `${Guid}%20`,
    `${Guid.slice(0, 8)}*`,
    '%25%25%25%25%25%25%25%25',
  ])
    expect([near, (await call('GET', `/getSubscriberInfoFromUserGuid/${near}`)).status]).toEqual([near, 404]);

  const several = Array.from({ length: 5 }, (_, i) => `many-${i}-${Date.now()}@example.com`);
  const people = await Promise.all(
    Array.from({ length: 5 }, async (_, i) =>
      call('POST', '/JWTUser', { body: person(several[i] ?? '', await verifiedPhone(several[i] ?? '')) }),
    ),
  );
  const joined = await Promise.all(
    people.map(({ body: { id } }) =>
      call('PATCH', '/JWTUsers/AddSubscriberToUser', { body: { id, SubscriberId: 'invited', accessCode: Guid } }),
    ),
  );
  expect(joined.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 410, 410, 410]);
  expect((await call('GET', '/org/members', { token })).body.seats.used).toBe(3);
});
