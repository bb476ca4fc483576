import type { Summary } from '../../answer/answer.ts';
import type { Custody } from '../../credits/credit-facts.ts';
import { creditNotices } from '../../credits/credit-notices.ts';
import { credits as creditsOf } from '../../credits/credits.ts';
import { probation } from '../../probation/probation.ts';
import { probationNotices } from '../../probation/probation-notices.ts';
import { suspensionBar } from '../../probation/suspension-bar.ts';
import { release } from '../../release/release.ts';
import { releaseNotices } from '../../release/release-notices.ts';
import type { FinishedRecord, SentencedRecord } from '../record/outcome.ts';
import type { WorkingCase } from '../record/record.ts';
import { hasPriorBar } from '../sum/place.ts';
import { creditCharge, releaseCharge } from './charge-facts.ts';
import { priorRow, priorsOfCase, probationRows } from './probation-rows.ts';
import { servedChains } from './served-chains.ts';

const custodyOf = ({ file: { custody = [] }, sentencingDate }: WorkingCase): readonly Custody[] =>
  custody.map((row) => ({ ...row, out: row.out ?? sentencingDate }));

/** Days of the commitment, of one without an end too: Pen. Code, § 4019(e). */
const commitmentOf = (summary: Summary): number =>
  summary.special === null
    ? summary.totalDeterminate +
      summary.totalIndeterminate +
      summary.exposureDaysMisdemeanor +
      summary.probationJailDays
    : Number.POSITIVE_INFINITY;

/** What the credits of a case follow from. */
export const creditFacts = ({ outcome, ...record }: SentencedRecord) => ({
  charges: outcome.counts.map(creditCharge),
  custody: custodyOf(record),
  violentPriors: record.violentPriors,
  priorSeriousFelony: hasPriorBar(record),
  place: outcome.summary.place,
  sentencingDate: record.sentencingDate,
  commitmentDays: commitmentOf(outcome.summary),
});

/** An answer that is worked out when it is first asked for. */
function once<T>(answer: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: answer() };
    return known.value;
  };
}

/** What its release follows from. */
export const releaseFacts = ({ outcome, ...record }: SentencedRecord, credits: ReturnType<typeof creditsOf>) => ({
  chains: servedChains({ outcome, ...record }, credits),
  charges: outcome.counts.map((each) => releaseCharge(each, record)),
  summary: outcome.summary,
  credits,
  start: record.file.release?.start ?? record.sentencingDate,
  custody: custodyOf(record),
  sentencingDate: record.sentencingDate,
  unsuspended: once(() => suspensionBar(probationFacts(record))),
  custodyPart: record.file.release?.custodyPart,
  futureRate: record.file.release?.futureRate,
  birthdate: record.file.birthdate,
});

const rowsOfProbation = ({ counts, priors, sentencingDate }: WorkingCase) => {
  const ofCase = priorsOfCase(counts, priors);
  const rows = counts.flatMap((count) => probationRows(count, ofCase));
  for (const prior of priors) rows.push(priorRow(prior, sentencingDate));
  return rows;
};

/** What its eligibility for probation follows from. */
export const probationFacts = (record: WorkingCase) => ({
  rows: rowsOfProbation(record),
  limitations: record.file.limitations ?? [],
  sentencingDate: record.sentencingDate,
});

/** Stage 13 (R-B13): credits, release and parole, and probation, each from the facts that its own rules ask for. */
export const withCustody = (record: SentencedRecord): FinishedRecord => {
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
