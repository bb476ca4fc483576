import { duplicateChildren } from '@countwise/contract';
import { notThere } from '../platform/problem.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/** Copies a case's children into a scenario of the same original case. */
export const duplicateChildrenRoute = ({ cases, copyChildren }: Pick<Deps, 'cases' | 'copyChildren'>) =>
  route(duplicateChildren, async ({ params, body, session: { user } }) => {
    const from = await cases.get(user.Id, params.id);
    const to = await cases.get(user.Id, body.scenarioCaseId);
    if (to.ParentCaseId !== (from.ParentCaseId ?? from.Id)) throw notThere('scenario');
    return { success: true as const, copied: await copyChildren(from.Id, to.Id) };
  });
