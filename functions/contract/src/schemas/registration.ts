import { z } from 'zod';
import { role, subscriptionType } from './account.ts';
import { flag, id, isoTime, seenText } from './basics.ts';

const kindsOfCharacter = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/] as const;
const eachKind = kindsOfCharacter.map(({ source }) => `(?=.*${source})`).join('');
const passwordLength = '.{8,20}$';

/** What a password needs, part by part: 8 to 20 characters, a lower and an upper case letter, a digit, a special character. */
export const passwordParts: readonly RegExp[] = [new RegExp(`^${passwordLength}`), ...kindsOfCharacter];

/** A password that has every part. */
export const password = z.string().regex(new RegExp(`^${eachKind}${passwordLength}`), {
  error:
    'Password must be between 8 and 20 characters and contain at least one lowercase letter, one uppercase letter, one number, and one special character.',
});

/** Ten digits, however they were typed. */
export const phoneNumber = z
  .string()
  .transform((text) => text.replaceAll(/\D/g, ''))
  .pipe(z.string().length(10));
export const emailAddress = z.string().trim().toLowerCase().pipe(z.email().max(254));
export const sixDigits = z.string().regex(/^\d{6}$/);
/** In place of the code of an authenticator app that was lost: two groups of five, without letters that read like digits. */
export const recoveryCode = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);

/** Names who proved a phone number or an address by its code. */
export const receipt = z.string().max(80);

/** What stands in letters to others is a name: one line of it, and no address of a page. */
const oneLine = (most: number) =>
  seenText
    .trim()
    .max(most)
    .refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), { error: 'Write this in one line.' })
    .refine((text) => !/:\/\/|\bwww\.|\w\.\w{2,}\//i.test(text), { error: 'No web address may stand here.' });
export const name = oneLine(100).min(1);
/** A county or an agency; null for none. */
export const placeName = oneLine(200).min(1).nullable();
const place = oneLine(200).nullable().default(null);

/** The registration payload. `HashedPassword` holds the password as typed: it goes to the user pool and nowhere else. */
export const newUser = z.object({
  UserName: emailAddress,
  Email: emailAddress,
  FirstName: name,
  LastName: name,
  PhoneNumber: phoneNumber,
  HashedPassword: password,
  /** What the codes to the phone and to the address were answered with: who sends them proved both. */
  PhoneReceipt: receipt.default(''),
  EmailReceipt: receipt.default(''),
  WhichCounty: place,
  WhichAgency: place,
  SendEmailToNewUser: flag.default(true),
  /** The version of the terms that the box was ticked for; empty where no page asked. */
  TermsVersion: z.string().max(40).default(''),
});

export const newSubscriber = z.object({
  FirstName: name,
  LastName: name,
  Organization: oneLine(200).default(''),
  Email: emailAddress,
  Phone: phoneNumber,
  City: z.string().trim().max(100).default(''),
  Address: z.string().trim().max(200).default(''),
  Address2: z.string().trim().max(200).default(''),
  State: z.string().trim().max(40).default(''),
  Zip: z.string().trim().max(10).default(''),
  SubscriptionType: subscriptionType,
  JWTUserId: id,
  OrganizationSettingsId: id.nullable().default(null),
});

/** What the first user of an organization tells of it. `enterpriseOptions` of a subscriber would say the same again. */
export const enterpriseSignup = z.object({
  FirstName: name,
  LastName: name,
  UserName: emailAddress,
  County: z.string().trim().max(100),
  Agency: z.string().trim().max(200),
  RoleWithinOrg: z.string().trim().min(1).max(100),
  EstimatedUserCount: z.string().max(10),
  ReferralSource: z.string().max(40),
  AdditionalComments: z.string().trim().max(2000).default(''),
  SubscriberId: id,
});

const codeParts = /^([a-hjkmnp-z2-9]{4})([a-hjkmnp-z2-9]{4})([a-hjkmnp-z2-9]{4})$/;
/** An access code, however it was typed or read out: `k7pm-3qxd-9wtb`. Those of before are longer, and stay as they are. */
export const accessCode = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .transform((text) => {
    const parts = codeParts.exec(text.toLowerCase().replaceAll(/[\s-]/g, ''));
    return parts === null ? text : parts.slice(1).join('-');
  });

/** What an invitation tells the person who opened it. */
export const invitationInfo = z.object({
  SubscriberId: id,
  /** The address it was sent to, which alone may use it; null for an access code. */
  Email: z.email().nullable().default(null),
  EnforceMicrosoftSignOn: z.boolean(),
  County: z.string().nullable(),
  Agency: z.string().nullable(),
  ApproveCountyUsers: z.boolean(),
  NotifyAdminOfNewSignUp: z.boolean(),
  guid: z.string(),
});

/** A person of a county, as its administrator sees them. */
export const member = z.object({
  Id: id,
  Email: z.email(),
  FirstName: z.string(),
  LastName: z.string(),
  WhichCounty: z.string().nullable(),
  WhichAgency: z.string().nullable(),
  Role: role,
  Status: z.enum(['active', 'pending', 'removed']),
  /** Whether they could log in where only work accounts are let in. */
  HasWorkAccount: z.boolean(),
  CreatedAt: isoTime,
});
