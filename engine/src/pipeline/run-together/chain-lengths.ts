import type { Special } from '../../answer/answer.ts';
import { isFelony } from '../record/count.ts';
import type { ChainOfCounts, LengthsOfChain } from '../record/record.ts';
import { type Chain, daysIn } from './chain.ts';
import type { Running } from './controlling-chain.ts';
import type { Runner } from './runner.ts';

const sumOf = (runners: readonly Runner[], days: (runner: Runner) => number): number =>
  runners.reduce((sum, runner) => sum + days(runner), 0);

const isJailed = ({ count }: Runner): boolean => !isFelony(count);

/** What some counts are of their chain, without priors. */
function lengthsIn(chain: Chain, members: readonly Runner[]): LengthsOfChain {
  const days = (runner: Runner): number => daysIn(chain, runner);
  return {
    determinate: sumOf(
      members.filter((runner) => !isJailed(runner)),
      days,
    ),
    life: sumOf(members, ({ share }) => share.life),
    jail: sumOf(members.filter(isJailed), days),
  };
}

const specialOf = (runners: readonly Runner[]): Special | null =>
  runners.map(({ share }) => share.special).find((special) => special !== null) ?? null;

/**
 * Days of the status rows that struck life terms have of their own. Of a row that the total has for their sake, because no
 * count of the controlling chain and no other felony triggers it, one is told there.
 */
function priorsOf(runners: readonly Runner[], inTotal: (id: string) => boolean): number {
  const rows = new Map<string, number>();
  let days = 0;
  for (const { priors } of runners)
    for (const prior of priors) {
      days += prior.days;
      if (inTotal(prior.id)) rows.set(prior.id, prior.days);
    }
  return rows.values().reduce((rest, once) => rest - once, days);
}

/**
 * The chains as the record keeps them, the controlling one first: each whole, and what of it stands in none before it,
 * which is what runs beside and adds nothing.
 */
export function keptChains(chains: readonly Chain[], { runners, inAnyCase }: Running): readonly ChainOfCounts[] {
  const inOrder = (some: readonly Runner[]): readonly string[] => {
    const these = new Set(some);
    return runners.flatMap((runner) => (these.has(runner) ? runner.id : []));
  };
  const controlling = new Set(chains[0]?.members.flatMap(({ priors }) => priors.map(({ id }) => id)));
  const inTotal = (id: string): boolean => !inAnyCase.has(id) && !controlling.has(id);
  const before = new Set<Runner>();
  return chains.map((chain) => {
    const own = chain.members.filter((runner) => !before.has(runner));
    for (const runner of own) before.add(runner);
    const whole = lengthsIn(chain, chain.members);
    const part = lengthsIn(chain, own);
    return {
      counts: inOrder(chain.members),
      ...whole,
      determinate: whole.determinate + chain.priors,
      own: {
        counts: inOrder(own),
        ...part,
        determinate: part.determinate + priorsOf(own, inTotal),
        special: specialOf(own),
      },
    };
  });
}
