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
  /** Nobody has shown yet that the account's address is theirs: all it can do is prove it. */
  'Email_Not_Proved',
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
  /** The address was shown to be theirs. */
  EmailProved: z.boolean().optional(),
  /** A work account is linked; it logs in in place of the password. */
  HasWorkAccount: z.boolean().optional(),
  /** The version of the terms they agreed to; null of an account from before that was asked. */
  TermsVersion: z.string().nullable().optional(),
  /** What they last chose for a report, by the names of its parts and settings; one that is not named is as it is by default. */
  ReportChoices: z.record(z.string(), z.boolean()).optional(),
  Subscriber: z
    .object({
      StripeCustomerId: z.string().nullable(),
      SubscriptionType: subscriptionType,
      /** How many people it is paid for. */
      Licenses: z.number().int().optional(),
    })
    .nullable(),
});
export type UserAttributes = z.infer<typeof userAttributes>;

/** The settings of a county. */
export const organizationSettings = z.object({
  DefendantFirstName: z.boolean(),
  DefendantMiddleName: z.boolean(),
  DefendantLastName: z.boolean(),
  DefendantDOB: z.boolean(),
  ReferenceNumber: z.boolean(),
  AutoGenerateReferenceNumber: z.boolean(),
  EnforceMicrosoftSignOn: z.boolean(),
  /** The chance at which an offer and a trial come to the same days is shown beside offers. */
  BreakEven: z.boolean(),
  SessionLifespanUnits: z.enum(['hours', 'days', 'weeks']),
  SessionLifespanLength: z.number().int().positive(),
});
export type OrganizationSettings = z.infer<typeof organizationSettings>;

/** Every field is on and sessions last two weeks until an administrator chooses otherwise. */
export const blankSettings: OrganizationSettings = {
  DefendantFirstName: true,
  DefendantMiddleName: true,
  DefendantLastName: true,
  DefendantDOB: true,
  ReferenceNumber: true,
  AutoGenerateReferenceNumber: true,
  EnforceMicrosoftSignOn: false,
  BreakEven: true,
  SessionLifespanUnits: 'weeks',
  SessionLifespanLength: 2,
};

/** What an administrator changes of the settings, or a sign-up begins with. What is left out stays as it is. */
export const organizationSettingsChange = organizationSettings.partial();
export type OrganizationSettingsChange = z.infer<typeof organizationSettingsChange>;
