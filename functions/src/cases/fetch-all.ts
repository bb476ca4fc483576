import { fetchAll } from '@countwise/contract';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const fetchAllRoute = ({ cases, victims }: Pick<Deps, 'cases' | 'victims'>) =>
  route(fetchAll, async ({ body: { table, condition }, session: { user } }) =>
    table === 'charges'
      ? [...(await cases.whole(user.Id, condition.CaseId)).charges]
      : victims.list(user.Id, condition.CaseId),
  );
