import { degreesOfOneTerm, priorPrisonTerms, termsOfOneConviction } from '../../law/lists/crimes-of-priors.ts';
import { isUnder } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import type { Prior, Stay } from '../record/record.ts';

const stayOf = (authority: string, words: string): Stay => ({
  code: 'STATUS_STAYED',
  rule: { word: 'STAY', authority, effective: null, words: `stayed: ${words}` },
});

const lesserTerm = stayOf(
  'PC 667(a)(2)',
  'the same prior conviction counts once, for the greater term (People v. Jones (1993) 5 Cal.4th 1142)',
);
const lesserDegree = (authority: string): Stay =>
  stayOf(authority, 'the same prior has the greater term of its section in its place');
const oneTerm = stayOf(
  'PC 667.5(g)',
  'sentences of one day are one prior prison term, which has its years once; give each its date of the prior where the terms were separate',
);

const isOf = ({ filed }: Prior, section: string): boolean => isUnder(filed.sections, section);
const isFive = (prior: Prior): boolean => isOf(prior, 'PC 667(a)');
const isTerm = ({ filed }: Prior): boolean => isNamed(termsOfOneConviction, filed.sections);
const timesOf = (rows: readonly Prior[]): number => rows.reduce((sum, { filed }) => sum + filed.times, 0);

/** How many priors of its own section stand before a row among those of one day. */
const placeOf = (prior: Prior, ofDay: readonly Prior[]): number =>
  timesOf(
    ofDay.slice(0, ofDay.indexOf(prior)).filter(({ filed }) => filed.crime.statute === prior.filed.crime.statute),
  );

/**
 * Five years of § 667(a) are not added where another law makes the prior’s term longer, § 667(a)(2), and no other term is
 * added beside them: the greatest alone. Of several convictions of one day each takes the place of one term of each section.
 */
function isLesser(prior: Prior, ofDay: readonly Prior[]): boolean {
  const fives = ofDay.filter(isFive);
  if (fives.length === 0) return false;
  const { days } = prior.filed;
  if (ofDay.some(({ filed }) => filed.days > days)) return isFive(prior) || placeOf(prior, ofDay) < timesOf(fives);
  return !isFive(prior) && fives.some(({ filed }) => filed.days >= days) && placeOf(prior, ofDay) < timesOf(fives);
}

const isSecondTerm = (prior: Prior, ofDay: readonly Prior[]): boolean =>
  priorPrisonTerms.some((section) => isOf(prior, section) && ofDay.find((each) => isOf(each, section)) !== prior);

/** Why a prior gives way to another term for the same conviction, known by its day (J-219, J-220). */
export function yieldOfSamePrior(prior: Prior, standing: readonly Prior[]): Stay | null {
  if (prior.filed.priorDate === undefined || !isTerm(prior)) return null;
  const ofDay = standing.filter((each) => isTerm(each) && each.filed.priorDate === prior.filed.priorDate);
  if (isSecondTerm(prior, ofDay)) return oneTerm;
  if (isLesser(prior, ofDay)) return lesserTerm;
  const degree = degreesOfOneTerm.find(
    ([lesser, greater]) => isOf(prior, lesser) && ofDay.some((other) => isOf(other, greater)),
  );
  return degree === undefined ? null : lesserDegree(degree[1]);
}
