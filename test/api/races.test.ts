import { expect, test } from 'vitest';
import { call } from './client.ts';
import { joinCounty, person, signUp, verifiedPhone } from './sign-up.ts';

const join = (administrator: string, Role: string) =>
  joinCounty(administrator, `${Role}-${Date.now()}@example.com`, Role);

test('two administrators who take each other out at once do not leave a county without one', async () => {
  const founder = await signUp(`first-${Date.now()}@example.com`, 3);
  const second = await join(founder.token, 'admin');
  const remove = (token: string, id: string) =>
    call('PUT', `/org/members/${id}`, { token, body: { Status: 'removed', Role: 'employee' } });
  const answers = await Promise.all([remove(founder.token, second.id), remove(second.token, founder.user_attr.id)]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  const lists = await Promise.all([founder, second].map(({ token }) => call('GET', '/org/members', { token })));
  const [people] = lists.filter(({ status }) => status === 200);
  const standing = people?.body.members.filter(
    (one: { Role: string; Status: string }) => one.Role === 'admin' && one.Status === 'active',
  );
  expect(standing.length).toBeGreaterThanOrEqual(1);
});

test('one person changed by twenty requests at once keeps one seat', async () => {
  const { token } = await signUp(`seats-${Date.now()}@example.com`, 3);
  const { id } = await join(token, 'employee');
  const set = (Status: string) => call('PUT', `/org/members/${id}`, { token, body: { Status } });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => set(i % 2 === 0 ? 'removed' : 'active')));
  for (const { status } of answers) expect([200, 409, 429]).toContain(status);
  await set('active');
  expect((await call('GET', '/org/members', { token })).body.seats.used).toBe(2);
});

test('a county leaves one agency of its name, however often it signs up at once', async () => {
  const office = `Office of ${Date.now()}`;
  const made = await Promise.all(
    [1, 2, 3].map(async (nth) => {
      const Email = `office-${nth}-${Date.now()}@example.com`;
      const Phone = await verifiedPhone(Email);
      const { body: user } = await call('POST', '/JWTUser', { body: { ...person(Email, Phone), WhichAgency: office } });
      const { body: settings } = await call('POST', '/OrganizationSettings', { body: {} });
      const name = { FirstName: 'New', LastName: 'Person', Email, Phone, SubscriptionType: 3 };
      const { body: subscriber } = await call('POST', '/subscriber', {
        body: { ...name, JWTUserId: user.id, OrganizationSettingsId: settings.Id },
      });
      return { id: user.id, SubscriberId: subscriber.Id };
    }),
  );
  const answers = await Promise.all(made.map((body) => call('PATCH', '/JWTUsers/AddSubscriberToUser', { body })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const { body } = await call('POST', '/registration/checkCountyStatus', { body: { county: 'Yolo' } });
  expect(body.agencies.filter((name: string) => name === office)).toHaveLength(1);
});
