import { type CategoryCode, categoryCodes, type GroupCode } from '@countwise/engine';
import type { z } from 'zod';

interface Listed {
  readonly category?: CategoryCode;
  readonly groups?: readonly (GroupCode | CategoryCode)[];
}

const categories: ReadonlySet<string> = new Set(categoryCodes);
const isCategory = (code: GroupCode | CategoryCode): code is CategoryCode => categories.has(code);

/** A category may be written among the groups, as the case file was published: it is the crime's category. */
export function withCategory<Facts extends Listed>(
  { category, groups = [], ...facts }: Facts,
  context: z.RefinementCtx,
) {
  const [own, ...others] = new Set([...(category === undefined ? [] : [category]), ...groups.filter(isCategory)]);
  if (others.length > 0)
    context.addIssue({ code: 'custom', path: ['groups'], message: `one category: ${own} or ${others.join(' or ')}` });
  const named = groups.filter((code) => !isCategory(code));
  return { ...facts, ...(own !== undefined && { category: own }), ...(named.length > 0 && { groups: named }) };
}
