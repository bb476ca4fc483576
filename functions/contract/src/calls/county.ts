import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { done } from '../schemas/basics.ts';
import { auditEntry, auditFilter, countyAnnouncement } from '../schemas/county.ts';
import { announcement } from '../schemas/organization.ts';

export const listAudit = defineCall({
  id: 'organization.audit',
  resource: 'organization',
  method: 'GET',
  path: '/org/audit',
  caller: 'administrator',
  summary: 'The activity log of a county, newest first, in pages; `next` asks for the page after.',
  query: auditFilter.extend({ next: z.string().max(300).optional() }),
  answer: z.object({ entries: z.array(auditEntry), next: z.string().nullable() }),
  errors: [402],
});

export const downloadAudit = defineCall({
  id: 'organization.auditCsv',
  resource: 'organization',
  method: 'GET',
  path: '/org/audit.csv',
  caller: 'administrator',
  summary: 'The activity log as a table to download, newest first, at most 20,000 lines.',
  query: auditFilter,
  answer: z.string(),
  raw: true,
  errors: [402],
});

export const getUsage = defineCall({
  id: 'organization.usage',
  resource: 'organization',
  method: 'GET',
  path: '/org/usage',
  caller: 'administrator',
  summary: 'How many people a county has, and how many cases and reports they made in each of the last twelve months.',
  answer: z.object({
    users: z.object({ active: z.number().int(), pending: z.number().int(), removed: z.number().int() }),
    /** This month first; the months are of UTC. */
    months: z.array(
      z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), cases: z.number().int(), reports: z.number().int() }),
    ),
  }),
  errors: [402],
});

export const getCountyAnnouncement = defineCall({
  id: 'organization.countyAnnouncement',
  resource: 'organization',
  method: 'GET',
  path: '/org/announcement',
  caller: 'administrator',
  summary: "The county's own announcement as it stands; null where there is none.",
  answer: z.object({ announcement: announcement.nullable() }),
  errors: [402],
});

export const publishAnnouncement = defineCall({
  id: 'organization.publishAnnouncement',
  resource: 'organization',
  method: 'PUT',
  path: '/org/announcement',
  caller: 'administrator',
  summary: 'Shows an announcement to everybody of the county, in place of the one before, until each has closed it.',
  body: countyAnnouncement,
  answer: z.object({ announcement }),
  errors: [402, 409],
});

export const endAnnouncement = defineCall({
  id: 'organization.endAnnouncement',
  resource: 'organization',
  method: 'DELETE',
  path: '/org/announcement',
  caller: 'administrator',
  summary: "Takes the county's announcement down.",
  answer: done,
  errors: [402, 404, 409],
});

export const countyCalls = [
  listAudit,
  downloadAudit,
  getUsage,
  getCountyAnnouncement,
  publishAnnouncement,
  endAnnouncement,
];
