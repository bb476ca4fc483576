import { getCrime, wobble } from '@countwise/contract';
import { type Route, route } from '../platform/route.ts';
import { crimeRecordOf } from './crime-record.ts';
import { crimeRow, type Deps } from './deps.ts';

/** One crime whole, and where a wobbler may move. */
export const crimeRoutes = (deps: Pick<Deps, 'catalogue'>): readonly Route[] => [
  route(getCrime, async ({ params }) => crimeRecordOf(crimeRow(deps, params.id))),
  route(wobble, async ({ body }) => {
    const { wobbleDownId, wobbleUpId } = crimeRow(deps, body.CrimeId);
    return { WobbleDownCrimeId: wobbleDownId, WobbleUpCrimeId: wobbleUpId };
  }),
];
