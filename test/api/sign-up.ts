import { randomInt } from 'node:crypto';
import { termsVersion } from '@countwise/contract';
import { expect, inject } from 'vitest';
import { z } from 'zod';
import { call, handleOf } from './client.ts';

export const password = 'Sentence-2026';
/** A number of somebody made up; no exchange ends in 11. */
export const newPhone = (): string => `916${randomInt(2, 10)}2${randomInt(10_000, 100_000)}`;
/** The token that the bot check's own test key gives. */
export const botToken = 'XXXX.DUMMY.TOKEN.XXXX';

const messages = z.array(z.object({ subject: z.string(), text: z.string() }));

/** What an address or number received, oldest first. */
export async function received(to: string): Promise<z.infer<typeof messages>> {
  const answer = await fetch(`${inject('inbox')}/outbox?to=${encodeURIComponent(to)}`);
  return messages.parse(await answer.json());
}

/** The last six-digit code that an address or number received. */
export const codeFor = async (to: string): Promise<string> =>
  /\d{6}/.exec((await received(to)).at(-1)?.text ?? '')?.[0] ?? '';

/** Texts a code to a phone number. */
export const textCode = (phoneNumber: string) =>
  call('POST', '/registration/sendVerificationSMS', { body: { phoneNumber, botToken } });

/** Mails a code to an address that signs up. */
export const mailCode = (email: string) =>
  call('POST', '/registration/sendVerificationEmail', { body: { email, botToken } });

/** What the codes were answered with, by the phone numbers and addresses they proved. */
const receipts = new Map<string, string>();

/** Proves an address by the code it received. */
export async function verifyEmail(email: string): Promise<void> {
  expect(await mailCode(email)).toMatchObject({ status: 200 });
  const body = { email, code: await codeFor(email.toLowerCase()) };
  const answer = await call('POST', '/registration/verifyEmailCode', { body });
  expect(answer).toMatchObject({ status: 200, body: { receipt: expect.any(String) } });
  receipts.set(email.toLowerCase(), answer.body.receipt);
}

/** A phone number that was proved by its code, of somebody whose address is proved too. */
export async function verifiedPhone(email: string): Promise<string> {
  await verifyEmail(email);
  const phoneNumber = newPhone();
  expect(await textCode(phoneNumber)).toMatchObject({ status: 200 });
  const code = await codeFor(`+1${phoneNumber}`);
  const answer = await call('POST', '/registration/verifyCode', { body: { phoneNumber, code } });
  expect(answer).toMatchObject({ status: 200, body: { receipt: expect.any(String) } });
  receipts.set(phoneNumber, answer.body.receipt);
  return phoneNumber;
}

/** What a person made up for a test sends to sign up. */
export const person = (email: string, PhoneNumber: string) => ({
  UserName: email,
  Email: email,
  FirstName: 'New',
  LastName: 'Person',
  PhoneNumber,
  HashedPassword: password,
  PhoneReceipt: receipts.get(PhoneNumber) ?? '',
  EmailReceipt: receipts.get(email.toLowerCase()) ?? '',
  TermsVersion: termsVersion,
  WhichCounty: 'Yolo',
  // each office of a county signs up once
  WhichAgency: `Office ${randomInt(1_000_000)}`,
});

/** A sign-up from the phone check to the first session. */
export async function signUp(email: string, SubscriptionType: 2 | 3) {
  const phone = await verifiedPhone(email);
  const user = await call('POST', '/JWTUser', { body: person(email, phone) });
  const settings = SubscriptionType === 3 ? await call('POST', '/OrganizationSettings', { body: {} }) : undefined;
  const subscriber = await call('POST', '/subscriber', {
    body: {
      FirstName: 'New',
      LastName: 'Person',
      Email: email,
      Phone: phone,
      SubscriptionType,
      JWTUserId: user.body.id,
      OrganizationSettingsId: settings?.body.Id ?? null,
    },
  });
  const body = { id: user.body.id, SubscriberId: subscriber.body.Id };
  expect(await call('PATCH', '/JWTUsers/AddSubscriberToUser', { body })).toMatchObject({ status: 200 });
  expect(await call('PATCH', '/JWTUsers/AddSubscriberToUser', { body })).toMatchObject({ status: 200, body });
  const session = await call('POST', '/auth/login', { body: { username: email, password } });
  expect(session.status).toBe(200);
  return { ...session.body, key: handleOf(session.body.token) };
}

/** Somebody new who joins by an invitation that an administrator sends, and logs in. */
export async function joinCounty(administrator: string, email: string, Role: string, ApproveCountyUsers = false) {
  const body = { Email: email, Role, ApproveCountyUsers };
  const { body: invitation } = await call('POST', '/org/invitations', { token: administrator, body });
  const { body: user } = await call('POST', '/JWTUser', { body: person(email, await verifiedPhone(email)) });
  const place = { id: user.id, SubscriberId: 'invited', guid: invitation.Guid };
  expect((await call('PATCH', '/JWTUsers/AddSubscriberToUser', { body: place })).status).toBe(200);
  const session = await call('POST', '/auth/login', { body: { username: email, password } });
  return { id: z.string().parse(user.id), token: z.string().parse(session.body.token), email };
}
