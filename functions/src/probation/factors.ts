import { addFactor, childId, deleteFactor, deleteFactors, listFactors, plainFactor } from '@countwise/contract';
import { probationFactors } from '@countwise/engine';
import { fault } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { type Route, route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/** The probation factors ticked on a case. */
export const factorRoutes = ({ factors }: Pick<Deps, 'factors'>): readonly Route[] => [
  route(listFactors, ({ params, session }) => factors.list(session.user.Id, params.caseId)),
  route(addFactor, async ({ body, session }) => {
    if (!probationFactors.some(({ id }) => id === body.ProbationFactorId))
      throw fault('ProbationFactorId', 'There is no such factor.');
    return factors.add(session.user.Id, {
      ...body,
      IsTrue: body.IsTrue ?? plainFactor.IsTrue,
      Id: childId(body.CaseId, body.ProbationFactorId),
      Version: 1,
    });
  }),
  route(deleteFactor, async ({ params, session }) => {
    await factors.delete(session.user.Id, params.id);
    return done;
  }),
  route(deleteFactors, async ({ params, session }) => {
    await factors.deleteOf(session.user.Id, params.caseId);
    return done;
  }),
];
