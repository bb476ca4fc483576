import type { Sentence } from './answer.ts';

/** Numbers of counts, three or more in a row as a span: `1–4, 6, 8, 9`. */
export function countNumbers(numbers: readonly number[]): string {
  const spans: { readonly first: number; last: number }[] = [];
  for (const number of [...new Set(numbers)].toSorted((a, b) => a - b)) {
    const span = spans.at(-1);
    if (span !== undefined && span.last === number - 1) span.last = number;
    else spans.push({ first: number, last: number });
  }
  return spans
    .flatMap(({ first, last }) => {
      if (last - first > 1) return [`${first}–${last}`];
      return last === first ? [`${first}`] : [`${first}`, `${last}`];
    })
    .join(', ');
}

/** The rows of these ids by name: `Counts 1–3`, `PC 12022.53(b) of count 2`, and by its statute what stands outside the counts. */
export function rowNames(ids: readonly string[], { charges, caseEnhancements }: Sentence): string {
  const named = new Set(ids);
  const counts = charges.filter(({ id }) => named.has(id)).map(({ count }) => count);
  const beneath = charges.flatMap(({ count, enhancements }) =>
    enhancements.filter(({ id }) => named.has(id)).map(({ statute }) => `${statute} of count ${count}`),
  );
  const outside = caseEnhancements.filter(({ id }) => named.has(id)).map(({ statute }) => statute);
  const title = counts.length === 1 ? 'Count' : 'Counts';
  return [...(counts.length > 0 ? [`${title} ${countNumbers(counts)}`] : []), ...beneath, ...outside].join('; ');
}
