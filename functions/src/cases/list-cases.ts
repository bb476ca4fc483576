import { listCases } from '@countwise/contract';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const listCasesRoute = ({ cases }: Pick<Deps, 'cases'>) =>
  route(listCases, async ({ session }) => ({ cases: await cases.list(session.user.Id) }));
