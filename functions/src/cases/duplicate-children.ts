import { duplicateChildren, mostCharges } from '@countwise/contract';
import { fault, notThere } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { route } from '../platform/route.ts';
import { copiedId } from '../store/keys.ts';
import type { Deps } from './deps.ts';

/** Copies a case's children into a scenario of the same original case. */
export const duplicateChildrenRoute = ({ cases, copyChildren }: Pick<Deps, 'cases' | 'copyChildren'>) =>
  route(duplicateChildren, async ({ params, body, session: { user } }) => {
    const from = await cases.whole(user.Id, params.id);
    const to = await cases.whole(user.Id, body.scenarioCaseId);
    if (to.record.ParentCaseId !== (from.record.ParentCaseId ?? from.record.Id)) throw notThere('scenario');
    const ids = [...to.charges.map(({ Id }) => Id), ...from.charges.map(({ Id }) => copiedId(Id, to.record.Id))];
    if (new Set(ids).size > mostCharges) throw fault('scenarioCaseId', `A case holds at most ${mostCharges} charges.`);
    return { ...done, copied: await copyChildren(from.record.Id, to.record.Id) };
  });
