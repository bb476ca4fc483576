import type { Rule } from '../law/rule.ts';
import { isUnder, isUnderAny } from '../law/statute.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { hasOneStrikeTerm, inGroup, isActiveFelony, isFelony, isIndeterminate } from './count.ts';
import type { CaseRecord, Count, Stage } from './record.ts';

/** First day of the command to run them consecutively: Stats. 2006, ch. 337. Before it the court chose. */
const separateSince: IsoDate = '2006-09-20';

const separateSexCrimes: Rule = {
  word: 'SUB6676D',
  authority: 'PC 667.6(d)',
  effective: separateSince,
  words: 'a full, separate and consecutive term: separate victims or separate occasions',
};

const separateLifeTerms: Rule = {
  word: 'MAND',
  authority: 'PC 667.61(i)',
  effective: separateSince,
  words: 'consecutive, because victims or occasions are separate',
};

/** Crimes of Pen. Code, § 667.6(e), One Strike terms for them too; an attempt or conspiracy is in none of its lists. */
export const isNamedSexCrime = (count: Count): boolean =>
  isFelony(count) && (inGroup(count, 'SEX6676') || count.filed.punishment.category === 'SEX_667_6');
export const isListedSexCrime = (count: Count): boolean => isActiveFelony(count) && isNamedSexCrime(count);

/** One Strike terms for the forcible crimes, Pen. Code, § 667.61(c)(1)-(7), (n)(1)-(6); § 269(c) likewise. */
function isListedLife(count: Count): boolean {
  if (!isActiveFelony(count) || !isIndeterminate(count) || count.filed.lawDate < separateSince) return false;
  return isForcibleOneStrike(count) || isUnder(count.filed.sections, 'PC 269') || isIfSeparate(count);
}

const isIfSeparate = ({ filed }: Count): boolean => filed.crime.mandatoryConsecutive === 'if-separate';

const isForcibleOneStrike = (count: Count): boolean =>
  hasOneStrikeTerm(count) && !isUnderAny(count.filed.sections, ['PC 288(a)', 'PC 288.5']);

/** Whether victims or occasions, as far as they are named, differ. */
function areSeparate(counts: readonly Count[]): boolean {
  const differ = (values: readonly (string | undefined)[]): boolean =>
    new Set(values.filter((value) => value !== undefined)).size > 1;
  return differ(counts.map(({ filed }) => filed.victim)) || differ(counts.map(({ filed }) => filed.occasion));
}

function sentenceSexCrimes(record: CaseRecord): CaseRecord {
  const mandatory = areSeparate(record.counts.filter(isListedSexCrime));
  return {
    ...record,
    counts: record.counts.map((count) => {
      if (!isListedSexCrime(count) || isIndeterminate(count)) return count;
      if (mandatory) return { ...count, sexTerm: 'mandatory', mandatory: separateSexCrimes };
      return count.filed.scheme === 'own' ? { ...count, sexTerm: 'optional' } : count;
    }),
  };
}

function sentenceLifeTerms(record: CaseRecord): CaseRecord {
  const listed = new Set(record.counts.filter(isListedLife));
  if (!areSeparate([...listed])) return record;
  return {
    ...record,
    counts: record.counts.map((count) => (listed.has(count) ? { ...count, mandatory: separateLifeTerms } : count)),
  };
}

/** Stage 5 (R-B05): full terms of Pen. Code, § 667.6(c), (d) and consecutive life terms of §§ 667.61(i), 269(c). */
export const sexCrimeCheck: Stage = (record) => sentenceLifeTerms(sentenceSexCrimes(record));
