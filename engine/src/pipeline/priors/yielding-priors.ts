import { isUnder } from '../../law/statute.ts';
import type { Count, Prior, Stay } from '../record/record.ts';
import { triggersPrior } from './trigger.ts';

const stayOf = (authority: string, words: string): Stay => ({
  code: 'STATUS_STAYED',
  rule: { word: 'STAY', authority, effective: null, words: `stayed: ${words}` },
});

const hateCrime = stayOf('PC 422.75(d)', 'its year is for a sentence to which PC 667 and 667.5 add nothing');
const insuranceFraud = stayOf('PC 550(e)', 'two prior staged collisions have the five years of PC 550(f) in its place');

const isOf = ({ filed }: Prior, section: string): boolean => isUnder(filed.sections, section);

/** Whether every crime to which the prior would be added has the term of § 550(f) already. */
const isOfStagedCollisions = (prior: Prior, standing: readonly Prior[], counts: readonly Count[]): boolean => {
  const graver = standing.filter((other) => isOf(other, 'PC 550(f)'));
  const triggers = counts.filter((count) => triggersPrior(prior, count));
  return triggers.every((count) => graver.some((other) => triggersPrior(other, count)));
};

/** Why a prior that counts for itself gives way to another that stands, whatever conviction it rests on. */
export function yieldOf(prior: Prior, standing: readonly Prior[], counts: readonly Count[]): Stay | null {
  if (isOf(prior, 'PC 422.75(d)'))
    return standing.some((other) => isOf(other, 'PC 667(a)') || isOf(other, 'PC 667.5')) ? hateCrime : null;
  return isOf(prior, 'PC 550(e)') && isOfStagedCollisions(prior, standing, counts) ? insuranceFraud : null;
}
