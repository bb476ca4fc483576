import { listCases } from '@countwise/contract';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/** Cases of one answer, which a function may give at most six megabytes long. */
const pageSize = 500;

export const listCasesRoute = ({ cases }: Pick<Deps, 'cases'>) =>
  route(listCases, ({ query, session }) => cases.page(session.user.Id, query.next, pageSize));
