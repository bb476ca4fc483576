import { listCases } from '@countwise/contract';
import { engineVersion } from '@countwise/engine';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/** Cases of one answer, which a function may give at most six megabytes long. */
const pageSize = 500;

export const listCasesRoute = ({ cases, catalogue }: Pick<Deps, 'cases' | 'catalogue'>) =>
  route(listCases, async ({ query, session }) => ({
    ...(await cases.page(session.user.Id, query.next, pageSize)),
    rules: { engine: engineVersion, catalogue: catalogue.version },
  }));
