import { creditLimit } from '../../credits/credit-limit.ts';
import { passing } from '../../made-once/passing.ts';
import { daysOf } from '../priors/prior-days.ts';
import { priorsInAnyCase, priorsOfStruckLife, priorsTriggered } from '../priors/status-rows.ts';
import { isActiveFelony, isLive } from '../record/count.ts';
import type { Count, Prior, Stage, Stay, WorkingCase } from '../record/record.ts';
import { surroundingsOf } from '../sum/surroundings.ts';
import { type Chain, compareChains, greaterChain } from './chain.ts';
import { keptChains } from './chain-lengths.ts';
import { boundOf, type Places, ruleInChain } from './commanded.ts';
import { chainsOf, type Running } from './controlling-chain.ts';
import { limitedCharge } from './limited-charge.ts';
import { areBound, mustOf } from './must.ts';
import type { Must } from './relation.ts';
import type { PriorShare, Runner } from './runner.ts';
import { withSeparateTerms } from './separate-terms.ts';
import { baseOf, shareOf } from './share.ts';

const mismatch: Stay = {
  code: 'MISMATCH_CONCURRENT_ENH',
  rule: {
    word: 'STAY',
    authority: 'PC 1170.1(a)',
    effective: null,
    words: 'stayed: an enhancement cannot run consecutively to the rest while its count runs concurrently',
  },
};

/** A count that is served: not stayed, suspended or dismissed, and punished with custody. */
const isServed = ({ standing, severity }: Count): boolean => standing === 'active' && severity !== 'infraction';

const sharesOf = (prior: Prior): PriorShare => ({ id: prior.filed.id, days: daysOf(prior) });

/** What a case is as chains of terms see it. */
function runningOf(record: WorkingCase, must: Must): Running {
  const live = passing(record.counts, isServed);
  const surroundings = surroundingsOf(record);
  const runners = live.map((count): Runner => {
    const share = shareOf(count, surroundings);
    return {
      count,
      id: count.filed.id,
      number: count.filed.count,
      share,
      marked: count.filed.run === 'concurrent',
      preferred: count.filed.preferred,
      base: baseOf(count),
      day: count.filed.lawDate,
      rate: () => creditLimit(limitedCharge(count, share.special), record.violentPriors).prison.rate,
      triggered: priorsTriggered(count, record).map(sharesOf),
      priors: priorsOfStruckLife(count, record).map(sharesOf),
    };
  });
  return {
    runners,
    inAnyCase: new Set(priorsInAnyCase(record).map(({ filed }) => filed.id)),
    consecutive: (a, b) => (!a.marked && !b.marked) || areBound(must, a.count, b.count),
  };
}

/** The chain that is the sentence; undefined where no count is served. */
export function controllingOf(record: WorkingCase): Chain | undefined {
  const separated: WorkingCase = { ...record, counts: withSeparateTerms(record.counts) };
  return chainsOf(runningOf(separated, mustOf(separated))).controlling;
}

/**
 * The controlling chain, then the longest chain of each count that is not in it, the longest first. Of equal chains the law
 * says which controls.
 */
function allChains(running: Running): readonly Chain[] {
  const { controlling: longest, longestWith } = chainsOf(running);
  if (longest === undefined) return [];
  const besides = ({ members }: Chain): readonly Chain[] => {
    const inside = new Set(members);
    return running.runners.flatMap((runner) => (inside.has(runner) ? [] : (longestWith(runner) ?? [])));
  };
  const controlling = besides(longest).reduce(greaterChain, longest);
  const beside = besides(controlling);
  const different = new Map(
    beside.map((chain) => [
      chain.members
        .map(({ id }) => id)
        .toSorted()
        .join(' '),
      chain,
    ]),
  );
  return [controlling, ...[...different.values()].toSorted((a, b) => compareChains(b, a))];
}

const withMismatches = (count: Count): Count => ({
  ...count,
  attachments: count.attachments.map((row) =>
    isLive(row) && row.filed.run === 'consecutive' ? { ...row, stay: mismatch } : row,
  ),
});

function principalIn(chain: Chain, id: string): Count['principal'] {
  const { outside, prison } = chain.principals;
  if (outside?.id === id) return 'case';
  if (prison?.id !== id) return 'none';
  return outside === undefined ? 'case' : 'prison-group';
}

/** The count in its chain: its part in it, and why it must run after another. */
function placed(count: Count, places: Places): Count {
  const { id } = count.filed;
  const number = places.numbers.get(id);
  const chain = number === undefined ? undefined : places.chains[number];
  if (number === undefined || chain === undefined) return { ...count, concurrent: count.filed.run === 'concurrent' };
  const run = {
    ...count,
    principal: principalIn(chain, id),
    chain: number,
    concurrent: number > 0,
    mandatory: number > 0 ? null : ruleInChain(count, number, places),
    ...boundOf(count, places),
  };
  return number > 0 ? withMismatches(run) : run;
}

/** The number of the first chain that holds each count: of several the longest. */
function numbersOf(chains: readonly Chain[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const [number, { members }] of chains.entries())
    for (const { id } of members) if (!numbers.has(id)) numbers.set(id, number);
  return numbers;
}

/**
 * Stages 5, 8 and 9: which terms run one after another, and which chain of them is the sentence. What the law commands
 * runs so, the rest as marked; the chain with the greatest imposed length controls and the others run beside it
 * (docs/law/terms.md; Pen. Code, §§ 669, 1170.1).
 */
export const runTogether: Stage = (record) => {
  const separated: WorkingCase = { ...record, counts: withSeparateTerms(record.counts) };
  const must = mustOf(separated);
  const running = runningOf(separated, must);
  const chains = allChains(running);
  const served = passing(separated.counts, isServed);
  const places = { chains, numbers: numbersOf(chains), felonies: served.filter(isActiveFelony), served, must };
  return {
    ...separated,
    chains: keptChains(chains, running),
    counts: separated.counts.map((count) => placed(count, places)),
  };
};
