/** Words that stand in most names and tell none of them from another. */
const fillers = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);
/** Fillers that tell one crime from another: a drug held for sale from its sale, a theft or a shot from a car from one of it. */
const telling: Readonly<Record<string, RegExp>> = {
  for: /^sales?\b/,
  from: /^(?:(?:an?|the|motor|parked) )*(?:cars?|vehicles?|autos?)\b/,
};
const isTelling = (word: string, rest: string): boolean => telling[word]?.test(rest) ?? false;
const ending = /(?:ings?|ions?|ed|es|s|e)$/;

/** The words of a text in small letters, fillers left out. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/(?<=[a-z])['’](?=[a-z])/g, '')
    .split(/[^\p{L}\d&]+/u)
    .filter((word, at, all) => word !== '' && (!fillers.has(word) || isTelling(word, all.slice(at + 1).join(' '))));

/** A word without its ending, so that `possession`, `possessing` and `possesses` are one. */
export function stem(word: string): string {
  const short = word.replace(ending, '');
  return short.length > 3 ? short : word;
}

/** What two texts of the same words have in common, whatever their order and endings. */
export const keyOf = (words: readonly string[]): string => words.map(stem).toSorted().join(' ');
