const labels = /^(?:\(\w+\)\s*)+/;
/** The labels that a line begins with: of `(a) (1) The rule.` a and 1. */
export const labelsOf = (line: string): readonly string[] => labels.exec(line)?.[0].match(/\w+/g) ?? [];

/** `(i)` may be the subdivision behind `(h)` or the first of a list, which nothing tells apart. */
const isNumeral = (part: string): boolean => /^[ivx]$/.test(part);

/** The label that ends a subdivision: its next neighbour. */
function nextTo(part: string): string {
  const number = Number(part);
  return Number.isNaN(number) ? String.fromCodePoint((part.codePointAt(0) ?? 0) + 1) : String(number + 1);
}

/**
 * The place of the paragraph that a citation names, in a text of a paragraph a line: of `667(e)(1)` the `(1)` behind `(e)`.
 * Null where it names none, or where the text does not say surely which it is.
 */
export function namedParagraph(lines: readonly string[], section: string): number | null {
  const parts = section.match(/(?<=\()\w+(?=\))/g) ?? [];
  const [first] = parts;
  if (first === undefined || isNumeral(first)) return null;
  let found = 0;
  for (const [place, line] of lines.entries())
    for (const label of labelsOf(line)) {
      // the subdivision that was found has ended, and did not hold the rest
      if (parts.slice(0, found).some((part) => label === nextTo(part))) return null;
      if (label === parts[found]) found += 1;
      if (found === parts.length) return place;
    }
  return null;
}
