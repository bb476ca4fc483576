import { listActivity, ownAct } from '@countwise/contract';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

const mostLines = 50;

/** Somebody's own log, by which they see what was not theirs. */
export const listActivityRoute = ({ audit }: Pick<Deps, 'audit'>) =>
  route(listActivity, async ({ session: { user } }) => {
    const { records } = await audit.page(user.Id, {}, mostLines);
    return { entries: records.map(({ At, Act, Detail }) => ({ At, Act: ownAct.parse(Act), Detail })) };
  });
