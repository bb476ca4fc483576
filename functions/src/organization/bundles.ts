import { deleteBundle, listBundles, makeBundle, mostBundles } from '@countwise/contract';
import { notThere, Problem } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { type Route, route } from '../platform/route.ts';
import type { Session } from '../platform/session.ts';
import { digestOf } from '../store/requests.ts';
import type { Deps } from './deps.ts';

/** Charges that are often brought together: an office shares them, who works alone has their own. */
export const bundleRoutes = ({ bundles, now }: Pick<Deps, 'bundles' | 'now'>): readonly Route[] => [
  route(listBundles, async ({ session }) => ({ bundles: await bundles.listOf(officeOf(session)) })),

  route(makeBundle, async ({ body, session }) => {
    const { RequestId: Id, Name, Charges } = body;
    const office = officeOf(session);
    const standing = await bundles.listOf(office);
    if (standing.length >= mostBundles && !standing.some((each) => each.Id === Id))
      throw new Problem(409, `An office keeps at most ${mostBundles} bundles. Delete one first.`);
    const made = { Id, Name, Charges, MadeBy: session.user.Id, MadeAt: now().toISOString() };
    return bundles.add(office, made, digestOf(body));
  }),

  route(deleteBundle, async ({ params, session }) => {
    const office = officeOf(session);
    const standing = await bundles.get(office, params.id);
    if (standing === undefined) throw notThere('bundle');
    const { Id, isAdmin, Role } = session.user;
    if (standing.MadeBy !== Id && !isAdmin && Role !== 'manager')
      throw new Problem(403, 'Who made a bundle deletes it, or an administrator or manager.');
    await bundles.remove(office, params.id);
    return done;
  }),
];

function officeOf({ subscriber }: Session): string {
  if (subscriber === undefined) throw notThere('organization');
  return subscriber.Id;
}
