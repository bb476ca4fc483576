import { addFactor, childId, deleteFactor, deleteFactors, listFactors } from '@countwise/contract';
import { probationFactors } from '@countwise/engine';
import { fault } from '../platform/problem.ts';
import { type Route, route } from '../platform/route.ts';
import { caseIdOf } from '../store/keys.ts';
import type { Deps } from './deps.ts';

const done = { success: true as const };

/** The probation factors ticked on a case. */
export const factorRoutes = ({ cases, factors }: Pick<Deps, 'cases' | 'factors'>): readonly Route[] => [
  route(listFactors, async ({ params, session }) => {
    await cases.get(session.user.Id, params.caseId);
    return factors.list(params.caseId);
  }),
  route(addFactor, async ({ body, session }) => {
    await cases.get(session.user.Id, body.CaseId);
    if (!probationFactors.some(({ id }) => id === body.ProbationFactorId))
      throw fault('ProbationFactorId', 'There is no such factor.');
    return factors.add({ ...body, Id: childId(body.CaseId, body.ProbationFactorId), Version: 1 });
  }),
  route(deleteFactor, async ({ params, session }) => {
    await cases.get(session.user.Id, caseIdOf(params.id));
    await factors.delete(params.id);
    return done;
  }),
  route(deleteFactors, async ({ params, session }) => {
    await cases.get(session.user.Id, params.caseId);
    await factors.deleteOf(params.caseId);
    return done;
  }),
];
