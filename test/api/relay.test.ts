import { expect, test } from 'vitest';
import { call } from './client.ts';
import { putItem, setOfSubscriber } from './database.ts';
import { botToken, person, received, signUp, textCode, verifiedPhone } from './sign-up.ts';

const address = (name: string) => `${name}-${Date.now()}@example.com`;
const long = 'Countwise Security Team\n\nYour account is locked. Confirm it at https://evil.example/login';

/** The parts of an organization's sign-up, up to the account. */
async function office(email: string, place: object, Organization = '') {
  const Phone = await verifiedPhone(email);
  const { status, body: user } = await call('POST', '/JWTUser', { body: { ...person(email, Phone), ...place } });
  if (status !== 200) return { status, body: user };
  const { body: settings } = await call('POST', '/OrganizationSettings', { body: {} });
  const name = { FirstName: 'New', LastName: 'Person', Email: email, Phone, Organization, SubscriptionType: 3 };
  const subscriber = await call('POST', '/subscriber', {
    body: { ...name, JWTUserId: user.id, OrganizationSettingsId: settings.Id },
  });
  if (subscriber.status !== 200) return subscriber;
  const body = { id: user.id, SubscriberId: subscriber.body.Id };
  return call('PATCH', '/JWTUsers/AddSubscriberToUser', { body });
}

test('no name of a sign-up is a letter or a link', async () => {
  const email = address('names');
  const phone = await verifiedPhone(email);
  for (const FirstName of [
    'A\r\nBcc: x@example.com',
    'see https://evil.example',
    'www.evil.example',
    'evil.example/login',
    'a\u2028b',
  ])
    expect([
      FirstName,
      (await call('POST', '/JWTUser', { body: { ...person(email, phone), FirstName } })).status,
    ]).toEqual([FirstName, 400]);
  for (const FirstName of ['Ñandú O’Brien', 'J. R.', 'Mary-Jane (MJ)', '李'])
    expect([
      FirstName,
      (await call('POST', '/JWTUser', { body: { ...person(email, phone), FirstName } })).status,
    ]).toEqual([FirstName, 200]);
  expect((await office(address('org'), {}, long)).status).toBe(400);
});

test('an invitation begins with our words, and what an organization calls itself stands in quotation marks', async () => {
  const { token, user_attr } = await signUp(address('inviter'), 3);
  // a name from before names were one line
  await setOfSubscriber(user_attr.SubscriberId, { Organization: long });
  const to = address('invited');
  expect((await call('POST', '/org/invitations', { token, body: { Email: to } })).status).toBe(200);
  const [letter] = await received(to);
  expect(letter?.text).toMatch(/^You are invited to Countwise, which computes California sentences\./);
  expect(letter?.text).toContain('calls itself "Countwise Security Team Your account is locked.');
  expect(letter?.text).not.toContain('https://evil');
  expect(letter?.text.match(/https?:\/\//g)).toHaveLength(1);
});

test('one address is invited once a day, and a trial sends twenty letters', async () => {
  const { token, user_attr } = await signUp(address('spammer'), 3);
  const invite = (Email: string) => call('POST', '/org/invitations', { token, body: { Email } });
  const to = address('again');
  expect((await invite(to)).status).toBe(200);
  expect(await invite(to.toUpperCase())).toMatchObject({ status: 429 });
  const others = Array.from({ length: 22 }, (_, nth) => address(`other-${nth}`));
  const sent: number[] = [];
  for (const other of others) sent.push((await invite(other)).status);
  expect(sent.filter((status) => status === 200)).toHaveLength(19);
  // an access code is no letter, and who pays sends more
  expect((await call('POST', '/org/invitations', { token, body: { Uses: 5 } })).status).toBe(200);
  await setOfSubscriber(user_attr.SubscriberId, { SubscriptionStatus: 'Valid' });
  expect((await invite(address('later'))).status).toBe(200);
});

test('our support is written to five times a day', async () => {
  const { token } = await signUp(address('asks'), 2);
  const body = { from: 'x@example.com', subject: 'Quote', html: '<p>Quote</p>' };
  const sent: number[] = [];
  for (let nth = 0; nth < 6; nth += 1)
    sent.push((await call('POST', '/registration/customQuote', { token, body })).status);
  expect(sent).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a request for a quote says what its licenses cost, as our list has it and not as the request does', async () => {
  const { token } = await signUp(address('quote'), 2);
  const from = address('purchasing');
  const body = { from, subject: 'County plan', html: '<p>Twelve people for $1</p>', licenses: 12 };
  expect((await call('POST', '/registration/customQuote', { token, body })).status).toBe(200);
  const letters = (await received('support@countwise.example')).filter(({ text }) => text.includes(from));
  // 395 for the first, 250 for each of eleven more
  expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining('Licenses: 12, by our list $3,145 a year')]);
});

test.for(['9118675309', '9008675309', '0008675309', '8768675309', '2428675309'])(
  '%s is not texted to',
  async (number) => {
    expect(await textCode(number)).toMatchObject({ status: 400, body: { faults: [{ path: 'phoneNumber' }] } });
    expect(await received(`+1${number}`)).toEqual([]);
  },
);

test('an agency is registered once however it is typed, and a trial that ended holds no name', async () => {
  const name = `Public Defender ${Date.now()}`;
  const place = { WhichCounty: 'Los Angeles', WhichAgency: name };
  const first = await office(address('squats'), place);
  expect(first.status).toBe(200);
  const listed = async () =>
    (await call('POST', '/registration/checkCountyStatus', { body: { county: 'Los Angeles' } })).body.agencies;
  expect(await listed()).toContain(name);
  const spelled = { WhichCounty: 'los  angeles', WhichAgency: ` ${name.replace(' ', '-').toUpperCase()} ` };
  expect(await office(address('real'), spelled)).toMatchObject({
    status: 409,
    body: { message: 'This agency may already be registered. Please contact us.' },
  });
  expect((await office(address('nowhere'), { WhichCounty: null, WhichAgency: null })).status).toBe(400);
  const state = { WhichCounty: null, WhichAgency: `State ${name}` };
  expect((await office(address('state'), state)).status).toBe(200);
  expect((await office(address('state-2'), state)).status).toBe(409);

  await setOfSubscriber(first.body.SubscriberId, { SubscriptionEndDate: '2026-01-01T00:00:00.000Z' });
  expect(await listed()).not.toContain(name);
  expect((await office(address('owner'), spelled)).status).toBe(200);
  expect((await office(address('late'), place)).status).toBe(409);
});

test('who asks to join an office is told of to its administrators, once a day and in our words', async () => {
  const agency = `Office to join ${Date.now()}`;
  const administrator = address('answers');
  const asks = address('joiner');
  const body = {
    county: 'yolo ',
    agency: agency.toUpperCase(),
    FirstName: 'Ben',
    LastName: 'Demo',
    email: asks,
    botToken,
  };
  const ask = (more: object = {}) => call('POST', '/registration/askToJoin', { body: { ...body, ...more } });
  // nobody is there yet: the answer tells nothing
  expect((await ask()).status).toBe(200);
  expect((await office(administrator, { WhichCounty: 'Yolo', WhichAgency: agency })).status).toBe(200);
  const before = (await received(administrator)).length;
  expect((await ask({ botToken: 'made up' })).status).toBe(400);
  expect((await ask({ FirstName: 'Pay at https://evil.example/now' })).status).toBe(400);
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  const letters = (await received(administrator)).slice(before);
  expect(letters.map(({ subject }) => subject)).toEqual(['Somebody asks to join your organization in Countwise']);
  expect(letters[0]?.text).toContain(
    `"Ben Demo" asks to join your organization in Countwise, with the address ${asks}.`,
  );
  for (let nth = 0; nth < 4; nth += 1) expect((await ask({ email: address(`more-${nth}`) })).status).toBe(200);
  expect((await ask({ email: address('many') })).status).toBe(429);
  expect(await received(administrator)).toHaveLength(before + 5);
});

test('a mark from before, under the name as it was typed, holds as long as its county does', async () => {
  const agency = `Old Office ${Date.now()}`;
  const { user_attr } = await signUp(address('old'), 3);
  const mark = { PK: 'COUNTY#Yolo', SK: `AGENCY#${agency}`, Agency: agency, SubscriberId: user_attr.SubscriberId };
  await putItem(mark);
  const place = { WhichCounty: 'Yolo', WhichAgency: agency.toLowerCase() };
  expect((await office(address('again'), place)).status).toBe(409);
  await setOfSubscriber(user_attr.SubscriberId, { SubscriptionEndDate: '2026-01-01T00:00:00.000Z' });
  expect((await office(address('free'), place)).status).toBe(200);
  const { body } = await call('POST', '/registration/checkCountyStatus', { body: { county: 'Yolo' } });
  expect(body.agencies.filter((one: string) => one.toLowerCase() === agency.toLowerCase())).toEqual([
    agency.toLowerCase(),
  ]);
});
