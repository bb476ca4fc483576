import type { DotsonOptions } from '../../answer/answer.ts';
import type { TermSlot } from '../../crime/triad.ts';
import { lifeWith, mapTriad, type Triad, termSlots } from '../../crime/triad.ts';
import type { Rule } from '../../law/rule.ts';
import { years } from '../../numbers/sentence-days.ts';
import type { Term } from '../../numbers/term.ts';
import { priorDays } from '../priors/prior-days.ts';
import { conductDays } from '../record/count.ts';
import type { Count, ThirdStrike, WorkingCase } from '../record/record.ts';
import { strikesEffective } from './mode.ts';

const twentyFiveYears = years(25);

const rules = {
  1: {
    word: 'X3',
    authority: 'PC 667(e)(2)(A)(i)',
    effective: strikesEffective,
    words: 'third strike, three times the term otherwise provided',
  },
  2: {
    word: '25L',
    authority: 'PC 667(e)(2)(A)(ii)',
    effective: strikesEffective,
    words: 'third strike, twenty-five years to life',
  },
  3: {
    word: 'OPT3',
    authority: 'PC 667(e)(2)(A)(iii)',
    effective: strikesEffective,
    words: 'third strike, the term with its enhancements (People v. Dotson (1997) 16 Cal.4th 547)',
  },
} as const satisfies Readonly<Record<1 | 2 | 3, Rule>>;

const optionOne = (term: Term): number => 3 * term.days;

/** The greater options of a column, and the second where neither is above it (R-B07, J-25). */
function operativeOf(slot: string, first: number, third: number): readonly string[] {
  const operative = first >= third ? [`1:${slot}`] : [];
  if (third >= first) operative.push(`3:${slot}`);
  const long = Math.max(first, third);
  const marked = long >= twentyFiveYears ? operative : [];
  return long <= twentyFiveYears ? [...marked, `2:${slot}`] : marked;
}

const ruleOf = (first: number, third: number): Rule => {
  if (Math.max(first, third) <= twentyFiveYears) return rules[2];
  return first >= third ? rules[1] : rules[3];
};

type Option = (term: Term) => number;

/** An option in the three columns; 0 where a slot is empty. */
function inColumns(triad: Triad, option: Option): readonly [number, number, number] {
  const cell = (slot: TermSlot): number => (triad[slot] === null ? 0 : option(triad[slot]));
  return [cell('lower'), cell('middle'), cell('upper')];
}

const optionsOf = (triad: Triad, optionThree: Option): DotsonOptions => ({
  option1: inColumns(triad, optionOne),
  option2: twentyFiveYears,
  option3: inColumns(triad, optionThree),
  operative: termSlots.flatMap((slot) =>
    triad[slot] === null ? [] : operativeOf(slot, optionOne(triad[slot]), optionThree(triad[slot])),
  ),
});

/**
 * Life with the greatest of three minimums: Pen. Code, § 667(e)(2)(A). Other terms of the third option are this count's
 * enhancements and status rows (J-13); a life enhancement of § 12022.53(d) stays outside it.
 */
export function thirdStrikeOf(count: Count, { priors }: WorkingCase, chosen: Term): ThirdStrike {
  const enhancements = count.absorbing === null ? conductDays(count) + priorDays(count, priors) : 0;
  const optionThree: Option = (term) => term.days + enhancements;
  return {
    options: optionsOf(count.triad, optionThree),
    minimum: mapTriad(count.triad, (term) => lifeWith(Math.max(optionOne(term), twentyFiveYears, optionThree(term)))),
    rule: ruleOf(optionOne(chosen), optionThree(chosen)),
  };
}
