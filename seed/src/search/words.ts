/** Words that stand in most names and tell none of them from another. */
const fillers = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);
/** A drug held for sale is another crime than its sale. */
const isForSale = (word: string, next = ''): boolean => word === 'for' && /^sales?$/.test(next);
const ending = /(?:ings?|ions?|ed|es|s|e)$/;

/** The words of a text in small letters, fillers left out. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/(?<=[a-z])['’](?=[a-z])/g, '')
    .split(/[^\p{L}\d&]+/u)
    .filter((word, at, all) => word !== '' && (!fillers.has(word) || isForSale(word, all[at + 1])));

/** A word without its ending, so that `possession`, `possessing` and `possesses` are one. */
export function stem(word: string): string {
  const short = word.replace(ending, '');
  return short.length > 3 ? short : word;
}

/** What two texts of the same words have in common, whatever their order and endings. */
export const keyOf = (words: readonly string[]): string => words.map(stem).toSorted().join(' ');
