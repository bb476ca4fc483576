import type { Mail } from '../platform/mail.ts';
import type { Announcements } from '../store/announcements.ts';
import type { Audit } from '../store/audit.ts';
import type { Bundles } from '../store/bundles.ts';
import type { Invitations } from '../store/invitations.ts';
import type { Members } from '../store/members.ts';
import type { Quotas } from '../store/quotas.ts';
import type { Subscribers } from '../store/subscribers.ts';
import type { Users } from '../store/users.ts';

export interface Deps {
  readonly users: Users;
  readonly subscribers: Subscribers;
  readonly members: Members;
  readonly invitations: Invitations;
  /** Hands the cases of one owner to another. */
  readonly handOver: (from: string, to: string) => Promise<{ count: number; isDone: boolean }>;
  readonly audit: Audit;
  readonly bundles: Bundles;
  readonly announcements: Announcements;
  readonly mail: Mail;
  readonly quotas: Quotas;
  readonly siteOrigin: string;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly newAccessCode: () => string;
}
