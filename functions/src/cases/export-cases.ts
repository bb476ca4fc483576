import { exportCases } from '@countwise/contract';
import { route } from '../platform/route.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import { chunks } from '../store/chunks.ts';
import type { Deps } from './deps.ts';

/** Cases read at once. */
const atOnce = 10;

/** Everything the product keeps for the caller, as one answer. */
export const exportCasesRoute = ({ cases, now }: Pick<Deps, 'cases' | 'now'>) =>
  route(exportCases, async ({ session }) => {
    const listed = await cases.list(session.user.Id);
    const read = [];
    for (const some of chunks(listed, atOnce))
      read.push(...(await Promise.all(some.map(({ Id }) => cases.whole(session.user.Id, Id)))));
    return {
      exportedAt: now().toISOString(),
      user: userAttributesOf(session),
      cases: read.map(({ record, charges, limitations, factors, circumstances }) => ({
        case: record,
        charges: [...charges],
        limitations: [...limitations],
        factors: [...factors],
        circumstances: [...circumstances],
      })),
    };
  });
