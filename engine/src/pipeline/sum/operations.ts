import type { Step } from '../../answer/answer.ts';
import type { ChargeStatus } from '../../case-file/case-file.ts';
import type { FiledRow } from '../../case-file/row.ts';
import { ownTerm } from '../../crime/punishment.ts';
import type { TermSlot } from '../../crime/triad.ts';
import { type Triad, termSlots } from '../../crime/triad.ts';
import type { Rule } from '../../law/rule.ts';
import { gotOrMade } from '../../made-once/got-or-made.ts';
import { type Fraction, floorOf } from '../../numbers/fraction.ts';
import type { Operation } from '../record/outcome.ts';
import type { Count } from '../record/record.ts';
import * as rules from './rules.ts';

/** A row's length and the operations that lead to it. */
export interface Working {
  readonly days: number;
  /** The row's own list: what ends it is put behind them. */
  readonly operations: Operation[];
}

interface Row {
  readonly filed: Pick<FiledRow, 'status'>;
}

const withoutConviction: Readonly<Partial<Record<ChargeStatus, Rule>>> = {
  Acquitted: rules.acquitted,
  Dismissed: rules.dismissed,
};

/** Why an acquitted or dismissed row leaves the sentence; undefined for any other. */
export const leaving = ({ filed }: Row): Rule | undefined => withoutConviction[filed.status];

export const isInactive = (row: Row): boolean => leaving(row) !== undefined;

const isWhole = ({ numerator, denominator }: Fraction): boolean => numerator === denominator;

/**
 * A term, the part of it that counts, and its doubling. Fractions of a day are dropped once, at the end, in the
 * defendant's favour.
 */
export function workOut(
  track: Step['track'],
  source: Rule,
  days: number,
  part: { readonly factor: Fraction; readonly doubled: boolean; readonly divided?: Rule },
): Working {
  const { factor, doubled, divided = rules.oneThird } = part;
  const operations: Operation[] = [{ operation: 'set', track, amount: days, rule: source }];
  if (!isWhole(factor)) operations.push({ operation: 'divide', track, amount: factor.denominator, rule: divided });
  if (doubled) operations.push({ operation: 'multiply', track, amount: 2, rule: rules.secondStrike });
  const whole = doubled ? 2 * days : days;
  return {
    days: isWhole(factor) ? whole : floorOf({ numerator: whole * factor.numerator, denominator: factor.denominator }),
    operations,
  };
}

/** Why a row that is not added stands there with its length. */
export function standstill(count: Count): { readonly operation: 'stay' | 'note'; readonly rule: Rule } | null {
  const left = leaving(count);
  if (left !== undefined) return { operation: 'note', rule: left };
  if (count.standing === 'suspended')
    return { operation: 'stay', rule: rules.suspended(count.filed.probation?.jailDays) };
  if (count.standing === 'stayed')
    return { operation: 'stay', rule: count.filed.status === 'Stayed654' ? rules.stayed654 : rules.stayed };
  return count.concurrent ? { operation: 'note', rule: rules.concurrent } : null;
}

const ownSections = new WeakMap<FiledRow['crime'], Rule>();

/** The rule of a row's own section. */
export const ownSection = ({ crime }: FiledRow): Rule =>
  gotOrMade(ownSections, crime, () => ({ authority: crime.statute, effective: crime.effective, words: ownTerm }));

const givenBy = ({ words }: Rule): string => (words === ownTerm ? '' : `: ${words}`);

/** The rule that gives the most jail of a misdemeanor, of which days are chosen: Pen. Code, §§ 18.5(a), 19. */
export const choosing = (source: Rule, most: number): Rule => ({
  ...source,
  words: `chosen; the most is ${most} days${givenBy(source)}`,
});

const named = new WeakMap<Rule, Map<TermSlot, Rule>>();

/** The rule that gives a term, with the slot it stands in where there are several: the upper term, of an attempt too. */
export function namingSlot(source: Rule, triad: Triad, chosen: TermSlot, days: number): Rule {
  if (triad.middle === null) return source;
  const slot = triad[chosen]?.days === days ? chosen : (termSlots.find((each) => triad[each]?.days === days) ?? chosen);
  const ofSource = gotOrMade(named, source, () => new Map<TermSlot, Rule>());
  return gotOrMade(ofSource, slot, () => ({ ...source, words: `the ${slot} term${givenBy(source)}` }));
}
