import { chargesOfCase } from '@countwise/contract';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const chargesOfCaseRoute = ({ cases }: Pick<Deps, 'cases'>) =>
  route(chargesOfCase, async ({ params, session }) => [...(await cases.whole(session.user.Id, params.id)).charges]);
