import type { ChargeAnswer, RowAnswer, Sentence, Step } from '../answer/answer.ts';
import type { CaseFile } from '../case-file/case-file.ts';
import type { Catalogue } from '../case-file/catalogue.ts';
import { resolveCase } from '../case-file/resolve-case.ts';
import type { Fault } from '../case-file/row.ts';
import { engineVersion } from '../corrections/engine-version.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { runPipeline } from '../pipeline/index.ts';
import { chargeAnswer, priorAnswer } from './row-answer.ts';
import { prisonRates } from './rule-words.ts';

/** Statutes that the catalogue does not have on their offense day, each with its JSON path, such as `charges[2].crime`. */
export const faultsOf = (caseFile: CaseFile, catalogue: Catalogue, today: IsoDate): readonly Fault[] =>
  resolveCase(caseFile, catalogue, today).faults;

const none: readonly Step[] = [];

/** The steps of every row: each count before its enhancements, then the rows of the case. */
function allSteps(charges: readonly ChargeAnswer[], caseEnhancements: readonly RowAnswer[]): readonly Step[] {
  const rows: (readonly Step[])[] = [];
  for (const charge of charges) {
    rows.push(charge.steps);
    for (const enhancement of charge.enhancements) rows.push(enhancement.steps);
  }
  for (const row of caseEnhancements) rows.push(row.steps);
  return none.concat(...rows);
}

/**
 * The whole answer for one case: what every count, enhancement and prior comes to, on what authority, and the totals,
 * range, credits, dates, probation and warnings. Pure and total; a row that the catalogue lacks is left out with a notice.
 * `today` is the sentencing date of a case that has none.
 */
export function sentence(caseFile: CaseFile, catalogue: Catalogue, today: IsoDate): Sentence {
  const resolved = resolveCase(caseFile, catalogue, today);
  const { outcome, custody, notices } = runPipeline(resolved);
  const rates = prisonRates(custody.credits);
  const charges = outcome.counts.map((count) => chargeAnswer(count, rates));
  const caseEnhancements = outcome.priors.map(priorAnswer);
  return {
    engine: engineVersion,
    catalogue: catalogue.version,
    charges,
    caseEnhancements,
    summary: outcome.summary,
    ...custody,
    notices,
    steps: allSteps(charges, caseEnhancements),
  };
}
