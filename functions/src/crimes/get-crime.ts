import { getCrime, wobble } from '@countwise/contract';
import { californiaDay } from '@countwise/engine';
import { crimeRecordOf } from '../catalogue/crime-record.ts';
import { type Route, route } from '../platform/route.ts';
import { crimeRow, type Deps } from './deps.ts';

/** One crime whole, and where a wobbler may move. */
export const crimeRoutes = (deps: Pick<Deps, 'catalogue' | 'now'>): readonly Route[] => [
  route(getCrime, async ({ params }) =>
    crimeRecordOf(crimeRow(deps, params.id), deps.catalogue, californiaDay(deps.now().getTime())),
  ),
  route(wobble, async ({ body }) => {
    const { wobbleDownId, wobbleUpId } = crimeRow(deps, body.CrimeId);
    return { WobbleDownCrimeId: wobbleDownId, WobbleUpCrimeId: wobbleUpId };
  }),
];
