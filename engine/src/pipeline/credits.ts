import { creditNotices } from '../credits/credit-notices.ts';
import { credits as creditsOf } from '../credits/credits.ts';
import { probation } from '../probation/probation.ts';
import { probationNotices } from '../probation/probation-notices.ts';
import { release } from '../release/release.ts';
import { releaseNotices } from '../release/release-notices.ts';
import { creditCharge, releaseCharge } from './credits/charge-facts.ts';
import { priorRow, probationRows } from './credits/probation-rows.ts';
import { servedChains } from './credits/served-chains.ts';
import type { FinishedRecord, SentencedRecord } from './outcome.ts';
import type { CaseRecord } from './record.ts';
import { isPriorBar } from './sentencing/place.ts';

const creditFacts = ({ outcome, ...record }: SentencedRecord) => ({
  charges: outcome.counts.map(creditCharge),
  custody: (record.file.custody ?? []).map((row) => ({ ...row, out: row.out ?? record.sentencingDate })),
  violentPriors: record.violentPriors,
  priorSeriousFelony: record.priors.some(isPriorBar),
  place: outcome.summary.place,
  sentencingDate: record.sentencingDate,
});

const releaseFacts = ({ outcome, ...record }: SentencedRecord, credits: ReturnType<typeof creditsOf>) => ({
  chains: servedChains({ outcome, ...record }, credits),
  charges: outcome.counts.map(releaseCharge),
  summary: outcome.summary,
  credits,
  start: record.file.release?.start ?? record.sentencingDate,
  sentencingDate: record.sentencingDate,
  custodyPart: record.file.release?.custodyPart,
  futureRate: record.file.release?.futureRate,
  birthdate: record.file.birthdate,
});

const rowsOfProbation = ({ counts, priors, sentencingDate }: CaseRecord) => {
  const rows = counts.flatMap(probationRows);
  for (const prior of priors) rows.push(priorRow(prior, sentencingDate));
  return rows;
};

const probationFacts = (record: CaseRecord) => ({
  rows: rowsOfProbation(record),
  limitations: record.file.limitations ?? [],
  sentencingDate: record.sentencingDate,
});

/** Stage 13 (R-B13): credits, release and parole, and probation, each from the facts that its own rules ask for. */
export const credits = (record: SentencedRecord): FinishedRecord => {
  const creditsFor = creditFacts(record);
  const earned = creditsOf(creditsFor);
  const releaseFor = releaseFacts(record, earned);
  const probationFor = probationFacts(record);
  return {
    ...record,
    custody: { credits: earned, release: release(releaseFor), probation: probation(probationFor) },
    notices: [
      ...record.notices,
      ...creditNotices(creditsFor),
      ...releaseNotices(releaseFor),
      ...probationNotices(probationFor),
    ],
  };
};
