import { isLive } from './count.ts';
import { daysOf } from './priors/prior-days.ts';
import type { CaseRecord, Count, Stage, Stay } from './record.ts';
import { type Chain, compareChains } from './run-together/chain.ts';
import { controllingChain, longestWith, type Running } from './run-together/controlling-chain.ts';
import { type Must, mustOf } from './run-together/must.ts';
import type { Runner } from './run-together/runner.ts';
import { isConsecutiveBySection, sectionRule } from './run-together/section-pairs.ts';
import { withSeparateTerms } from './run-together/separate-terms.ts';
import { shareOf } from './run-together/share.ts';
import { priorsInAnyCase, priorsOfStruckLife } from './run-together/status-rows.ts';
import { surroundingsOf } from './sentencing/surroundings.ts';

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

/** What a case is as chains of terms see it. */
export function runningOf(record: CaseRecord, must: Must): Running {
  const live = record.counts.filter(isServed);
  const surroundings = surroundingsOf(record);
  const runners = live.map(
    (count): Runner => ({
      count,
      id: count.filed.id,
      share: shareOf(count, surroundings),
      marked: count.filed.run === 'concurrent',
      preferred: count.filed.preferred,
      priors: priorsOfStruckLife(count, record).map((prior) => ({ id: prior.filed.id, days: daysOf(prior) })),
    }),
  );
  return {
    runners,
    inAnyCase: new Set(priorsInAnyCase(record).map(({ filed }) => filed.id)),
    consecutive: (a, b) => (!a.marked && !b.marked) || must(a.count, b.count) !== null,
  };
}

/** The chain that is the sentence, with the counts as it takes them; undefined where no count is served. */
export function controllingOf(record: CaseRecord): Chain | undefined {
  const separated: CaseRecord = { ...record, counts: withSeparateTerms(record.counts) };
  return controllingChain(runningOf(separated, mustOf(separated)));
}

/** The controlling chain, then the longest chain of each count that is not in it, the longest first. */
function chainsOf(running: Running): readonly Chain[] {
  const controlling = controllingChain(running);
  if (controlling === undefined) return [];
  const inside = new Set(controlling.members);
  const beside = running.runners.flatMap((runner) => (inside.has(runner) ? [] : [longestWith(running, runner)]));
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
function placed(count: Count, chains: readonly Chain[], others: readonly Count[], must: Must): Count {
  const { id } = count.filed;
  const number = chains.findIndex(({ members }) => members.some((member) => member.id === id));
  const chain = chains[number];
  if (chain === undefined) return { ...count, concurrent: count.filed.run === 'concurrent' };
  const rules = others.map((other) => must(count, other));
  const inChain = others.flatMap((other, index) =>
    chain.members.some((member) => member.id === other.filed.id) ? (rules[index] ?? []) : [],
  );
  const bySection = isConsecutiveBySection(count) ? sectionRule(count) : null;
  const run = {
    ...count,
    principal: principalIn(chain, id),
    chain: number,
    concurrent: number > 0,
    mandatory: number > 0 ? null : (inChain[0] ?? bySection),
    bound: (rules.length > 0 || bySection !== null) && rules.every((rule) => rule !== null),
  };
  return number > 0 ? withMismatches(run) : run;
}

/**
 * Stages 5, 8 and 9: which terms run one after another, and which chain of them is the sentence. What the law commands
 * runs so, the rest as marked; the chain with the greatest imposed length controls and the others run beside it
 * (docs/law/terms.md; Pen. Code, §§ 669, 1170.1).
 */
export const runTogether: Stage = (record) => {
  const separated: CaseRecord = { ...record, counts: withSeparateTerms(record.counts) };
  const must = mustOf(separated);
  const chains = chainsOf(runningOf(separated, must));
  const live = separated.counts.filter(isServed);
  const felonies = live.filter(({ severity }) => severity === 'felony');
  return {
    ...separated,
    chains: chains.map(({ members, days, life }) => ({ counts: members.map(({ id }) => id), days, life })),
    counts: separated.counts.map((count) =>
      placed(
        count,
        chains,
        felonies.filter((other) => other !== count),
        must,
      ),
    ),
  };
};
