import type { Credits } from '../../answer/answer.ts';
import type { ServedChain } from '../../release/release-facts.ts';
import { daysOf } from '../priors/prior-days.ts';
import { priorsTriggered } from '../priors/status-rows.ts';
import type { SentencedRecord } from '../record/outcome.ts';

const ordinary = 50;

/** The least rate of some convictions after sentence. */
const leastRate = (byCount: Credits['byCount'], ids: ReadonlySet<string>): number =>
  byCount.reduce(
    (least, { id, prisonCredit }) => (ids.has(id) ? Math.min(least, prisonCredit ?? ordinary) : least),
    ordinary,
  );

/**
 * Status rows of a chain that holds a count which triggers them: for release they are of each such chain once, beyond those of
 * further struck life terms, which its length has.
 */
function statusDays(record: SentencedRecord, ids: ReadonlySet<string>): number {
  const members = record.counts.filter(({ filed }) => ids.has(filed.id));
  const triggered = new Set(members.flatMap((count) => priorsTriggered(count, record)));
  return triggered.values().reduce((sum, prior) => sum + daysOf(prior), 0);
}

/**
 * The chains of a case as release sees them, the controlling one first. A chain that holds a violent count is limited whole
 * (Pen. Code, § 2933.1(a)); a stayed conviction, which is served in none, limits all.
 */
export function servedChains(record: SentencedRecord, { byCount }: Pick<Credits, 'byCount'>): readonly ServedChain[] {
  const { summary } = record.outcome;
  const stayed = new Set(record.counts.filter(({ chain }) => chain === null).map(({ filed }) => filed.id));
  const ofAll = leastRate(byCount, stayed);
  const [controlling, ...beside] = record.chains;
  const chains = [
    {
      counts: controlling?.counts ?? [],
      determinateDays: summary.totalDeterminate,
      indeterminateDays: summary.totalIndeterminate,
    },
    ...beside.map(({ counts, determinate, life }) => ({
      counts,
      determinateDays: determinate + statusDays(record, new Set(counts)),
      indeterminateDays: life,
    })),
  ];
  return chains.map((chain) => ({
    ...chain,
    rate: String(Math.min(ofAll, leastRate(byCount, new Set(chain.counts)))),
  }));
}
