import type { Credits } from '../answer/answer.ts';
import type { RuleWord } from '../law/rule.ts';
import type { CountOutcome, RowOutcome } from '../pipeline/record/outcome.ts';

/** A list of words, and the lists it grows into: rows carry the same few, and share them. */
interface Words {
  readonly list: readonly RuleWord[];
  readonly longer: Map<RuleWord, Words>;
}
const none: Words = { list: [], longer: new Map() };

function withWord(words: Words, word: RuleWord | undefined): Words {
  if (word === undefined || words.list.includes(word)) return words;
  const before = words.longer.get(word);
  if (before !== undefined) return before;
  const longer: Words = { list: [...words.list, word], longer: new Map() };
  words.longer.set(word, longer);
  return longer;
}

const wordsOf = ({ operations }: RowOutcome): Words =>
  operations.reduce((words, { rule }) => withWord(words, rule.word), none);

/** The abbreviations of the rules that fixed a row's number, in order (R-B12). */
export const ruleWords = (row: RowOutcome): readonly RuleWord[] => wordsOf(row).list;

const creditWords: Readonly<Record<number, RuleWord>> = { 0: 'CR0', 15: 'CR15', 20: 'CR20', 50: 'CR50' };

/** The words of a count, with that of its credit in prison where it is served. */
export function ruleWordsOfCount(
  { count, row }: CountOutcome,
  rates: ReadonlyMap<string, number>,
): readonly RuleWord[] {
  const rate = count.standing === 'active' ? rates.get(count.filed.id) : undefined;
  return withWord(wordsOf(row), rate === undefined ? undefined : creditWords[rate]).list;
}

/** Of each conviction the rate of credit in prison; the row of prior strikes, the last one, is none. */
export const prisonRates = ({ byCount }: Pick<Credits, 'byCount'>): ReadonlyMap<string, number> =>
  new Map(
    byCount
      .flatMap(({ id, prisonCredit }) => (prisonCredit === null ? [] : [[id, prisonCredit] as const]))
      .toReversed(),
  );
