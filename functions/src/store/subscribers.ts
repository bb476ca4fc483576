import { type OrganizationSettings, subscriptionStatus, subscriptionType } from '@countwise/contract';
import { z } from 'zod';
import { type Changes, changeItem } from './change.ts';
import { keys } from './keys.ts';
import type old from './old-items/subscriber.json';
import { readItem } from './read.ts';
import { stored } from './stored.ts';
import { storedSettings } from './stored-settings.ts';
import type { Table } from './table.ts';
import { type Part, putNew, transact } from './transact.ts';
import type { User } from './users.ts';

const fields = z.object({
  Id: z.string(),
  Organization: z.string().nullable(),
  SubscriptionType: subscriptionType,
  SubscriptionStatus: subscriptionStatus,
  /** The instant after which the subscription no longer holds; null = no end is set. */
  SubscriptionEndDate: z.iso.datetime().nullable(),
  MaximumUsers: z.number().int().positive(),
  ActiveUsers: z.number().int().nonnegative(),
  Email: z.email(),
  Phone: z.string().nullable(),
  Address: z.string().nullable(),
  Address2: z.string().nullable(),
  City: z.string().nullable(),
  State: z.string().nullable(),
  Zip: z.string().nullable(),
  StripeCustomerId: z.string().nullable(),
  StripeSubscriptionId: z.string().nullable(),
  /** The user who signed the subscriber up. */
  JWTUserId: z.string(),
  /** Of a county; null for an individual. */
  OrganizationSettings: storedSettings.nullable(),
  /** The announcement that its administrator shows to everybody of a county. */
  AnnouncementId: z.string().optional(),
  /** The pool's provider through which a county's people sign in, as an operator set it; without one, any of the stage's. */
  WorkAccountProvider: z.string().optional(),
  CreatedDate: z.iso.datetime(),
  Version: z.number().int(),
});
const subscriber = stored<typeof fields, typeof old>(fields, {});
export type Subscriber = z.infer<typeof subscriber>;

/** A new subscriber as a part of a transaction. */
export const newSubscriberPart = (fields: Omit<Subscriber, 'Version'>): Part =>
  putNew({ ...subscriber.parse({ ...fields, Version: 1 }), ...keys.subscriber(fields.Id) });

/** One more active user of a subscriber, while a seat is free. */
export const takeSeat =
  (id: string): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.subscriber(id),
      UpdateExpression: 'SET ActiveUsers = ActiveUsers + :one, Version = Version + :one',
      ConditionExpression: 'attribute_exists(PK) AND ActiveUsers < MaximumUsers',
      ExpressionAttributeValues: { ':one': 1 },
    },
  });

/** One active user of a subscriber fewer. */
export const leaveSeat =
  (id: string): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.subscriber(id),
      UpdateExpression: 'SET ActiveUsers = ActiveUsers - :one, Version = Version + :one',
      ConditionExpression: 'ActiveUsers >= :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  });

/** A subscriber that somebody else of it answers for, and is written to. */
export const inTheNameOf =
  (id: string, { Id, Email, PhoneNumber }: User): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.subscriber(id),
      UpdateExpression: 'SET JWTUserId = :user, Email = :email, Phone = :phone, Version = Version + :one',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':user': Id, ':email': Email, ':phone': PhoneNumber, ':one': 1 },
    },
  });

/** One field of a subscriber as a part of a transaction, on the version it was read at; undefined takes it away. */
export const changedSubscriber =
  (
    { Id, Version }: Subscriber,
    field: 'OrganizationSettings' | 'AnnouncementId',
    value: OrganizationSettings | string | undefined,
  ): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.subscriber(Id),
      UpdateExpression:
        value === undefined
          ? 'SET Version = Version + :one REMOVE #field'
          : 'SET #field = :value, Version = Version + :one',
      ConditionExpression: 'Version = :version',
      ExpressionAttributeNames: { '#field': field },
      ExpressionAttributeValues: { ':one': 1, ':version': Version, ...(value !== undefined && { ':value': value }) },
    },
  });

/**
 * What an operator agreed with a county, as a part of a transaction, on the version it was read at: it may work again, so
 * long, with so many and through its own sign-on (null: through any). What it paid for before has ended, and counts no more.
 */
export const agreedWith =
  (
    { Id, Version }: Subscriber,
    {
      SubscriptionEndDate,
      MaximumUsers,
      WorkAccountProvider,
    }: Pick<Subscriber, 'SubscriptionEndDate' | 'MaximumUsers'> & { readonly WorkAccountProvider?: string | null },
  ): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.subscriber(Id),
      UpdateExpression: `SET SubscriptionStatus = :valid, SubscriptionEndDate = :end, MaximumUsers = :seats, StripeSubscriptionId = :none,${
        typeof WorkAccountProvider === 'string' ? ' WorkAccountProvider = :provider,' : ''
      } Version = Version + :one${WorkAccountProvider === null ? ' REMOVE WorkAccountProvider' : ''}`,
      ConditionExpression: 'Version = :version AND ActiveUsers <= :seats',
      ExpressionAttributeValues: {
        ':valid': 'Valid',
        ':end': SubscriptionEndDate,
        ':seats': MaximumUsers,
        ':none': null,
        ...(typeof WorkAccountProvider === 'string' && { ':provider': WorkAccountProvider }),
        ':one': 1,
        ':version': Version,
      },
    },
  });

/** Who pays: one person or a county, as `Subscriber`, with its seats and what the payment provider says of it. */
export function subscriberStore(table: Table) {
  return {
    /** Undefined where there is none of that id. */
    get: (id: string) => readItem(table, keys.subscriber(id), subscriber),
    /** The settings of a county in place of those it was read with; false where somebody else was quicker. */
    changeSettings: async (county: Subscriber, settings: OrganizationSettings, also: readonly Part[]) =>
      (await transact(table, [changedSubscriber(county, 'OrganizationSettings', settings), ...also])).length === 0,
    /** Changes fields; undefined where there is no such subscriber, 409 where the version has moved on. */
    change: (id: string, fields: Changes<Omit<Subscriber, 'Id' | 'Version'>>, version?: number) =>
      changeItem(table, { key: keys.subscriber(id), schema: subscriber, fields, version }),
  };
}
export type Subscribers = ReturnType<typeof subscriberStore>;
