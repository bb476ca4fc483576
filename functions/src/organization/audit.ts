import { type AuditEntry, downloadAudit, listAudit } from '@countwise/contract';
import { csv } from '../audit/csv.ts';
import { fileRoute, type Route, route } from '../platform/route.ts';
import type { AuditRecord } from '../store/audit.ts';
import type { Deps } from './deps.ts';
import { managedBy } from './manager.ts';

const pageSize = 50;
/** As many lines as stay well below the six megabytes of an answer. */
const mostLines = 20_000;

/** The activity log of a county, for its administrators: on the screen in pages, and as a table to keep. */
export const auditRoutes = ({ audit, users }: Pick<Deps, 'audit' | 'users'>): readonly Route[] => {
  const named = async (subscriberId: string, records: readonly AuditRecord[]): Promise<AuditEntry[]> => {
    const people = await users.ofSubscriber(subscriberId);
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
