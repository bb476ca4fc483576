import type { Special, Step } from '../answer/answer.ts';
import type { Rule } from '../law/rule.ts';
import { gotOrMade } from '../made-once/got-or-made.ts';
import { remembered } from '../made-once/remembered.ts';
import { spokenDays, spokenTerm } from '../numbers/spoken.ts';
import type { Operation, RowOutcome } from '../pipeline/record/outcome.ts';

const specialWords: Readonly<Record<Special, string>> = {
  LWOP: 'life without the possibility of parole',
  DEATH: 'death',
};

const spokenLife = remembered((days) => `${spokenTerm(days)} to life`);

function lengthText(days: number, { track }: Operation, { special }: RowOutcome): string {
  if (track === 'special') return special === null ? '' : specialWords[special];
  if (track === 'misdemeanor') return spokenDays(days);
  return track === 'indeterminate' ? spokenLife(days) : spokenTerm(days);
}

/** Sentences of a rule and a length, made once: the rows of a case say the same few over and over. */
function sentences(textOf: (words: string, length: string) => string): (rule: Rule, length: string) => string {
  const known = new WeakMap<Rule, Map<string, string>>();
  const noneYet = () => new Map<string, string>();
  return (rule, length) => {
    const ofRule = gotOrMade(known, rule, noneYet);
    const before = ofRule.get(length);
    if (before !== undefined) return before;
    const text = textOf(rule.words, length);
    ofRule.set(length, text);
    return text;
  };
}
const bare = sentences((words) => `${words}.`);
const lengthFirst = sentences((words, length) => `${length}, ${words}.`);
const wordsFirst = sentences((words, length) => `${words}: ${length}.`);

function sentenceOf(operation: Operation, days: number, row: RowOutcome): string {
  const { rule } = operation;
  if (operation.operation === 'note' || operation.operation === 'stay') return bare(rule, '');
  const length = lengthText(days, operation, row);
  const isLength = operation.operation === 'set' || operation.operation === 'add';
  return isLength ? lengthFirst(rule, length) : wordsFirst(rule, length);
}

/** The row's sum, line by line, in words fit to be read aloud. */
export function stepsOf(row: RowOutcome, label: string): readonly Step[] {
  // the running value, of which a fraction of a day is dropped only where it is said
  const prefix = `${label}: `;
  let days = 0;
  let parts = 1;
  return row.operations.map((operation) => {
    if (operation.operation === 'set') days = operation.amount;
    if (operation.operation === 'multiply') days *= operation.amount;
    if (operation.operation === 'divide') parts *= operation.amount;
    return {
      charge: row.id,
      track: operation.track,
      operation: operation.operation,
      amount: operation.amount,
      authority: operation.rule.authority,
      effective: operation.rule.effective,
      label,
      words: operation.rule.words,
      text: prefix + sentenceOf(operation, Math.floor(days / parts), row),
    };
  });
}
