import { generateKeyPairSync, sign } from 'node:crypto';
import { calls } from '@countwise/contract';
import { beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { call, crimeId, newCase } from './client.ts';
import { poolCall, signInWithWorkAccount } from './pool.ts';
import { person, received, signUp, verifiedPhone } from './sign-up.ts';

const email = `owner-${Date.now()}@example.com`;
let own: string;
let stranger: string;
let caseId: string;
let chargeId: string;
let strangersCase: string;
beforeAll(async () => {
  own = (await signUp(email, 3)).token;
  stranger = (await signUp(`stranger-${Date.now()}@example.com`, 3)).token;
  ({ Id: caseId } = await newCase(own));
  ({ Id: strangersCase } = await newCase(stranger));
  const charge = { CaseId: caseId, CrimeId: await crimeId(own, 'PC 459/460(b)'), Date: '2026-03-14' };
  chargeId = (await call('POST', '/charges', { token: own, body: charge })).body.Id;
}, 60_000);

/** What no request says of a user, a subscriber or a case: who they are and what they may is ours to say. */
const rights = {
  isAdmin: true,
  Membership: 'active',
  SubscriptionStatus: 'Valid',
  SubscriptionEndDate: '2999-01-01T00:00:00.000Z',
  MaximumUsers: 99_999,
  ActiveUsers: 0,
  StripeCustomerId: 'cus_other',
  StripeSubscriptionId: 'sub_other',
  MicrosoftId: 'somebody',
  OwnerId: 'somebody',
  PoolId: 'somebody',
  CreatedAt: '2000-01-01T00:00:00.000Z',
  UsesLeft: 1000,
} as const;
const fields = z.object({ properties: z.record(z.string(), z.unknown()).default({}) });
const fieldsOf = (schema: z.ZodType): readonly string[] =>
  Object.keys(fields.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).properties);

test('no call takes a right out of its body; a role is given by two calls only', () => {
  const taking = (names: readonly string[]) =>
    calls.filter(({ body }) => fieldsOf(body).some((name) => names.includes(name))).map(({ id }) => id);
  expect(taking(Object.keys(rights))).toEqual([]);
  expect(taking(['Role']).toSorted()).toEqual(['organization.changeMember', 'organization.invite']);
  expect(taking(['SubscriberId']).toSorted()).toEqual(['registration.addSubscriberToUser', 'registration.enterprise']);
});

test('a sign-up by invitation that asks for more gets what the invitation gives', async () => {
  const founder = await signUp(`greedless-${Date.now()}@example.com`, 3);
  const email = `greedy-${Date.now()}@example.com`;
  const body = { Email: email, Role: 'employee', ...rights, SubscriberId: 'another', Guid: 'known' };
  const invitation = await call('POST', '/org/invitations', { token: founder.token, body });
  expect(invitation.body).toMatchObject({ UsesLeft: 1, Guid: expect.stringMatching(/-/) });
  const more = { ...rights, Role: 'admin', SubscriberId: 'another' };
  const { body: user } = await call('POST', '/JWTUser', {
    body: { ...person(email, await verifiedPhone(email)), ...more },
  });
  const join = { ...more, id: user.id, guid: invitation.body.Guid };
  expect(await call('PATCH', '/JWTUsers/AddSubscriberToUser', { body: join })).toMatchObject({
    status: 200,
    body: { SubscriberId: founder.user_attr.SubscriberId },
  });
  const { body: session } = await call('POST', '/auth/login', { body: { username: email, password: 'Sentence-2026' } });
  expect(session.user_attr).toMatchObject({ isAdmin: false, Role: 'employee' });
  const change = await call('PUT', `/org/members/${user.id}`, {
    token: founder.token,
    body: { ...more, Role: 'other' },
  });
  expect(change.body).toMatchObject({ Role: 'other' });
  expect((await call('GET', '/org/audit', { token: session.token })).status).toBe(403);
  const settings = { DefendantDOB: true, ...more };
  const kept = await call('PUT', '/org/organizationSettings', { token: founder.token, body: settings });
  expect(Object.keys(kept.body.organizationSettings)).not.toEqual(expect.arrayContaining(['isAdmin']));
  expect((await call('GET', '/org/members', { token: founder.token })).body.seats).toEqual({
    used: 2,
    maximum: 10_000,
  });
});

test('a sign-up under way is taken over by nobody who has another phone and another address', async () => {
  const email = `under-way-${Date.now()}@example.com`;
  const phone = await verifiedPhone(email);
  const begun = await call('POST', '/JWTUser', { body: person(email, phone) });
  const other = `thief-${email}`;
  const own = person(other, await verifiedPhone(other));
  const thief = { ...own, UserName: email.toUpperCase(), Email: email.toUpperCase(), HashedPassword: 'Another-Pass-1' };
  const tries = await Promise.all(Array.from({ length: 3 }, () => call('POST', '/JWTUser', { body: thief })));
  expect(tries.map(({ status }) => status)).toEqual([400, 400, 400]);
  const name = { FirstName: 'New', LastName: 'Person', Email: email, Phone: phone };
  const { body: subscriber } = await call('POST', '/subscriber', {
    body: { ...name, SubscriptionType: 2, JWTUserId: begun.body.id },
  });
  const body = { id: begun.body.id, SubscriberId: subscriber.Id };
  expect((await call('PATCH', '/JWTUsers/AddSubscriberToUser', { body })).status).toBe(200);
  const logIn = (password: string) => call('POST', '/auth/login', { body: { username: email, password } });
  expect((await logIn('Another-Pass-1')).status).toBe(401);
  expect((await logIn('Sentence-2026')).status).toBe(200);
});

test('a subscriber that says it has paid has not', async () => {
  const email = `unpaid-${Date.now()}@example.com`;
  const PhoneNumber = await verifiedPhone(email);
  const { body: user } = await call('POST', '/JWTUser', { body: person(email, PhoneNumber) });
  const name = { FirstName: 'New', LastName: 'Person', Email: email, Phone: PhoneNumber };
  const { body: subscriber } = await call('POST', '/subscriber', {
    body: { ...name, ...rights, SubscriptionType: 2, JWTUserId: user.id },
  });
  const body = { id: user.id, SubscriberId: subscriber.Id, ...rights };
  expect((await call('PATCH', '/JWTUsers/AddSubscriberToUser', { body })).status).toBe(200);
  const { token } = (await call('POST', '/auth/login', { body: { username: email, password: 'Sentence-2026' } })).body;
  const address = { City: 'Davis', Address: '1 A Street', State: 'CA', Zip: '95616' };
  const patch = { ...address, ...rights, Id: 'another', SubscriptionType: 3 };
  expect((await call('PATCH', `/subscriber/${subscriber.Id}`, { token, body: patch })).status).toBe(200);
  const check = await call('POST', '/auth/checkcredentials', { body: { user_token: token } });
  expect(check).toMatchObject({
    status: 402,
    body: {
      subscriptionStatus: 'No_Stripe_ID',
      user_attr: { Subscriber: { StripeCustomerId: null, SubscriptionType: 2 } },
    },
  });
  expect((await call('GET', '/cases', { token })).status).toBe(402);
});

test('a case and a charge stay where they are, whatever their changes say', async () => {
  const wanted = {
    ...rights,
    Id: strangersCase,
    CaseId: strangersCase,
    ParentCaseId: strangersCase,
    ChargesRevision: 99,
  };
  expect((await call('PUT', `/cases/${caseId}`, { token: own, body: wanted })).body).toMatchObject({
    Id: caseId,
    ParentCaseId: null,
  });
  const charge = await call('PUT', `/charges/${chargeId}`, { token: own, body: { ...wanted, SelectedTerm: 2 } });
  expect(charge.body).toMatchObject({ Id: chargeId, CaseId: caseId, SelectedTerm: 2 });
  expect((await call('GET', `/charges/CaseId/${strangersCase}`, { token: stranger })).body).toEqual([]);
  const scenario = { ParentCaseId: strangersCase, ScenarioName: 'Theirs' };
  expect((await call('POST', '/cases', { token: own, body: scenario })).status).toBe(404);
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
test('no token but a genuine access token opens a session', async () => {
  const [head = '', claims = '', signature = ''] = own.split('.');
  const read = (text: string) =>
    z.record(z.string(), z.unknown()).parse(JSON.parse(String(Buffer.from(text, 'base64url'))));
  const [header, said] = [read(head), read(claims)];
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { AuthenticationResult } = z
    .object({ AuthenticationResult: z.object({ IdToken: z.string(), RefreshToken: z.string() }) })
    .parse(
      await poolCall('InitiateAuth', {
        ClientId: said['client_id'],
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: 'Sentence-2026' },
      }),
    );
  const longer = part({ ...said, exp: 9_999_999_999 });
  const forged = {
    none: `${part({ ...header, alg: 'none' })}.${claims}.`,
    changed: `${head}.${longer}.${signature}`,
    otherKey: `${head}.${longer}.${sign('sha256', Buffer.from(`${head}.${longer}`), privateKey).toString('base64url')}`,
    id: AuthenticationResult.IdToken,
    refresh: AuthenticationResult.RefreshToken,
    twice: `${own}, Bearer ${own}`,
  };
  for (const [name, token] of Object.entries(forged)) {
    const user_token = { body: { user_token: token } };
    const answers = await Promise.all([
      call('GET', '/cases', { token }),
      call('POST', '/auth/checkcredentials', user_token),
      call('POST', '/auth/subscriptionCheck', user_token),
      call('POST', '/authenticateMicrosoftToken', { body: { token } }),
      call('POST', '/loginWithMicrosoftToken', { body: { token, key: 'key' } }),
    ]);
    expect([name, answers.map(({ status }) => status)]).toEqual([name, [401, 401, 401, 401, 401]]);
  }
});

test('who a work account is comes from its token, not from the id beside it', async () => {
  const work = await signInWithWorkAccount('emil@county.example');
  const { foundMSUser } = (await call('POST', '/authenticateMicrosoftToken', { body: { token: work.token } })).body;
  const other = { token: work.token, microsoftUserId: 'somebody' };
  expect((await call('POST', '/authenticateMicrosoftToken', { body: other })).body).toEqual({ foundMSUser });
  const asEmil = { microsoftUserId: foundMSUser.MicrosoftId, MicrosoftUser: foundMSUser };
  for (const path of ['/authenticateMicrosoftToken', '/loginWithMicrosoftToken'])
    expect((await call('POST', path, { body: { ...asEmil, token: own, key: 'key' } })).status).toBe(401);
  await call('POST', '/auth/confirmPassword', { token: own, body: { password: 'Sentence-2026' } });
  expect((await call('POST', '/microsoftusers', { token: own, body: { ...asEmil, token: own } })).status).toBe(401);
  expect((await call('POST', '/microsoftusers', { token: own, body: { token: work.token } })).status).toBe(409);
});

test('a report is reached by its owner under its name and by nobody otherwise', { timeout: 90_000 }, async () => {
  const { body } = await call('POST', '/reports/createpdf', { token: own, body: { caseId, modules: {} } });
  const location = new URL((await call('GET', `/reports/download/${body.fileName}`, { token: own })).body.location);
  expect((await fetch(location)).status).toBe(200);
  const ownerId = location.pathname.split('/').at(-2);
  for (const name of [body.fileName, `${ownerId}%2F${body.fileName}`, `..%2F${ownerId}%2F${body.fileName}`]) {
    const { status } = await call('GET', `/reports/download/${name}`, { token: stranger });
    expect([name, [400, 404].includes(status)]).toEqual([name, true]);
  }
  const changed = (change: (address: URL) => void) => {
    const address = new URL(location);
    change(address);
    return fetch(address).then(({ status }) => status);
  };
  expect(await changed((address) => address.searchParams.delete('X-Amz-Signature'))).toBe(403);
  expect(await changed((address) => address.searchParams.set('X-Amz-Expires', '604800'))).toBe(403);
  expect(
    await changed((address) => {
      address.pathname = address.pathname.replace('.pdf', '0.pdf');
    }),
  ).toBe(403);
});

test('nothing a request says becomes a header or a receiver of a letter', async () => {
  const victim = `victim-${Date.now()}@example.com`;
  const subject = `Quote\r\nBcc: ${victim}\u2028To: ${victim}`;
  const letter = { from: 'ines@example.com', to: victim, subject, html: '<p>Hello</p><script>alert(1)</script>' };
  expect((await call('POST', '/registration/customQuote', { token: own, body: letter })).status).toBe(200);
  const sent = (await received('support@countwise.example')).find(({ subject: line }) => line.includes(victim));
  expect(sent?.subject).toBe(`Quote: Quote Bcc: ${victim} To: ${victim}`);
  expect(sent?.text).not.toContain('<script>');
  expect(await received(victim)).toEqual([]);
  for (const from of [`a@example.com\r\nBcc: ${victim}`, `a@example.com,${victim}`, `"a" <${victim}>`])
    expect((await call('POST', '/registration/customQuote', { token: own, body: { ...letter, from } })).status).toBe(
      400,
    );
});

test('an announcement is served as data, never as a page', async () => {
  const VHtmlContent = '<script>alert(1)</script><p>Friday</p>';
  const publish = (more: object) =>
    call('PUT', '/org/announcement', { token: own, body: { Title: null, VHtmlContent, AdType: 1, ...more } });
  expect((await publish({ ImageUrl: 'javascript:alert(1)' })).status).toBe(400);
  const { body } = await publish({ Id: 'mine' });
  expect(body.announcement).toMatchObject({ Id: expect.stringMatching(/-/), ImageUrl: null });
  const answer = await fetch(`${inject('origin')}/api/AdPopUps/${body.announcement.Id}`, {
    headers: { authorization: `Bearer ${own}` },
  });
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});
