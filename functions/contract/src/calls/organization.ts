import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { organizationSettings, organizationSettingsChange, role, userAttributes } from '../schemas/account.ts';
import { byId, done, id } from '../schemas/basics.ts';
import { announcement, invitationRecord } from '../schemas/organization.ts';
import { emailAddress, member, placeName } from '../schemas/registration.ts';

export const fetchOrganizationSettings = defineCall({
  id: 'organization.settings',
  resource: 'organization',
  method: 'GET',
  path: '/org/fetchOrganizationSettings',
  caller: 'signed-in',
  summary: "The settings of the caller's organization; null for an individual subscriber.",
  answer: z.object({ organizationSettings: organizationSettings.nullable(), user_attr: userAttributes }),
});

export const changeOrganizationSettings = defineCall({
  id: 'organization.changeSettings',
  resource: 'organization',
  method: 'PUT',
  path: '/org/organizationSettings',
  caller: 'administrator',
  summary: 'Changes the named settings of an organization.',
  body: organizationSettingsChange,
  answer: z.object({ organizationSettings }),
  errors: [402, 404, 409],
});

export const listMembers = defineCall({
  id: 'organization.members',
  resource: 'organization',
  method: 'GET',
  path: '/org/members',
  caller: 'subscribed',
  summary: 'The users of an organization and its seats, for its administrators and managers.',
  answer: z.object({
    members: z.array(member),
    seats: z.object({ used: z.number().int(), maximum: z.number().int() }),
  }),
  errors: [402],
});

export const changeMember = defineCall({
  id: 'organization.changeMember',
  resource: 'organization',
  method: 'PUT',
  path: '/org/members/{id}',
  caller: 'subscribed',
  summary:
    'Lets a user in or takes them out; an administrator also gives roles, county and agency. Nobody changes themselves.',
  params: byId,
  body: z.object({
    Role: role.optional(),
    Status: z.enum(['active', 'removed']).optional(),
    WhichCounty: placeName.optional(),
    WhichAgency: placeName.optional(),
  }),
  answer: member,
  errors: [402, 404, 409],
});

export const takeOverCases = defineCall({
  id: 'organization.takeOverCases',
  resource: 'organization',
  method: 'POST',
  path: '/org/members/{id}/takeOverCases',
  caller: 'administrator',
  summary: "Makes the cases of a user who was taken out the caller's; asked again until `isDone`.",
  params: byId,
  answer: z.object({ count: z.number().int(), isDone: z.boolean() }),
  errors: [402, 404, 409],
});

export const invite = defineCall({
  id: 'organization.invite',
  resource: 'organization',
  method: 'POST',
  path: '/org/invitations',
  caller: 'subscribed',
  summary: 'Invites an address by letter, or, without one, makes an access code for so many people.',
  body: z.object({
    Email: emailAddress.optional(),
    Role: role.default('employee'),
    ApproveCountyUsers: z.boolean().default(false),
    NotifyAdminOfNewSignUp: z.boolean().default(false),
    Uses: z.number().int().min(1).max(1000).default(1),
  }),
  answer: invitationRecord,
  errors: [402],
});

export const listInvitations = defineCall({
  id: 'organization.invitations',
  resource: 'organization',
  method: 'GET',
  path: '/org/invitations',
  caller: 'subscribed',
  summary: 'The open invitations and access codes of an organization.',
  answer: z.array(invitationRecord),
  errors: [402],
});

export const withdrawInvitation = defineCall({
  id: 'organization.withdrawInvitation',
  resource: 'organization',
  method: 'DELETE',
  path: '/org/invitations/{guid}',
  caller: 'subscribed',
  summary: 'Withdraws an invitation or access code.',
  params: z.object({ guid: id }),
  answer: done,
  errors: [402, 404],
});

export const updateFirstLoginMessage = defineCall({
  id: 'organization.firstLoginMessage',
  resource: 'organization',
  method: 'POST',
  path: '/subscriber/updateFirstLoginMessage',
  caller: 'signed-in',
  summary: 'Marks the welcome as seen.',
  answer: done,
});

export const getAnnouncement = defineCall({
  id: 'organization.announcement',
  resource: 'organization',
  method: 'GET',
  path: '/AdPopUps/{id}',
  caller: 'signed-in',
  summary: 'The announcement waiting for the caller.',
  params: byId,
  answer: announcement,
  errors: [404],
});

export const turnOffAnnouncement = defineCall({
  id: 'organization.turnOffAnnouncement',
  resource: 'organization',
  method: 'DELETE',
  path: '/JWTUser/turnOffAdForUser',
  caller: 'signed-in',
  summary: 'Turns the announcement off for the caller.',
  answer: done,
});

export const organizationCalls = [
  fetchOrganizationSettings,
  changeOrganizationSettings,
  listMembers,
  changeMember,
  takeOverCases,
  invite,
  listInvitations,
  withdrawInvitation,
  updateFirstLoginMessage,
  getAnnouncement,
  turnOffAnnouncement,
];
