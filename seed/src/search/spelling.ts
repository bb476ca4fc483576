import { firstFrom } from './first-from.ts';

/** Slips of the finger that still leave a word to be known by. */
const mostSlips = (word: string): number => (word.length > 7 ? 2 : word.length > 3 ? 1 : 0);
/** As many words are offered for one that is misspelt. */
const mostOffered = 2;

/** One of the first two letters is hardly ever wrong in both words. */
const beginsAlike = (typed: string, known: string): boolean =>
  known[0] === typed[0] || known[0] === typed[1] || known[1] === typed[0];

const far = Number.POSITIVE_INFINITY;

/** The slips between a typed word up to its letter `row` and each beginning of a known word, from those of two letters before. */
function nextLine(typed: string, row: number, known: string, above: readonly number[], before: readonly number[]) {
  const line = [row];
  const [letter, last] = [typed[row - 1], typed[row - 2]];
  for (let at = 1; at < above.length; at += 1) {
    const exchanged = letter === known[at - 2] && last === known[at - 1] ? (before[at - 2] ?? far) + 1 : far;
    const another = (above[at - 1] ?? far) + (letter === known[at - 1] ? 0 : 1);
    line[at] = Math.min(another, (above[at] ?? far) + 1, (line[at - 1] ?? far) + 1, exchanged);
  }
  return line;
}

/**
 * Slips between a typed word and the beginning of a known one: a letter too many, too few, another, or two exchanged.
 * What the known word goes on with costs little, because the word may not be typed to its end.
 */
function slipsBetween(typed: string, known: string, most: number): number {
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: Math.min(known.length, typed.length + most) + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    [before, above] = [above, nextLine(typed, row, known, above, before)];
    if (Math.min(...above) > most) return far;
  }
  return Math.min(...above.map((slips, at) => (slips > most ? far : slips + (known.length - at) / 100)));
}

/** The words that names are made of, and the nearest of them to one that is misspelt. */
export class Spelling {
  /** In the order of the alphabet, each with how much stands on it. */
  readonly #words: readonly (readonly [string, number])[];
  readonly #known: ReadonlySet<string>;

  /** `weights`: each word, and how often the crimes that it names are charged. */
  constructor(weights: ReadonlyMap<string, number>) {
    this.#words = [...weights].sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
    this.#known = new Set(weights.keys());
  }

  /** Whether a word stands in a name as it is. */
  has(word: string): boolean {
    return this.#known.has(word);
  }

  /** Whether a word, or one that it may yet become, stands in a name. */
  begins(word: string): boolean {
    const next = this.#words[firstFrom(this.#words, ([known]) => known < word)];
    return next?.[0].startsWith(word) ?? false;
  }

  /** The words that a misspelt one may have meant, the nearest first, of equals the one that more stands on. */
  nearest(word: string): readonly string[] {
    const most = mostSlips(word);
    if (most === 0) return [];
    return this.#words
      .flatMap(([known, weight]) => {
        if (known.length < word.length - most || !beginsAlike(word, known)) return [];
        const slips = slipsBetween(word, known, most);
        return slips <= most + 0.5 ? [{ known, slips, weight }] : [];
      })
      .sort((a, b) => Math.floor(a.slips) - Math.floor(b.slips) || a.slips - b.slips || b.weight - a.weight)
      .slice(0, mostOffered)
      .map(({ known }) => known);
  }
}
