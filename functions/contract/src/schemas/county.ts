import { z } from 'zod';
import { id, isoTime, lineOfText } from './basics.ts';

/** What the activity log of a county tells of. */
export const auditAct = z.enum([
  'account.deleted',
  'case.created',
  'case.deleted',
  'case.restored',
  'scenario.created',
  'scenario.deleted',
  'offer.made',
  'offer.changed',
  'report.created',
  'member.changed',
  'member.joined',
  'invitation.sent',
  'access-code.created',
  'invitation.withdrawn',
  'settings.changed',
  'announcement.published',
  'announcement.ended',
  'session.opened',
  'session.failed',
  'password.reset',
  'password.changed',
  'email.changed',
  'phone.changed',
  'place.changed',
  'work-account.linked',
  'work-account.unlinked',
  'second-factor.on',
  'second-factor.off',
  'cases.exported',
  'cases.taken-over',
  'report.downloaded',
  'log.downloaded',
  'member.left',
]);
export type AuditAct = z.infer<typeof auditAct>;

/** What the log of an account tells its owner: how it was entered, and what was changed or taken along. */
export const ownAct = auditAct.extract([
  'session.opened',
  'session.failed',
  'password.reset',
  'password.changed',
  'email.changed',
  'phone.changed',
  'place.changed',
  'work-account.linked',
  'work-account.unlinked',
  'second-factor.on',
  'second-factor.off',
  'cases.exported',
]);

/** One act of somebody of the county. It names no defendant: of a case it has the id. */
export const auditEntry = z.object({
  At: isoTime,
  UserId: id,
  /** Null of somebody who belongs to the county no longer. */
  UserName: z.string().nullable(),
  Act: auditAct,
  /** The case, report, person, invitation or announcement; of an invitation the beginning of its id, so that it opens nothing. */
  TargetId: id,
  /** The name of a target that is a person of the county. */
  TargetName: z.string().nullable(),
  /** What it was changed to, where the act alone does not say it: `Role manager`. */
  Detail: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Which acts are asked for, from one instant until before another; what is left out narrows nothing. */
export const auditFilter = z.object({
  act: auditAct.optional(),
  user: id.optional(),
  from: isoTime.optional(),
  to: isoTime.optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;

/** A picture of at most 100 kB that stands in the announcement itself: one from elsewhere would tell its server who read it. */
const picture = z
  .string()
  .max(137_000)
  .regex(/^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/);

/** What an administrator writes to the people of the county; the HTML is kept as written and made harmless where it is shown. */
export const countyAnnouncement = z.object({
  Title: lineOfText(120).nullable(),
  VHtmlContent: z.string().trim().min(1).max(8000),
  AdType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  ImageUrl: picture.nullish(),
});
