import { fetchAll } from '@countwise/contract';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const fetchAllRoute = ({ cases, victims }: Pick<Deps, 'cases' | 'victims'>) =>
  route(fetchAll, async ({ body: { table, condition }, session }) => {
    const { charges, record } = await cases.whole(session.user.Id, condition.CaseId);
    return table === 'charges' ? [...charges] : victims.list(record.Id);
  });
