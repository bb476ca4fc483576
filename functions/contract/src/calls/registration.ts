import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { organizationSettingsChange } from '../schemas/account.ts';
import { done, id } from '../schemas/basics.ts';
import {
  accessCode,
  emailAddress,
  enterpriseSignup,
  invitationInfo,
  name,
  newSubscriber,
  newUser,
  phoneNumber,
} from '../schemas/registration.ts';

export const checkEmail = defineCall({
  id: 'registration.checkEmail',
  resource: 'registration',
  method: 'POST',
  path: '/registration/checkEmail',
  caller: 'anyone',
  summary: 'Whether an address is taken.',
  body: z.object({ UserName: emailAddress }),
  answer: z.object({ emailTaken: z.boolean() }),
});

export const checkPhoneNumber = defineCall({
  id: 'registration.checkPhoneNumber',
  resource: 'registration',
  method: 'POST',
  path: '/registration/checkPhoneNumber',
  caller: 'anyone',
  summary: 'Whether a phone number is free.',
  body: z.object({ PhoneNumber: phoneNumber }),
  answer: z.object({ uniquePhoneNumber: z.boolean() }),
});

export const checkCountyStatus = defineCall({
  id: 'registration.checkCountyStatus',
  resource: 'registration',
  method: 'POST',
  path: '/registration/checkCountyStatus',
  caller: 'anyone',
  summary: 'The agency types already registered in a county.',
  body: z.object({ county: z.string().trim().min(1).max(100) }),
  answer: z.object({ agencies: z.array(z.string()) }),
});

export const askToJoin = defineCall({
  id: 'registration.askToJoin',
  resource: 'registration',
  method: 'POST',
  path: '/registration/askToJoin',
  caller: 'anyone',
  summary: 'Asks the administrators of an agency that is registered already to invite somebody, once a day.',
  body: z.object({
    county: z.string().trim().max(100).nullable(),
    agency: z.string().trim().min(1).max(200),
    FirstName: name,
    LastName: name,
    email: emailAddress,
    botToken: z.string().max(4000).optional(),
  }),
  answer: done,
  errors: [400, 429],
});

export const createOrganizationSettings = defineCall({
  id: 'registration.organizationSettings',
  resource: 'registration',
  method: 'POST',
  path: '/OrganizationSettings',
  caller: 'anyone',
  summary: 'Drafts the settings of a sign-up. Drafts become an account all at once, by AddSubscriberToUser.',
  body: organizationSettingsChange,
  answer: z.object({ Id: id }),
});

export const createUser = defineCall({
  id: 'registration.user',
  resource: 'registration',
  method: 'POST',
  path: '/JWTUser',
  caller: 'anyone',
  summary: 'Drafts the user of a sign-up, who has proved the phone number and the address.',
  body: newUser,
  answer: z.object({ id }),
  errors: [400, 409],
});

export const createSubscriber = defineCall({
  id: 'registration.subscriber',
  resource: 'registration',
  method: 'POST',
  path: '/subscriber',
  caller: 'anyone',
  summary: 'Drafts the subscriber of a sign-up.',
  body: newSubscriber,
  answer: z.object({ Id: id }),
  errors: [400, 404],
});

export const createEnterpriseSignup = defineCall({
  id: 'registration.enterprise',
  resource: 'registration',
  method: 'POST',
  path: '/EnterpriseSignups',
  caller: 'anyone',
  summary: "Tells us what an organization's first user says of it, once a sign-up.",
  body: enterpriseSignup,
  answer: z.object({ Id: id }),
  errors: [400, 404],
});

export const addSubscriberToUser = defineCall({
  id: 'registration.addSubscriberToUser',
  resource: 'registration',
  method: 'PATCH',
  path: '/JWTUsers/AddSubscriberToUser',
  caller: 'anyone',
  summary: 'Makes the account: user, subscriber and settings in one transaction; done twice, it is one account.',
  body: z.object({
    id,
    SubscriberId: id,
    /** An invitation's guid or an access code, where the user joins a subscriber that exists. */
    guid: z.string().max(80).optional(),
    accessCode: accessCode.optional(),
  }),
  answer: z.object({ id, SubscriberId: id, pending: z.boolean() }),
  errors: [400, 404, 409, 410],
});

export const joinSubscriber = defineCall({
  id: 'registration.joinSubscriber',
  resource: 'registration',
  method: 'POST',
  path: '/subscriber/join',
  caller: 'signed-in',
  summary: 'Moves the caller, who has no subscription that holds, into the subscriber of an access code.',
  body: z.object({ accessCode }),
  answer: z.object({ pending: z.boolean() }),
  errors: [404, 409, 410],
});

export const subscriberInfo = defineCall({
  id: 'registration.subscriberInfo',
  resource: 'registration',
  method: 'GET',
  path: '/getSubscriberInfoFromUserGuid/{guid}',
  caller: 'anyone',
  summary: 'Who invites, for the sign-up by invitation.',
  params: z.object({ guid: z.string().min(8).max(80) }),
  answer: invitationInfo,
  errors: [404, 410],
});

export const registrationCalls = [
  checkEmail,
  checkPhoneNumber,
  checkCountyStatus,
  askToJoin,
  createOrganizationSettings,
  createUser,
  createSubscriber,
  createEnterpriseSignup,
  addSubscriberToUser,
  joinSubscriber,
  subscriberInfo,
];
