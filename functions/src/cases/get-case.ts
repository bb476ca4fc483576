import { getCase } from '@countwise/contract';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const getCaseRoute = ({ cases }: Pick<Deps, 'cases'>) =>
  route(getCase, ({ params, session }) => cases.get(session.user.Id, params.id));
