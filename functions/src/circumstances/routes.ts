import {
  addCircumstance,
  changeCircumstance,
  childId,
  circumstances as circumstancesCall,
  deleteCircumstance,
  listCircumstances,
  plainCircumstance,
} from '@countwise/contract';
import { fault } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { type Route, route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/** The circumstances of rules 4.421, 4.423 and 4.425, and those ticked on a case. */
export const circumstanceRoutes = ({ ticked, reference: { circumstances } }: Deps): readonly Route[] => [
  route(circumstancesCall, async () =>
    circumstances.map(({ id, name, category, sortOrder, authority, lawText }) => ({
      Id: id,
      Name: name,
      Category: category,
      SortOrder: sortOrder,
      StatuteNumber: authority,
      LawText: lawText,
    })),
  ),
  route(listCircumstances, ({ params, session }) => ticked.list(session.user.Id, params.caseId)),
  route(addCircumstance, async ({ body, session }) => {
    if (!circumstances.some(({ id }) => id === body.CircumstancesId))
      throw fault('CircumstancesId', 'There is no such circumstance.');
    return ticked.add(session.user.Id, {
      ...body,
      Proof: body.Proof ?? plainCircumstance.Proof,
      Id: childId(body.CaseId, body.CircumstancesId),
      Version: 1,
    });
  }),
  route(changeCircumstance, ({ params, body: { Proof, Version }, session }) =>
    ticked.change(session.user.Id, params.id, { Proof }, Version),
  ),
  route(deleteCircumstance, async ({ params, session }) => {
    await ticked.delete(session.user.Id, params.id);
    return done;
  }),
];
