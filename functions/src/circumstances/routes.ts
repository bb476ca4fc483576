import {
  addCircumstance,
  type CaseCircumstance,
  changeCircumstance,
  childId,
  circumstances as circumstancesCall,
  deleteCircumstance,
  listCircumstances,
} from '@countwise/contract';
import type { Reference } from '@countwise/seed';
import { fault } from '../platform/problem.ts';
import { type Route, route } from '../platform/route.ts';
import type { Cases } from '../store/cases.ts';
import type { Children } from '../store/children.ts';
import { caseIdOf } from '../store/keys.ts';

interface Deps {
  readonly reference: Reference;
  readonly cases: Cases;
  readonly ticked: Children<CaseCircumstance>;
}

/** The circumstances of rules 4.421, 4.423 and 4.425, and those ticked on a case. */
export const circumstanceRoutes = ({ cases, ticked, reference: { circumstances } }: Deps): readonly Route[] => [
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
  route(listCircumstances, async ({ params, session }) => {
    await cases.get(session.user.Id, params.caseId);
    return ticked.list(params.caseId);
  }),
  route(addCircumstance, async ({ body, session }) => {
    await cases.get(session.user.Id, body.CaseId);
    if (!circumstances.some(({ id }) => id === body.CircumstancesId))
      throw fault('CircumstancesId', 'There is no such circumstance.');
    return ticked.add({ ...body, Id: childId(body.CaseId, body.CircumstancesId), Version: 1 });
  }),
  route(changeCircumstance, async ({ params, body: { Proof, Version }, session }) => {
    await cases.get(session.user.Id, caseIdOf(params.id));
    return ticked.change(params.id, { Proof }, Version);
  }),
  route(deleteCircumstance, async ({ params, session }) => {
    await cases.get(session.user.Id, caseIdOf(params.id));
    await ticked.delete(params.id);
    return { success: true as const };
  }),
];
