import {
  probationFactors as probationFactorsCall,
  probationLimitations as probationLimitationsCall,
} from '@countwise/contract';
import { probationFactors, probationLimitations } from '@countwise/engine';
import { type Route, route } from '../platform/route.ts';

/** The limitations and the factors themselves, from the engine's tables. */
export const referenceRoutes: readonly Route[] = [
  route(probationLimitationsCall, async () =>
    probationLimitations.map(({ id, statute, name, categories, level, pleadable, sortOrder, end, authority }) => ({
      Id: id,
      LegacyStatuteText: statute,
      Name: name,
      Category: categories.join(','),
      Eligibility: level,
      Pleadable: pleadable,
      SortOrder: sortOrder,
      EndDate: end,
      LawText: authority,
    })),
  ),
  route(probationFactorsCall, async () =>
    probationFactors.map(({ id, name, authority, category }) => ({
      Id: id,
      Name: name,
      StatuteNumber: authority,
      Category: category,
      LawText: authority,
    })),
  ),
];
