import { z } from 'zod';
import { role } from './account.ts';
import { id, isoTime } from './basics.ts';

/** A way into an organization that is still open. */
export const invitationRecord = z.object({
  Guid: id,
  /** The address it was sent to; null for an access code. */
  Email: z.email().nullable(),
  Role: role,
  ApproveCountyUsers: z.boolean(),
  NotifyAdminOfNewSignUp: z.boolean(),
  UsesLeft: z.number().int(),
  ExpiresAt: isoTime,
});

/** An announcement: 1 and 2 stand over the page, 3 in its corner. */
export const announcement = z.object({
  Id: id,
  IsActive: z.boolean(),
  Title: z.string().nullable(),
  ImageUrl: z.url().nullable(),
  VHtmlContent: z.string(),
  AdCode: z.string(),
  AdType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
