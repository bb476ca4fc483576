import type { CaseRecord } from '../schemas/case.ts';

type Tagged = Pick<CaseRecord, 'Tags' | 'PrivateTags'>;

/** The tags of a case or a charge as they are typed, with commas between them, each once however it is written. */
export function tagsOf({ Tags, PrivateTags }: Tagged): readonly string[] {
  const tags = `${Tags},${PrivateTags}`.split(',').map((tag) => tag.trim());
  return [...new Map(tags.filter((tag) => tag !== '').map((tag) => [tag.toLowerCase(), tag])).values()];
}

/** Whether a case has a tag, however it is written. */
export const hasTag = (record: Tagged, tag: string): boolean =>
  tagsOf(record).some((each) => each.toLowerCase() === tag.toLowerCase());

/** The tags of all cases by their names, with how many cases have each. */
export function tagCounts(cases: readonly Tagged[]): ReadonlyMap<string, number> {
  const counts = new Map<string, { readonly tag: string; readonly count: number }>();
  for (const tag of cases.flatMap(tagsOf)) {
    const known = counts.get(tag.toLowerCase());
    counts.set(tag.toLowerCase(), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 });
  }
  const byName = [...counts.values()].toSorted((a, b) => a.tag.localeCompare(b.tag));
  return new Map(byName.map(({ tag, count }) => [tag, count]));
}
