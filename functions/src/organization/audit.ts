import { type AuditAct, type AuditEntry, downloadAudit, listAudit } from '@countwise/contract';
import { csv } from '../audit/csv.ts';
import { recorded } from '../audit/recorded.ts';
import { fileRoute, type Route, route } from '../platform/route.ts';
import type { AuditRecord } from '../store/audit.ts';
import type { Deps } from './deps.ts';
import { managedBy } from './manager.ts';

const pageSize = 50;
/** As many lines as stay well below the six megabytes of an answer. */
const mostLines = 20_000;

/** Whether what an act was done to is a person. */
const isOfPerson: Readonly<Record<AuditAct, boolean>> = {
  'account.deleted': true,
  'case.created': false,
  'case.deleted': false,
  'case.restored': false,
  'scenario.created': false,
  'scenario.deleted': false,
  'offer.made': false,
  'offer.changed': false,
  'report.created': false,
  'member.changed': true,
  'member.joined': true,
  'invitation.sent': false,
  'access-code.created': false,
  'invitation.withdrawn': false,
  'settings.changed': false,
  'announcement.published': false,
  'announcement.ended': false,
  'session.opened': true,
  'session.failed': true,
  'password.reset': true,
  'password.changed': true,
  'email.changed': true,
  'phone.changed': true,
  'place.changed': true,
  'work-account.linked': true,
  'work-account.unlinked': true,
  'second-factor.on': true,
  'second-factor.off': true,
  'cases.exported': true,
  'cases.taken-over': true,
  'report.downloaded': false,
  'log.downloaded': false,
  'member.left': true,
};

/** The activity log of a county, for its administrators: on the screen in pages, and as a table to keep. */
export const auditRoutes = ({ audit, users, now }: Pick<Deps, 'audit' | 'users' | 'now'>): readonly Route[] => {
  const named = async (subscriberId: string, records: readonly AuditRecord[]): Promise<AuditEntry[]> => {
    const ids = records.flatMap(({ UserId, Act, TargetId }) => (isOfPerson[Act] ? [UserId, TargetId] : [UserId]));
    const people = await users.among(subscriberId, [...new Set(ids)]);
    const names = new Map(people.map(({ Id, FirstName, LastName }) => [Id, `${FirstName} ${LastName}`]));
    return records.map((record) => ({
      ...record,
      UserName: names.get(record.UserId) ?? null,
      TargetName: names.get(record.TargetId) ?? null,
    }));
  };

  return [
    route(listAudit, async ({ query, session }) => {
      const { Id } = managedBy(session);
      const { records, next } = await audit.page(Id, query, pageSize);
      return { entries: await named(Id, records), next };
    }),

    fileRoute(downloadAudit, 'text/csv; charset=utf-8', async ({ query, session }) => {
      const { Id } = managedBy(session);
      await audit.add(recorded(session, { at: now(), act: 'log.downloaded', target: Id }));
      const { records } = await audit.page(Id, query, mostLines);
      const entries = await named(Id, records);
      return csv([
        ['Time (UTC)', 'User', 'User id', 'Act', 'Target', 'Target id', 'Detail'],
        ...entries.map(({ At, UserName, UserId, Act, TargetName, TargetId, Detail }) => [
          At,
          UserName ?? '',
          UserId,
          Act,
          TargetName ?? '',
          TargetId,
          Detail,
        ]),
      ]);
    }),
  ];
};
