import { z } from 'zod';
import { id } from './basics.ts';

export const subscriptionStatus = z.enum([
  'Trialing',
  'Requires Payment',
  'Valid',
  'County_Expired',
  'No_Stripe_ID',
  'No_Subscription',
  'Removed_From_County',
  'Expired',
  'Expired Subscription',
  'Pending Invitation Status',
  'Create_Subscription',
]);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

/** 2 = individual, 3 = enterprise (county). */
export const subscriptionType = z.union([z.literal(2), z.literal(3)]);
export const role = z.enum(['admin', 'manager', 'employee', 'other']);

/** What the browser keeps about its user (`user_attr`). */
export const userAttributes = z.object({
  id,
  email: z.email(),
  FirstName: z.string(),
  LastName: z.string(),
  WhichCounty: z.string().nullable(),
  WhichAgency: z.string().nullable(),
  PhoneNumber: z.string().nullable(),
  SubscriberId: id.nullable(),
  Role: role,
  isAdmin: z.boolean(),
  firstLoginMessage: z.boolean(),
  AdPopUpId: id.nullable(),
  Subscriber: z.object({ StripeCustomerId: z.string().nullable(), SubscriptionType: subscriptionType }).nullable(),
});
export type UserAttributes = z.infer<typeof userAttributes>;

/** The settings of a county; every field is on and sessions last two weeks until its administrator chooses otherwise. */
export const organizationSettings = z.object({
  DefendantFirstName: z.boolean().default(true),
  DefendantMiddleName: z.boolean().default(true),
  DefendantLastName: z.boolean().default(true),
  DefendantDOB: z.boolean().default(true),
  ReferenceNumber: z.boolean().default(true),
  AutoGenerateReferenceNumber: z.boolean().default(true),
  EnforceMicrosoftSignOn: z.boolean().default(false),
  SessionLifespanUnits: z.enum(['hours', 'days', 'weeks']).default('weeks'),
  SessionLifespanLength: z.number().int().positive().default(2),
});
export type OrganizationSettings = z.infer<typeof organizationSettings>;
