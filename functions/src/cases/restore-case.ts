import { restoreCase } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const restoreCaseRoute = ({ cases, deletedCases, now }: Pick<Deps, 'cases' | 'deletedCases' | 'now'>) =>
  route(restoreCase, async ({ params: { id }, session }) => {
    const { user } = session;
    const at = now();
    await deletedCases.restore(user.Id, id, at, recorded(session, { at, act: 'case.restored', target: id }));
    return { mainCase: await cases.get(user.Id, id), scenarios: await cases.scenariosOf(user.Id, id) };
  });
