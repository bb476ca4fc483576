import {
  addLimitation,
  addLimitations,
  changeLimitation,
  childId,
  deleteLimitation,
  deleteLimitations,
  listLimitations,
} from '@countwise/contract';
import { probationLimitations } from '@countwise/engine';
import { fault } from '../platform/problem.ts';
import { type Route, route } from '../platform/route.ts';
import { caseIdOf } from '../store/keys.ts';
import type { Deps } from './deps.ts';

const done = { success: true as const };

/** The limitations of probation marked on a case: true, or true and pleaded. */
export const limitationRoutes = ({ cases, limitations }: Pick<Deps, 'cases' | 'limitations'>): readonly Route[] => [
  route(listLimitations, async ({ params, session }) => {
    await cases.get(session.user.Id, params.caseId);
    return limitations.list(params.caseId);
  }),
  // one under the name of the workspace, one under that of the case list
  ...[addLimitation, addLimitations].map((call) =>
    route(call, async ({ body, session }) => {
      await cases.get(session.user.Id, body.CaseId);
      if (!probationLimitations.some(({ id }) => id === body.ProbationLimitationId))
        throw fault('ProbationLimitationId', 'There is no such limitation.');
      return limitations.add({ ...body, Id: childId(body.CaseId, body.ProbationLimitationId), Version: 1 });
    }),
  ),
  route(changeLimitation, async ({ params, body: { Version, ...fields }, session }) => {
    await cases.get(session.user.Id, caseIdOf(params.id));
    return limitations.change(params.id, fields, Version);
  }),
  route(deleteLimitation, async ({ params, session }) => {
    await cases.get(session.user.Id, caseIdOf(params.id));
    await limitations.delete(params.id);
    return done;
  }),
  route(deleteLimitations, async ({ params, session }) => {
    await cases.get(session.user.Id, params.caseId);
    await limitations.deleteOf(params.caseId);
    return done;
  }),
];
