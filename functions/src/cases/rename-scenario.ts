import { renameScenario } from '@countwise/contract';
import { notThere } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const renameScenarioRoute = ({ cases, now }: Pick<Deps, 'cases' | 'now'>) =>
  route(renameScenario, async ({ params: { id, name }, session: { user } }) => {
    const { ParentCaseId } = await cases.get(user.Id, id);
    if (ParentCaseId === null) throw notThere('scenario');
    await cases.change(user.Id, id, { ScenarioName: name, UpdatedAt: now().toISOString() }, undefined);
    return { ...done, message: `The scenario is now called ${name}.` };
  });
