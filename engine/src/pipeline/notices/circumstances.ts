import type { ChosenTerm, CircumstanceCharge, Dismissible } from '../../circumstances/circumstance-facts.ts';
import { circumstanceNotices } from '../../circumstances/circumstance-notices.ts';
import type { Triad } from '../../crime/triad.ts';
import { passing } from '../../made-once/passing.ts';
import type { CountOutcome } from '../record/outcome.ts';
import type { Attachment, Count, Prior } from '../record/record.ts';
import type { Check } from './check.ts';

const hasTriad = ({ lower, middle, upper }: Triad): boolean => lower !== null && middle !== null && upper !== null;

const statusOf = ({ filed, stay }: Attachment | Prior): ChosenTerm['status'] =>
  stay === null ? filed.status : 'Stayed';

/** No alternate term, and nothing of probation alone, which adds no time (VC 23577(a)(1)). */
const isEnhancement = ({ filed }: Attachment): boolean => filed.crime.kind === 'conduct' && filed.term.days > 0;

const enhancementOf = (row: Attachment): ChosenTerm => ({
  id: row.filed.id,
  severity: 'felony',
  status: statusOf(row),
  slot: row.filed.slot,
  hasTriad: hasTriad(row.filed.triad),
});

const chargeOf = ({ filed, severity, triad, attachments }: Count): CircumstanceCharge => ({
  id: filed.id,
  severity,
  status: filed.status,
  slot: filed.slot,
  hasTriad: hasTriad(triad),
  offenseDate: filed.lawDate,
  enhancements: passing(attachments, isEnhancement).map(enhancementOf),
});

const priorOf = (row: Prior): Dismissible => ({
  id: row.filed.id,
  status: statusOf(row),
  priorDate: row.filed.priorDate,
  times: row.filed.times,
});

/** Life minimums that enhancements add. */
const lifeDaysOf = (counts: readonly CountOutcome[]): number =>
  counts.reduce(
    (sum, { attachments }) => attachments.reduce((days, { row }) => days + (row.adds ? row.indeterminateDays : 0), sum),
    0,
  );

/** What the court must weigh in choosing terms and keeping enhancements (part F). */
export const circumstances: Check = ({ file, counts, priors, sentencingDate, outcome }) => {
  const { summary } = outcome;
  return circumstanceNotices({
    charges: counts.map(chargeOf),
    caseEnhancements: priors.filter(({ filed }) => filed.crime.kind === 'status').map(priorOf),
    circumstances: file.circumstances ?? [],
    sentencingDate,
    birthdate: file.birthdate,
    totalDays: summary.totalDeterminate + summary.totalIndeterminate,
    enhancementDays: summary.totalConductEnhancements + summary.statusEnhancements + lifeDaysOf(outcome.counts),
  });
};
