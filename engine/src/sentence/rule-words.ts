import type { Credits } from '../answer/answer.ts';
import type { RuleWord } from '../law/rule.ts';
import type { CountOutcome, RowOutcome } from '../pipeline/record/outcome.ts';

/** The abbreviations of the rules that fixed a row's number, in order (R-B12). */
export function ruleWords({ operations }: RowOutcome): RuleWord[] {
  const words: RuleWord[] = [];
  for (const { rule } of operations) if (rule.word !== undefined && !words.includes(rule.word)) words.push(rule.word);
  return words;
}

const creditWords: Readonly<Record<number, RuleWord>> = { 0: 'CR0', 15: 'CR15', 20: 'CR20', 50: 'CR50' };

/** The words of a count, with that of its credit in prison where it is served. */
export function ruleWordsOfCount(
  { count, row }: CountOutcome,
  rates: ReadonlyMap<string, number>,
): readonly RuleWord[] {
  const rate = count.standing === 'active' ? rates.get(count.filed.id) : undefined;
  const word = rate === undefined ? undefined : creditWords[rate];
  const words = ruleWords(row);
  if (word !== undefined && !words.includes(word)) words.push(word);
  return words;
}

/** Of each conviction the rate of credit in prison; the row of prior strikes, the last one, is none. */
export const prisonRates = ({ byCount }: Pick<Credits, 'byCount'>): ReadonlyMap<string, number> =>
  new Map(byCount.map(({ id, prisonCredit }) => [id, prisonCredit] as const).toReversed());
