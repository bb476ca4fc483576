import { expect, test } from 'vitest';
import type { Session } from '../platform/session.ts';
import { recorded } from './recorded.ts';

const at = new Date('2026-11-20T10:00:00.000Z');
const of = (SubscriptionType: 2 | 3) =>
  ({ user: { Id: 'ada' }, subscriber: { Id: 'county', SubscriptionType } }) as unknown as Session;
const log = (session: Session, detail?: string) =>
  recorded(session, { at, act: 'member.changed', target: 'emil', ...(detail && { detail }) }).map(
    (part) => part('table').Put?.Item,
  );

test('an act of somebody of a county is one item of its log: who, what, to what, when, and nothing that expires', () => {
  expect(log(of(3), 'Role manager')).toEqual([
    {
      PK: 'AUDIT#county',
      SK: '2026-11-20T10:00:00.000Z#member.changed#emil',
      GSI1PK: 'AUDIT#county#member.changed',
      GSI1SK: '2026-11-20T10:00:00.000Z#member.changed#emil',
      At: '2026-11-20T10:00:00.000Z',
      UserId: 'ada',
      Act: 'member.changed',
      TargetId: 'emil',
      Detail: 'Role manager',
    },
  ]);
});

test('an individual has no log of what they work on, and one of their account, which ends after half a year', () => {
  expect(log(of(2))).toEqual([]);
  expect(log({ ...of(2), subscriber: undefined })).toEqual([]);
  for (const session of [of(2), { ...of(2), subscriber: undefined }])
    expect(
      recorded(session, { at, act: 'session.failed', target: 'ada', detail: 'password' }).map(
        (part) => part('table').Put?.Item,
      ),
    ).toEqual([
      {
        PK: 'AUDIT#ada',
        SK: '2026-11-20T10:00:00.000Z#session.failed',
        At: '2026-11-20T10:00:00.000Z',
        UserId: 'ada',
        Act: 'session.failed',
        TargetId: 'ada',
        Detail: 'password',
        ExpiresAt: Date.parse('2027-05-21T10:00:00.000Z') / 1000,
      },
    ]);
});

test('of somebody of a county both tell of their account', () => {
  const parts = recorded(of(3), { at, act: 'session.opened', target: 'ada' });
  expect(parts.map((part) => part('table').Put?.Item?.['PK'])).toEqual(['AUDIT#county', 'AUDIT#ada']);
});
