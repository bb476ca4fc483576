import { crimeMatchGroups, matchGroupTexts } from '@countwise/contract';
import { type Route, route } from '../platform/route.ts';
import { crimeRow, type Deps } from './deps.ts';

/** The match groups of a crime, or those an enhancement attaches to, and what each means. */
export const groupRoutes = (deps: Pick<Deps, 'catalogue' | 'reference'>): readonly Route[] => [
  route(crimeMatchGroups, async ({ params }) =>
    deps.reference
      .matchGroupsOf(crimeRow(deps, params.crimeId))
      .map(({ code }) => ({ CrimeId: params.crimeId, EnhancementMatchGroupId: code })),
  ),
  route(matchGroupTexts, async ({ params }) =>
    deps.reference
      .matchGroupsOf(crimeRow(deps, params.crimeId))
      .map(({ code, name, helper }) => ({ Id: code, Name: name, HelperText: helper })),
  ),
];
