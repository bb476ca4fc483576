import {
  probationFactors as probationFactorsCall,
  probationLimitations as probationLimitationsCall,
} from '@countwise/contract';
import type { Reference } from '@countwise/seed';
import { type Route, route } from '../platform/route.ts';

/** The limitations and the factors themselves. */
export const referenceRoutes = ({ probationFactors, probationLimitations }: Reference): readonly Route[] => [
  route(probationLimitationsCall, async () =>
    probationLimitations.map(({ id, statute, name, categories, level, pleadable, sortOrder, end, lawText }) => ({
      Id: id,
      LegacyStatuteText: statute,
      Name: name,
      Category: categories.join(','),
      Eligibility: level,
      Pleadable: pleadable,
      SortOrder: sortOrder,
      EndDate: end,
      LawText: lawText,
    })),
  ),
  route(probationFactorsCall, async () =>
    probationFactors.map(({ id, name, authority, category, lawText }) => ({
      Id: id,
      Name: name,
      StatuteNumber: authority,
      Category: category,
      LawText: lawText,
    })),
  ),
];
