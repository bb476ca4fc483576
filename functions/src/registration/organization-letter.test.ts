import { createSubscriber } from '@countwise/contract';
import { expect, test } from 'vitest';
import { createEnterpriseSignupRoute } from './letters.ts';

const told = {
  FirstName: 'Olga',
  LastName: 'Ortiz',
  UserName: 'olga@example.com',
  County: 'Yolo',
  Agency: 'Probation',
  RoleWithinOrg: 'manager',
  EstimatedUserCount: '11-20',
  ReferralSource: 'referral',
  AdditionalComments: 'We move in May.',
};
const post = () => {
  const letters: object[] = [];
  const sent = new Set<string>();
  const route = createEnterpriseSignupRoute({
    drafts: {
      get: async (id: string) =>
        id.startsWith('subscriber') ? { Kind: 'subscriber', Subscriber: { JWTUserId: 'olga' } } : undefined,
    },
    messages: { mail: async (letter: object) => void letters.push(letter) },
    sentLetters: {
      first: async (kind: string, about: string) => sent.size !== sent.add(`${kind}#${about}`).size,
    },
    supportEmail: 'support@example.com',
    newId: () => 'new',
  } as never);
  const tell = (SubscriberId: string) =>
    route.run({ headers: {}, body: JSON.stringify({ ...told, SubscriberId }) } as never, undefined);
  return { letters, tell };
};

test('what an organization tells of itself reaches us, in one letter a sign-up', async () => {
  const { letters, tell } = post();
  for (const id of ['subscriber', 'subscriber', 'subscriber-again']) {
    const { statusCode, body = '' } = await tell(id);
    expect([statusCode, JSON.parse(body)]).toEqual([200, { Id: id }]);
  }
  expect(letters).toEqual([
    {
      to: 'support@example.com',
      subject: 'An organization signs up: Yolo, Probation',
      text: Object.entries(told)
        .map(([field, value]) => `${field}: ${value}`)
        .join('\n'),
    },
  ]);
});

test('nobody who is not signing up writes to us', async () => {
  const { letters, tell } = post();
  await expect(tell('nobody')).rejects.toMatchObject({ status: 404 });
  expect(letters).toEqual([]);
});

test('a subscriber may say the same of their organization', () => {
  const subscriber = {
    FirstName: 'Olga',
    LastName: 'Ortiz',
    Email: 'olga@example.com',
    Phone: '(916) 555-0100',
    SubscriptionType: 3,
    JWTUserId: 'olga',
    OrganizationSettingsId: 'settings',
    createdUser: {},
  };
  const enterpriseOptions = { roleWithinOrg: 'manager', estimatedUsers: '11-20', referralSource: 'referral' };
  expect(createSubscriber.body.safeParse({ ...subscriber, enterpriseOptions }).success).toBe(true);
});
