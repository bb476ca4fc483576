import { crimeCategories, ruleWords } from '@countwise/contract';
import { type Route, route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/** The categories that filter a search, and the words of sentencing rules. */
export const wordRoutes = ({ reference }: Pick<Deps, 'reference'>): readonly Route[] => [
  route(crimeCategories, async () =>
    reference.crimeCategories.map(({ id, name }, at) => ({ Id: id, Name: name, SortOrder: at + 1 })),
  ),
  route(ruleWords, async ({ body }) =>
    reference.ruleWords
      .filter(({ id }) => body.ruleWordIds.includes(id))
      .map(({ id, text, section }) => ({ Id: id, abbreviation: id, text, sectionNumber: section || null })),
  ),
];
