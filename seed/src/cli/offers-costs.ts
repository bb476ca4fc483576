import {
  type BreakEven,
  breakEven,
  type CaseFile,
  type CreditSide,
  jointPricesOf,
  type Law,
  measure,
  noChangeWords,
  pricesOf,
  withoutRows,
} from '@countwise/engine';
import { CommandFault } from './command-fault.ts';
import { namesOf } from './offers-names.ts';

const days = (count: number): string => `${count.toLocaleString('en-US')} ${Math.abs(count) === 1 ? 'day' : 'days'}`;

/** The days of each allegation, computed anew without it, and the pairs whose days together are another number. */
export function pricesText(file: CaseFile, law: Law, side: CreditSide): string {
  const names = namesOf(file);
  const name = (row: string): string => names.get(row) ?? row;
  const alone = pricesOf(file, law, side).map(({ row, days: less, noChange }) => {
    const told =
      noChange !== null
        ? `no change, ${noChangeWords(noChange)}`
        : less === null
          ? 'no number of days: a life term'
          : `${days(less)} less to serve`;
    return `Without ${name(row)}: ${told}`;
  });
  const together = jointPricesOf(file, law, side).map(
    ({ rows: [a, b], days: less, apart }) => `Together ${name(a)} and ${name(b)}: ${days(less)}, apart ${days(apart)}`,
  );
  return [...alone, ...together, '', 'Not legal advice.'].join('\n');
}

interface Asked {
  /** Counts that stand or fall together. */
  readonly group: readonly string[];
  /** Days to serve by the offer. */
  readonly offer: number;
  readonly side: CreditSide;
}

function servedOf(file: CaseFile, law: Law, side: CreditSide): number {
  const served = measure(file, law)[side];
  if (served.kind !== 'days') throw new CommandFault('break-even: a life term has no number of days.');
  return served.days;
}

const hundred = 100;

/** A chance as trials of a hundred; none of them and all of them are no chance. */
function ofHundred(part: number): string {
  const rounded = Math.round(hundred * part);
  return rounded === 0 ? 'fewer than 1' : rounded === hundred ? 'more than 99' : String(rounded);
}

/** On which side of which chance the offer serves less. */
function chanceText(answer: BreakEven, rows: string): string {
  switch (answer.kind) {
    case 'at any chance':
      return `The offer serves no more than a trial, whatever the chance of proving ${rows}.`;
    case 'at none':
      return `The offer serves no less than a trial, whatever the chance of proving ${rows}.`;
    default: {
      const of = ofHundred(answer.of.numerator / answer.of.denominator);
      const even = `Offer and trial come to the same days on average if ${rows} would be proved in ${of} of 100 such trials.`;
      return answer.kind === 'less above'
        ? `${even} Proved in more of them, the offer serves less; in fewer, the trial.`
        : `${even} Proved in fewer of them, the offer serves less; in more, the trial.`;
    }
  }
}

/** The sum of a chance; a chance that none has is no sum. */
function sumLines(answer: BreakEven, offer: number, at: { readonly proved: number; readonly without: number }) {
  const { proved, without } = at;
  if (answer.kind === 'less above')
    return [`(${days(offer)} - ${days(without)}) / (${days(proved)} - ${days(without)})`];
  if (answer.kind === 'less below')
    return [`(${days(without)} - ${days(offer)}) / (${days(without)} - ${days(proved)})`];
  return [`Proved ${days(proved)}, without ${days(without)}, by the offer ${days(offer)}.`];
}

/** How many of a hundred trials would have to prove a group for offer and trial to come to the same days on average. */
export function breakEvenText(file: CaseFile, { group, offer, side }: Asked, law: Law): string {
  const names = namesOf(file);
  const unknown = group.filter((row) => !names.has(row));
  if (unknown.length > 0) throw new CommandFault(`break-even: no row named ${unknown.join(', ')}.`);
  const proved = servedOf(file, law, side);
  const without = servedOf(withoutRows(file, group), law, side);
  const rows = group.map((row) => names.get(row) ?? row).join(' and ');
  const answer = breakEven(offer, { proved, without });
  return [
    chanceText(answer, rows),
    ...sumLines(answer, offer, { proved, without }),
    `It assumes that everything else is proved in every trial, that ${rows} stand or fall together, and that only days count. It leaves out strikes, registration, immigration and supervision. Credit and time until trial are those of today. It does not say how likely a conviction is.`,
    '',
    'Not legal advice.',
  ].join('\n');
}
