import { isUnder, isUnderAny } from '../../law/statute.ts';
import type { CaseRecord, Prior, Stay } from '../record.ts';
import { triggersPrior } from './trigger.ts';
import { voidness } from './void-priors.ts';

const noTrigger: Stay = {
  code: 'STATUS_STAYED',
  rule: {
    word: 'STAY',
    authority: 'PC 1170.1(e)',
    effective: null,
    words: 'stayed: no current conviction of the kind that makes the prior count',
  },
};

const noParent: Stay = {
  code: 'ENHANCEMENT_NO_COUNT',
  rule: { ...noTrigger.rule, words: 'stayed: the enhancement belongs to a count and stands beside none' },
};

const samePrior: Stay = {
  code: 'STATUS_STAYED',
  rule: {
    word: 'STAY',
    authority: 'PC 667.5(b)',
    effective: null,
    words:
      'stayed: the same prior conviction counts once, for the greater term (People v. Jones (1993) 5 Cal.4th 1142)',
  },
};

const prisonPriors = ['PC 667.5(a)', 'PC 667.5(b)'];

/** A prior under § 667.5 gives way to one under § 667(a) or § 667.5(a) for the same conviction, known by its date. */
function yieldsTo(prior: Prior, others: readonly Prior[]): boolean {
  const { priorDate, sections, days } = prior.filed;
  if (priorDate === undefined || !isUnderAny(sections, prisonPriors)) return false;
  return others.some(
    ({ filed }) =>
      filed.priorDate === priorDate &&
      filed.status === 'Convicted' &&
      filed.days > days &&
      (isUnder(filed.sections, 'PC 667(a)') || isUnder(filed.sections, 'PC 667.5(a)')),
  );
}

function stayOf(prior: Prior, record: CaseRecord): Stay | null {
  if (prior.filed.crime.kind === 'probation') return null;
  if (prior.filed.crime.kind !== 'status') return noParent;
  const invalid = voidness(prior, record.sentencingDate);
  if (invalid !== null) return invalid;
  if (!record.counts.some((count) => triggersPrior(prior, count))) return noTrigger;
  return yieldsTo(prior, record.priors) ? samePrior : null;
}

/** Status rows count while a current conviction triggers them: Convicted <-> Stayed (R-B02.5). */
export const judgePriors = (record: CaseRecord): CaseRecord => ({
  ...record,
  priors: record.priors.map((prior) => ({ ...prior, stay: stayOf(prior, record) })),
});
