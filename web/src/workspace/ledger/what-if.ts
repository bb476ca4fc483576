import { besideText, controllingText } from '@countwise/contract';
import { compareExposure, determinateText, type IsoDate, type Sentence } from '@countwise/engine';
import { ledger as text } from '../../text/ledger.ts';
import { charges } from '../../text/workspace.ts';
import { editable, fixedRun } from '../charges/editors.ts';
import { isChosen, isOwn, schemeFields } from '../charges/scheme-field.tsx';
import { type CaseWork, type ChargeRow, isCrime } from '../work/case-work.ts';
import { slotNumbers, slots, statuteOf, termFault, termLabel } from '../work/charge-words.ts';
import { chosenFields, chosenOn, usedSlot } from '../work/term-choice.ts';
import { foreseen } from '../writes/foreseen.ts';
import type { ChargeFields } from '../writes/writes.ts';

/** One thing that could be chosen otherwise on a row, and the sentence that it would bring. */
export interface WhatIf {
  readonly words: string;
  readonly changes: ReadonlyMap<string, ChargeFields>;
  /** `; count 2 becomes principal`, where the principal term moves. */
  readonly follows: string;
  readonly total: string;
  /** `and 2y beside`; empty where nothing runs beside. */
  readonly beside: string;
  /** `4y 4m less`, or that the life term goes; empty where the difference has no length. */
  readonly difference: string;
}

/** One thing that could be chosen otherwise on a row, in words, and what is written then. */
export interface Choice {
  readonly words: string;
  readonly changes: ReadonlyMap<string, ChargeFields>;
}

const most = 4;
const dismissed: ChargeFields = { ChargeStatus: 2 };

const termsOf = (row: ChargeRow, rows: readonly ChargeRow[]): readonly Choice[] =>
  slots
    .filter((slot) => slot !== usedSlot(row) && termFault(row, slot) === null)
    .map((slot) => {
      const fields = { SelectedTerm: slotNumbers[slot] };
      return {
        words: text.choices[slot](termLabel(row, slot) ?? ''),
        changes: new Map([[chosenOn(row, fields, rows).charge.Id, chosenFields(row, fields)]]),
      };
    });

function runOf(row: ChargeRow): readonly Choice[] {
  if (!editable.run(row) || fixedRun(row) !== null) return [];
  const isConcurrent = row.charge.Concurrency === 1;
  const words = isConcurrent ? charges.consecutive : charges.concurrent;
  return [{ words, changes: new Map([[row.charge.Id, { Concurrency: isConcurrent ? 0 : 1 }]]) }];
}

const statusOf = ({ charge }: ChargeRow): Choice =>
  charge.ChargeStatus === 0
    ? { words: text.choices.dismissed, changes: new Map([[charge.Id, dismissed]]) }
    : { words: text.choices.convicted, changes: new Map([[charge.Id, { ChargeStatus: 0 }]]) };

/** A full term in place of a third only where a section lets the court choose it, Pen. Code, §§ 667.6(c), 1170.16 and the like. */
function schemeOf(row: ChargeRow): readonly Choice[] {
  const { charge, crime } = row;
  const { category } = crime.crime;
  const choice = (words: string, own: boolean): Choice => ({
    words,
    changes: new Map([[charge.Id, schemeFields(own)]]),
  });
  if (isOwn(category) && !isChosen(row)) return [choice(charges.own[category], true)];
  return isOwn(category) || !charge.RunSTIRCalculation ? [choice(text.choices.third, false)] : [];
}

const withoutThose = (row: ChargeRow, rows: readonly ChargeRow[]): readonly Choice[] =>
  rows
    .filter(({ under, charge }) => under === row.charge.Id && charge.ChargeStatus === 0)
    .map((below) => ({
      words: text.choices.without(statuteOf(below)),
      changes: new Map([[below.charge.Id, dismissed]]),
    }));

const hasLife = ({ summary }: Sentence): boolean => summary.life || summary.totalIndeterminate > 0;

/** How many days of jail for misdemeanors, which are not in the total, a sentence has less or more. */
function jailDifference(now: Sentence, then: Sentence): string {
  const days = then.summary.exposureDaysMisdemeanor - now.summary.exposureDaysMisdemeanor;
  if (days === 0) return '';
  return days < 0 ? text.less(text.jailDays(-days)) : text.moreThan(text.jailDays(days));
}

/** How far a sentence is from the present one, in the determinate term; where that stands, in jail beside it. */
function differenceOf(now: Sentence, then: Sentence): string {
  const days = then.summary.totalDeterminate - now.summary.totalDeterminate;
  if (hasLife(now) && !hasLife(then)) return text.noLife;
  if (then.summary.totalIndeterminate !== now.summary.totalIndeterminate) return '';
  if (days === 0) return jailDifference(now, then);
  return days < 0 ? text.less(determinateText(-days)) : text.moreThan(determinateText(days));
}

const principals = ({ charges: counts }: Sentence): readonly number[] =>
  counts.filter(({ role }) => role === 'principal').map(({ count }) => count);

/** Whose the principal term becomes, where it moves to another count. */
const followsOf = (now: Sentence, then: Sentence): string =>
  principals(then)
    .filter((count) => !principals(now).includes(count))
    .map((count) => text.becomesPrincipal(charges.countName(count)))
    .join('');

/** What could be chosen otherwise on a row, each by itself. */
export const choicesOf = (row: ChargeRow, rows: readonly ChargeRow[]): readonly Choice[] =>
  isCrime(row)
    ? [...runOf(row), statusOf(row), ...schemeOf(row), ...termsOf(row, rows), ...withoutThose(row, rows)]
    : [statusOf(row), ...termsOf(row, rows)];

/**
 * What would change the total, at most four choices of a row, the least sentence first. Each total is computed, never
 * estimated: a lower term can move the principal term.
 */
export function whatIfs(row: ChargeRow, work: CaseWork, today: IsoDate): readonly WhatIf[] {
  return choicesOf(row, work.rows)
    .map((choice) => ({ choice, brought: foreseen(work, { charges: Object.fromEntries(choice.changes) }, today) }))
    .filter(({ brought }) => compareExposure(brought.summary, work.sentence.summary) !== 0)
    .slice(0, most)
    .toSorted((a, b) => compareExposure(a.brought.summary, b.brought.summary))
    .map(({ choice, brought }) => ({
      ...choice,
      follows: followsOf(work.sentence, brought),
      total: controllingText(brought.summary),
      beside: besideText(brought.summary),
      difference: differenceOf(work.sentence, brought),
    }));
}
