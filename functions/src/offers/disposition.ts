import { firstHearing, type OfferDisposition, type OfferSummary } from '@countwise/contract';
import {
  addDays,
  type CaseFile,
  type CreditSide,
  dispositionOf,
  type Law,
  type Measured,
  measure,
  offerChecks,
  type PleadingStage,
  type Sentence,
  sentence,
} from '@countwise/engine';

/** A case file with its whole answer, and the days that offers compare. */
export interface Counted {
  readonly caseFile: CaseFile;
  readonly answer: Sentence;
  readonly measured: Measured;
  /** Codes of the checks that its difference from the case as filed brings. */
  readonly checks: readonly string[];
}

export const countedOf = (caseFile: CaseFile, filed: CaseFile, law: Law, stage?: PleadingStage): Counted => ({
  caseFile,
  answer: sentence(caseFile, law.catalogue, law.today),
  measured: measure(caseFile, law),
  checks: offerChecks(filed, caseFile, law, stage).map(({ code }) => code),
});

/** The first day out by a credit, of a life term the first hearing; null where there is none. */
function dayOf({ answer, measured }: Counted, side: CreditSide): string | null {
  const { kind, days } = measured[side];
  if (kind === 'life') return firstHearing(answer.release);
  return kind === 'days' ? addDays(measured.facts.start, days) : null;
}

/** What a case comes to, as an offer says it. */
export function saidOf(counted: Counted): Omit<OfferDisposition, 'caseFile'> {
  const { answer, measured, caseFile, checks } = counted;
  const { determinate, indeterminate, totalDays, misdemeanorDays, place, strikes } = dispositionOf(
    caseFile,
    measured,
    0,
  );
  return {
    determinate,
    indeterminate,
    totalDays,
    misdemeanorDays,
    serveDays: { statute: measured.statute, department: measured.department },
    release: { statute: dayOf(counted, 'statute'), department: dayOf(counted, 'department') },
    place,
    strikes,
    credits: answer.credits.total,
    checks: [...new Set([...checks, ...answer.notices.map(({ code }) => code)])],
  };
}

/** The same, frozen: by which rules, which catalogue, and on which day. */
export const summaryOf = (counted: Counted, today: string): OfferSummary => ({
  ...saidOf(counted),
  engine: counted.answer.engine,
  catalogue: counted.answer.catalogue,
  today,
});

/** A case file as plain JSON. */
export const frozen = (caseFile: CaseFile): OfferDisposition['caseFile'] => ({
  ...caseFile,
  charges: caseFile.charges.map((charge) => ({ ...charge })),
});
