import type { Mail } from '../platform/mail.ts';
import type { Announcements } from '../store/announcements.ts';
import type { Audit } from '../store/audit.ts';
import type { Invitations } from '../store/invitations.ts';
import type { Members } from '../store/members.ts';
import type { Subscribers } from '../store/subscribers.ts';
import type { Users } from '../store/users.ts';

export interface Deps {
  readonly users: Users;
  readonly subscribers: Subscribers;
  readonly members: Members;
  readonly invitations: Invitations;
  readonly audit: Audit;
  readonly announcements: Announcements;
  readonly mail: Mail;
  readonly siteOrigin: string;
  readonly now: () => Date;
  readonly newId: () => string;
}
