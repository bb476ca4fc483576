import { getUsage } from '@countwise/contract';
import { type Route, route } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { managedBy } from './manager.ts';

/** This month and the eleven before it, `YYYY-MM` of UTC, newest first. */
const lastMonths = (now: Date): readonly string[] =>
  Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );

const within = (times: readonly string[], month: string): number =>
  times.filter((time) => time.startsWith(month)).length;

/** How much a county works with the product: numbers only, out of its activity log. */
export const usageRoute = ({ audit, users, now }: Pick<Deps, 'audit' | 'users' | 'now'>): Route =>
  route(getUsage, async ({ session }) => {
    const { Id } = managedBy(session);
    const months = lastMonths(now());
    const [people, cases, reports] = await Promise.all([
      users.ofSubscriber(Id),
      audit.times(Id, 'case.created', months.at(-1) ?? ''),
      audit.times(Id, 'report.created', months.at(-1) ?? ''),
    ]);
    const standing = (membership: string) => people.filter(({ Membership }) => Membership === membership).length;
    return {
      users: { active: standing('active'), pending: standing('pending'), removed: standing('removed') },
      months: months.map((month) => ({ month, cases: within(cases, month), reports: within(reports, month) })),
    };
  });
