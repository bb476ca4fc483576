import type { FutureRate } from '../law/future-rates.ts';
import type { SentenceDays } from '../numbers/sentence-days.ts';
import { defaultFutureRate } from './future-credit.ts';
import { type ReleaseFacts, type ServedChain, servedChains } from './release-facts.ts';

/** A part of a term during which one rate of credit is earned; `until` is where it ends, counted from the start. */
export interface Stretch {
  readonly until: SentenceDays;
  readonly rate: FutureRate;
}

const isLower = (a: Stretch, b: Stretch): number => Number(a.rate) - Number(b.rate) || a.until - b.until;

/** While a term with a lower rate runs, every term earns at that rate; when it is credited out, the others earn their own. */
function alongTime(chains: readonly ServedChain[]): readonly Stretch[] {
  const own = chains.map(({ determinateDays, rate }) => ({ until: determinateDays, rate: defaultFutureRate(rate) }));
  const byRate = own.toSorted(isLower);
  const parts = byRate.filter(({ until }, place) => byRate.slice(0, place).every((earlier) => earlier.until < until));
  // at one rate it is one stretch, of which a fraction of a day is dropped once
  return parts.filter(({ rate }, place) => parts[place + 1]?.rate !== rate);
}

/**
 * The parts of the terms that are served, each with its rate: In re Reeves (2005) 35 Cal.4th 765 (Pen. Code, § 2933.1
 * limits a term that runs beside a violent one only while that one is being served).
 * @param chosen the user's own rate, which then holds for the whole
 */
export function stretchesOf(
  facts: ReleaseFacts,
  term: SentenceDays,
  chosen: FutureRate | undefined,
): readonly Stretch[] {
  const chains = servedChains(facts);
  if (chosen !== undefined && facts.summary.place === 'prison') {
    // the controlling chain may be longer by its jail days alone, which are not served in prison
    const longest = chains.reduce((most, { determinateDays }) => Math.max(most, determinateDays), term);
    return [{ until: longest, rate: chosen }];
  }
  if (chosen !== undefined || chains.length < 2)
    return [{ until: term, rate: chosen ?? defaultFutureRate(facts.credits.afterSentence.rate) }];
  return alongTime(chains);
}
