import { exportCases, type OfferRecord } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { Problem } from '../base/problem.ts';
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

const partOf = (
  { record, charges, limitations, factors, circumstances }: WholeCase,
  offers: readonly OfferRecord[],
) => ({
  case: record,
  charges: [...charges],
  limitations: [...limitations],
  factors: [...factors],
  circumstances: [...circumstances],
  offers: [...offers],
});

/**
 * Everything the product keeps for the caller, but for what they deleted, in as many answers as it takes. The cases of a
 * county stay with it: whoever was taken out of it takes none along.
 */
export const exportCasesRoute = ({ cases, offers, audit, now }: Pick<Deps, 'cases' | 'offers' | 'audit' | 'now'>) =>
  route(exportCases, async ({ query, session }) => {
    const { user, subscriber } = session;
    if (user.Membership === 'removed' && subscriber?.SubscriptionType === 3)
      throw new Problem(
        402,
        'You were removed from your organization. Its cases stay with it: ask its administrator.',
        {
          subscriptionStatus: 'Removed_From_County',
        },
      );
    if (query.next === undefined)
      await audit.add(recorded(session, { at: now(), act: 'cases.exported', target: user.Id }));
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
      const read = some.map(({ Id }) => Promise.all([cases.whole(session.user.Id, Id), offers.listOf(Id)]));
      for (const [whole, itsOffers] of await Promise.all(read)) {
        taken.push(partOf(whole, itsOffers));
        size += JSON.stringify(taken.at(-1)).length;
        if (size > enough) return answer(markOf(whole.record));
      }
    }
    return answer(listed.next);
  });
