import { creditLimit } from '../credits/credit-limit.ts';
import type { RuleWord } from '../law/rule.ts';
import { creditCharge } from './credits/charge-facts.ts';
import type { CountOutcome, RowOutcome, SentencedRecord } from './outcome.ts';

const creditWords: Readonly<Record<number, RuleWord>> = { 0: 'CR0', 15: 'CR15', 20: 'CR20', 50: 'CR50' };

const withWords = <Result extends { readonly row: RowOutcome }>(result: Result, ...more: RuleWord[]): Result => ({
  ...result,
  row: {
    ...result.row,
    ruleWords: [...new Set([...result.row.operations.flatMap(({ rule }) => rule.word ?? []), ...more])],
  },
});

function countWithWords(result: CountOutcome, violentPriors: number): CountOutcome {
  const word = creditWords[creditLimit(creditCharge(result), violentPriors).prison.rate];
  const more = result.count.standing === 'active' && word !== undefined ? [word] : [];
  return { ...withWords(result, ...more), attachments: result.attachments.map((each) => withWords(each)) };
}

/** Stage 12 (R-B12): the abbreviations of the rules that fixed each row's number, in order, and of its credit. */
export const ruleWords = (record: SentencedRecord): SentencedRecord => ({
  ...record,
  outcome: {
    ...record.outcome,
    counts: record.outcome.counts.map((result) => countWithWords(result, record.violentPriors)),
    priors: record.outcome.priors.map((result) => withWords(result)),
  },
});
