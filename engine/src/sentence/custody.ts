import type { ChargeAnswer, Credits, Notice, Probation, Release, Summary } from '../answer.ts';
import type { ResolvedCase } from '../case-file/row.ts';
import { creditNotices } from '../credits/credit-notices.ts';
import { credits } from '../credits/credits.ts';
import type { CaseRecord } from '../pipeline/record.ts';
import { probation } from '../probation/probation.ts';
import { probationNotices } from '../probation/probation-notices.ts';
import { release } from '../release/release.ts';
import { releaseNotices } from '../release/release-notices.ts';
import { creditCharge, releaseCharge } from './charge-facts.ts';
import { priorRow, probationRows } from './probation-rows.ts';

interface Custody {
  readonly credits: Credits;
  readonly release: Release;
  readonly probation: Probation;
  readonly notices: readonly Notice[];
}

/** Stage 13: credits, release and parole, probation, each from the facts that its own rules ask for. */
export function custodyOf(
  record: CaseRecord,
  { file, sentencingDate }: ResolvedCase,
  charges: readonly ChargeAnswer[],
  summary: Summary,
): Custody {
  const paired = record.counts.flatMap((count, index) => {
    const answer = charges[index];
    return answer === undefined ? [] : [{ count, answer }];
  });
  const creditFacts = {
    charges: paired.map(({ count, answer }) => creditCharge(count, answer)),
    custody: file.custody ?? [],
    violentPriors: record.violentPriors,
    place: summary.place,
    sentencingDate,
  };
  const earned = credits(creditFacts);
  const releaseFacts = {
    charges: paired.map(({ count, answer }) => releaseCharge(count, answer)),
    summary,
    credits: earned,
    start: file.release?.start ?? sentencingDate,
    futureRate: file.release?.futureRate,
    birthdate: file.birthdate,
  };
  const probationFacts = {
    rows: [...record.counts.flatMap(probationRows), ...record.priors.map((prior) => priorRow(prior, sentencingDate))],
    limitations: file.limitations ?? [],
    sentencingDate,
  };
  return {
    credits: earned,
    release: release(releaseFacts),
    probation: probation(probationFacts),
    notices: [...creditNotices(creditFacts), ...releaseNotices(releaseFacts), ...probationNotices(probationFacts)],
  };
}
