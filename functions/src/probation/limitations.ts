import {
  addLimitation,
  addLimitations,
  changeLimitation,
  childId,
  deleteLimitation,
  deleteLimitations,
  listLimitations,
  plainLimitation,
} from '@countwise/contract';
import { probationLimitations } from '@countwise/engine';
import { fault } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { type Route, route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/** The limitations of probation marked on a case: true, or true and pleaded. */
export const limitationRoutes = ({ limitations }: Pick<Deps, 'limitations'>): readonly Route[] => [
  route(listLimitations, ({ params, session }) => limitations.list(session.user.Id, params.caseId)),
  // one under the name of the workspace, one under that of the case list
  ...[addLimitation, addLimitations].map((call) =>
    route(call, async ({ body, session }) => {
      if (!probationLimitations.some(({ id }) => id === body.ProbationLimitationId))
        throw fault('ProbationLimitationId', 'There is no such limitation.');
      return limitations.add(session.user.Id, {
        ...body,
        IsTrue: body.IsTrue ?? plainLimitation.IsTrue,
        IsPled: body.IsPled ?? plainLimitation.IsPled,
        Id: childId(body.CaseId, body.ProbationLimitationId),
        Version: 1,
      });
    }),
  ),
  route(changeLimitation, ({ params, body: { Version, ...fields }, session }) =>
    limitations.change(session.user.Id, params.id, fields, Version),
  ),
  route(deleteLimitation, async ({ params, session }) => {
    await limitations.delete(session.user.Id, params.id);
    return done;
  }),
  route(deleteLimitations, async ({ params, session }) => {
    await limitations.deleteOf(session.user.Id, params.caseId);
    return done;
  }),
];
