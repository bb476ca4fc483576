import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { organizationSettings, userAttributes } from '../schemas/account.ts';

export const fetchOrganizationSettings = defineCall({
  id: 'organization.settings',
  resource: 'organization',
  method: 'GET',
  path: '/org/fetchOrganizationSettings',
  caller: 'signed-in',
  summary: "The settings of the caller's organization; null for an individual subscriber.",
  answer: z.object({ organizationSettings: organizationSettings.nullable(), user_attr: userAttributes }),
});

export const organizationCalls = [fetchOrganizationSettings];
