import { exportCases } from '@countwise/contract';
import { route } from '../platform/route.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import { markOf, type WholeCase } from '../store/cases.ts';
import { chunks } from '../store/chunks.ts';
import type { Deps } from './deps.ts';

/** Cases read at once, and looked at for one answer. */
const atOnce = 10;
const pageSize = 200;
/** An answer ends with the case that takes it past so many characters: a function may give at most six megabytes. */
const enough = 2_500_000;

const partOf = ({ record, charges, limitations, factors, circumstances }: WholeCase) => ({
  case: record,
  charges: [...charges],
  limitations: [...limitations],
  factors: [...factors],
  circumstances: [...circumstances],
});

/** Everything the product keeps for the caller, but for what they deleted, in as many answers as it takes. */
export const exportCasesRoute = ({ cases, now }: Pick<Deps, 'cases' | 'now'>) =>
  route(exportCases, async ({ query, session }) => {
    const listed = await cases.page(session.user.Id, query.next, pageSize);
    const taken: ReturnType<typeof partOf>[] = [];
    const answer = (next: string | null) => ({
      exportedAt: now().toISOString(),
      user: userAttributesOf(session),
      cases: taken,
      next,
    });
    let size = 0;
    for (const some of chunks(listed.cases, atOnce)) {
      for (const whole of await Promise.all(some.map(({ Id }) => cases.whole(session.user.Id, Id)))) {
        taken.push(partOf(whole));
        size += JSON.stringify(taken.at(-1)).length;
        if (size > enough) return answer(markOf(whole.record));
      }
    }
    return answer(listed.next);
  });
