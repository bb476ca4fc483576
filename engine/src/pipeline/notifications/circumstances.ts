import type { CircumstanceCharge, CircumstanceEnhancement } from '../../circumstances/circumstance-facts.ts';
import { circumstanceNotices } from '../../circumstances/circumstance-notices.ts';
import type { Triad } from '../../crime/triad.ts';
import { isConduct } from '../count.ts';
import type { Attachment, Count, Prior, Stay } from '../record.ts';
import type { Check } from './check.ts';

const hasTriad = ({ lower, middle, upper }: Triad): boolean => lower !== null && middle !== null && upper !== null;

const statusOf = (status: Count['filed']['status'], stay: Stay | null) =>
  status === 'Convicted' && stay !== null ? 'Stayed' : status;

const enhancementOf = ({ filed, stay }: Attachment): CircumstanceEnhancement => ({
  id: filed.id,
  severity: 'felony',
  status: statusOf(filed.status, stay),
  slot: filed.slot,
  hasTriad: hasTriad(filed.triad),
});

const chargeOf = ({ filed, severity, triad, attachments }: Count): CircumstanceCharge => ({
  id: filed.id,
  severity,
  status: filed.status,
  slot: filed.slot,
  hasTriad: hasTriad(triad),
  offenseDate: filed.lawDate,
  enhancements: attachments.filter(isConduct).map(enhancementOf),
});

const priorOf = ({ filed, stay }: Prior): CircumstanceEnhancement => ({
  id: filed.id,
  severity: 'felony',
  status: statusOf(filed.status, stay),
  slot: filed.slot,
  hasTriad: false,
  ...(filed.priorDate !== undefined && { priorDate: filed.priorDate }),
});

/** What the court must weigh in choosing terms and keeping enhancements (part F). */
export const circumstances: Check = ({ file, counts, priors, sentencingDate, outcome }) => {
  const { summary } = outcome;
  const lifeDays = outcome.counts
    .flatMap(({ attachments }) => attachments)
    .reduce((sum, { row }) => sum + (row.adds ? row.indeterminateDays : 0), 0);
  return circumstanceNotices({
    charges: counts.map(chargeOf),
    caseEnhancements: priors.filter(({ filed }) => filed.crime.kind === 'status').map(priorOf),
    circumstances: file.circumstances ?? [],
    sentencingDate,
    birthdate: file.birthdate,
    totalDays: summary.totalDeterminate + summary.totalIndeterminate,
    enhancementDays: summary.totalConductEnhancements + summary.statusEnhancements + lifeDays,
  });
};
