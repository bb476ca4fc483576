import { changeReductions, listReductions, type OfficeReductions } from '@countwise/contract';
import { californiaDay } from '@countwise/engine';
import { recorded } from '../audit/recorded.ts';
import { badRequest, notThere, Problem } from '../base/problem.ts';
import { type Route, route } from '../platform/route.ts';
import type { Session } from '../platform/session.ts';
import { asRead } from '../store/as-read.ts';
import type { Deps } from './deps.ts';
import { faultsOfOwn } from './faults-of-own.ts';

/** What a county makes of the table of lesser pleas, by which its people's searches for offers go. */
export const officeReductionRoutes = ({
  catalogue,
  reference,
  reductions,
  now,
}: Pick<Deps, 'catalogue' | 'reference' | 'reductions' | 'now'>): readonly Route[] => [
  route(listReductions, async ({ session }) => ({
    table: [...reference.reductions],
    office: await reductions.get(countyOf(session)),
  })),

  route(changeReductions, async ({ body, session }) => {
    const county = countyOf(session);
    const at = now();
    const faults = faultsOfOwn(body.own, reference.reductions, catalogue, californiaDay(at.getTime()));
    if (faults.length > 0) throw badRequest(faults);
    const log = recorded(session, { at, act: 'settings.changed', target: county, detail: detailOf(body) });
    const office = await asRead(
      () => reductions.get(county),
      async (current) => {
        if (isSame(current, body)) return current;
        if (current.version !== body.version) throw new Problem(409, 'Too Late', { current });
        const next = { ...body, version: body.version + 1 };
        return (await reductions.replace(county, next, log)) ? next : undefined;
      },
    );
    return { office };
  }),
];

function countyOf({ subscriber }: Session): string {
  if (subscriber === undefined || subscriber.OrganizationSettings === null) throw notThere('organization');
  return subscriber.Id;
}

type Made = Pick<OfficeReductions, 'own' | 'off'>;
/** A change that stands as it was to be is done: it is what was sent before and not answered. */
const isSame = (a: Made, b: Made): boolean =>
  JSON.stringify([a.own, a.off].map((list) => list.map(sorted))) ===
  JSON.stringify([b.own, b.off].map((list) => list.map(sorted)));
const sorted = (pair: object) => Object.entries(pair).toSorted(([a], [b]) => (a < b ? -1 : 1));

const detailOf = ({ own, off }: Made): string => `OwnReductions ${own.length}, ReductionsOff ${off.length}`;
