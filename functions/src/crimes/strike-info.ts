import { strikeInfo } from '@countwise/contract';
import { type Route, route } from '../platform/route.ts';
import { crimeRow, type Deps } from './deps.ts';

/** The lists of the law that name a crime on its offense day. */
export const strikeInfoRoute = (deps: Pick<Deps, 'catalogue' | 'reference'>): Route =>
  route(strikeInfo, async ({ body }) => {
    const lists = deps.reference.strikeInfoOf(crimeRow(deps, body.crime), body.offenseDate);
    return {
      seriousGroup: [...lists.seriousGroup],
      violentGroup: [...lists.violentGroup],
      thirdStrikeTriggerGroup: [...lists.thirdStrikeTriggerGroup],
      strikeGroup: [...lists.strikeGroup],
    };
  });
