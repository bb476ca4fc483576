import { listCases, mostListed } from '@countwise/contract';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { rulesOf } from './rules-of.ts';

export const listCasesRoute = ({ cases, catalogue }: Pick<Deps, 'cases' | 'catalogue'>) =>
  route(listCases, async ({ query, session }) => ({
    ...(await cases.page(session.user.Id, query.next, query.limit ?? mostListed)),
    rules: rulesOf(catalogue),
  }));
