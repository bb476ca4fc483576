import { countsText } from '../../answer/length-text.ts';
import type { Rule } from '../../law/rule.ts';
import { isFelony } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import type { Chain } from './chain.ts';
import { ruleOf } from './must.ts';
import type { Must, PairRule } from './relation.ts';
import { followsEveryTerm, isConsecutiveBySection, sectionRule } from './section-pairs.ts';

/** What each count must know of the chains and of the other felonies. */
export interface Places {
  readonly chains: readonly Chain[];
  /** Of each count the number of its chain. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly felonies: readonly Count[];
  /** Felonies and misdemeanors. */
  readonly served: readonly Count[];
  readonly must: Must;
}

/** What is said where the mark is another. */
const against = (rule: Rule, beside = ''): Rule => ({
  ...rule,
  words: `${rule.words}; concurrent${beside}, as chosen, it cannot run`,
});

/** Of a count that another one must follow: nothing is commanded of it, but its mark is not followed. */
const followed = (rule: Rule): Rule => ({ ...rule, words: 'consecutive, because another count must run so to it' });

const numbersOf = (counts: readonly Count[]): readonly number[] =>
  [...new Set(counts.map(({ filed }) => filed.count))].toSorted((a, b) => a - b);

/** The rule that binds a count: what binds it to some of the felonies and not to all is told with their numbers. */
function told(rule: PairRule, count: Count, { felonies, must }: Places): Rule {
  const isMarked = count.filed.run === 'concurrent';
  const others = felonies.filter((other) => other !== count);
  const bound = rule.reason === undefined ? others : others.filter((other) => must(count, other) === rule);
  if (bound.length === others.length) return isMarked ? against(rule) : rule;
  const named = { ...rule, words: `consecutive to ${countsText(numbersOf(bound))}, because ${rule.reason}` };
  return isMarked ? against(named, bound.length === 1 ? ' to it' : ' to them') : named;
}

/** Why a count runs after another one of its own chain, if the law says so of it, or against its mark of the other. */
export function ruleInChain(count: Count, number: number, places: Places): Rule | null {
  const { felonies, served, numbers, must } = places;
  const others = felonies.filter((other) => other !== count && numbers.get(other.filed.id) === number);
  for (const other of others) {
    const rule = must(count, other);
    if (rule !== null) return told(rule, count, places);
  }
  const isMarked = count.filed.run === 'concurrent';
  // toward the misdemeanors beside it the mark is followed
  const isFree = isMarked && served.length > 1 && !followsEveryTerm(count);
  if (isConsecutiveBySection(count) && !isFree) return sectionRule(count);
  if (!isMarked) return null;
  for (const other of others) {
    const rule = must(other, count);
    if (rule !== null) return against(followed(rule));
  }
  return null;
}

/**
 * Whether a felony is bound to every other one, what follows every term to every other count, so that marking it concurrent
 * changes nothing; else to which counts. With the authorities of either, those that command it of the other count too.
 */
export function boundOf(count: Count, { served, must }: Places): Pick<Count, 'bound' | 'boundTo' | 'boundBy'> {
  const others = served.filter((other) => other !== count);
  const rules = new Map(others.map((other) => [other, ruleOf(must, count, other)]));
  const boundTo = others.filter((other) => rules.get(other) !== null);
  const ofAll = isFelony(count) && !followsEveryTerm(count) ? others.filter(isFelony) : others;
  const alone = isFelony(count) && others.length === 0 && isConsecutiveBySection(count);
  const bound = alone || (ofAll.length > 0 && ofAll.every((other) => rules.get(other) !== null));
  const boundBy = boundTo.flatMap((other) => rules.get(other)?.authority ?? []);
  return {
    bound,
    boundTo: bound ? [] : numbersOf(boundTo),
    boundBy: [...new Set(alone ? [sectionRule(count).authority, ...boundBy] : boundBy)],
  };
}
