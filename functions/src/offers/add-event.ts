import { addOfferEvent, offerRecord } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { notThere, Problem } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import { asRead } from '../store/as-read.ts';
import { wasDone } from '../store/offers.ts';
import { digestOf } from '../store/requests.ts';
import { afterEvent } from './after-event.ts';
import type { Deps } from './deps.ts';
import { homeOf } from './home-of.ts';

/** Adds what became of an offer to its answers, once a `RequestId`. It changes no charge. */
export const addOfferEventRoute = ({ cases, offers, now }: Pick<Deps, 'cases' | 'offers' | 'now'>) =>
  route(addOfferEvent, async ({ params, body, session }) => {
    const home = await homeOf(cases, session.user.Id, params.id);
    const digest = digestOf(body);
    return asRead(
      () => offers.get(home, params.offer),
      async (standing) => {
        if (standing === undefined) throw notThere('offer');
        const current = offerRecord.parse(standing);
        if (wasDone(standing, body.RequestId, digest)) return current;
        if (standing.version !== body.version) throw new Problem(409, 'Too Late', { current });
        if (
          body.event === 'accepted' &&
          body.scenarioId !== null &&
          (await homeOf(cases, session.user.Id, body.scenarioId)) !== home
        )
          throw notThere('scenario');
        const at = now();
        const next = {
          ...afterEvent(standing, body, at.toISOString()),
          requests: [...standing.requests, { requestId: body.RequestId, digest }],
        };
        const log = recorded(session, { at, act: 'offer.changed', target: home, detail: body.event });
        return (await offers.replace(next, log)) ? offerRecord.parse(next) : undefined;
      },
    );
  });
