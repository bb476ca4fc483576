import { proposition36 } from '../measures.ts';
import { listed, type StatuteList } from '../statute-list.ts';

/** Present convictions that make a prior drug conviction count: sales of narcotics. */
export const narcoticSalesAfterPriors: StatuteList = [listed('HS 11370.2(a)', ['HS 11351', 'HS 11351.5', 'HS 11352'])];

/**
 * PCP and the making of drugs. Of § 11383, which subdivision (b) names, the part on
 * methamphetamine stands in § 11383.5 since 2007 (Stats. 2006, ch. 646): a reference to a section reaches what restates it
 * (Gov. Code, § 9604). The crimes of selling precursors, §§ 11383.6 and 11383.7, were new then and are not named.
 */
export const makingAfterPriors: StatuteList = [
  listed('HS 11370.2(b)', ['HS 11378.5', 'HS 11379.5', 'HS 11379.6', 'HS 11383']),
  listed('HS 11370.2(b); Gov. Code, § 9604', ['HS 11383.5']),
];

/** Sales of amphetamine and methamphetamine; the row does not say which substance. */
export const stimulantSalesAfterPriors: StatuteList = [listed('HS 11370.2(c)', ['HS 11378', 'HS 11379'])];

/** All of them: a prior may be filed without its subdivision. */
export const crimesAfterDrugPriors: StatuteList = [
  ...narcoticSalesAfterPriors,
  ...makingAfterPriors,
  ...stimulantSalesAfterPriors,
];

/** Sales and the making of drugs, which two later laws name alike. */
const sales = [
  'HS 11351',
  'HS 11351.5',
  'HS 11352',
  'HS 11378',
  'HS 11378.5',
  'HS 11379',
  'HS 11379.5',
  'HS 11379.6',
] as const;

/** Personally armed with a firearm in a drug crime, or knowing of another's. */
export const armedDrugCrimes: StatuteList = [listed('PC 12022(c), (d)', [...sales, 'HS 11366.5', 'HS 11366.6'])];

/** Convictions at which the court warns of homicide, by the day of sentence. */
export const warnedDrugCrimes: StatuteList = [listed('HS 11369', sales, { effective: proposition36 })];

/** Narcotics sold through a minor or to one. */
export const narcoticCrimesWithMinors: StatuteList = [listed('HS 11353.1; HS 11353.4', ['HS 11353'])];

/** Drugs other than narcotics sold through a minor or to one. */
export const otherDrugCrimesWithMinors: StatuteList = [listed('HS 11380.1; PC 1203.07', ['HS 11380'])];
