import { expect, test } from 'vitest';
import { referenceArtefact as artefact, catalogue } from '../compile/compiled.fixture.ts';
import { openReference } from './open-reference.ts';

const on = '2026-11-20';
const { consequences } = openReference(artefact);
const misdemeanor = 'misdemeanor';
const aggravated = 'immigration-aggravated-felony';
const turpitude = 'immigration-moral-turpitude';
const drugs = 'immigration-drugs';
const firearms = 'immigration-firearms';
const family = 'immigration-family';

function brings(id: string, statute: string, severity: string, day = on): readonly boolean[] {
  const rows = catalogue.candidates(statute, day).filter((row) => row.severity === severity);
  const told = rows.map((row) => consequences.collateralConsequencesOf(row).some((one) => one.id === id));
  return [told.length > 0, told.includes(true)];
}

test.for([
  // stamps forged to evade a tax
  [aggravated, 'RT 30473', 'felony', true],
  [turpitude, 'RT 30473', misdemeanor, true],
  // larceny by its section, charges and fares evaded by fraud, a threat meant to be carried out
  [aggravated, 'PC 502.5', 'felony', true],
  [turpitude, 'PC 502.5', 'felony', true],
  [aggravated, 'PC 502.8(d)', 'felony', true],
  [turpitude, 'PC 502.8(c)', 'felony', true],
  [turpitude, 'PC 587c', misdemeanor, true],
  [aggravated, 'PC 601(a)(2)', 'felony', true],
  [turpitude, 'PC 601(a)(2)', 'felony', true],
  // 8 U.S.C. 1101(a)(43)(A), (I), (K): sexual abuse of a minor, material of children, prostitution, forced labor
  [aggravated, 'PC 288.4(a)(1)', misdemeanor, true],
  [aggravated, 'PC 647.6(a)(1)', misdemeanor, true],
  [aggravated, 'PC 266j', 'felony', true],
  [aggravated, 'PC 311.2(b)', 'felony', true],
  [aggravated, 'PC 311.3(c)(1)', misdemeanor, true],
  [aggravated, 'PC 311.11(a)', 'felony', true],
  [aggravated, 'PC 311.2(a)', 'felony', false],
  [aggravated, 'PC 311.5', 'felony', false],
  [aggravated, 'PC 311.7', 'felony', false],
  [aggravated, 'PC 315', misdemeanor, true],
  [aggravated, 'PC 181', 'felony', true],
  // (B): trafficking, and any felony of the federal drug laws
  [aggravated, 'HS 11353', 'felony', true],
  [aggravated, 'HS 11359(b)', misdemeanor, true],
  [aggravated, 'HS 11380(a)', 'felony', true],
  [aggravated, 'HS 11383.5(a)', 'felony', true],
  [aggravated, 'HS 11173(a)', 'felony', true],
  [aggravated, 'PC 4573.9(a)', 'felony', true],
  [aggravated, 'HS 11377(a)', misdemeanor, false],
  [aggravated, 'HS 11550(a)', misdemeanor, false],
  // (C), (E): firearms that are trafficked or barred, destructive devices
  [aggravated, 'PC 29900(a)(1)', 'felony', true],
  [aggravated, 'PC 30305(a)(1)', 'felony', true],
  [aggravated, 'PC 32625(a)', 'felony', true],
  [aggravated, 'PC 33215', 'felony', true],
  [aggravated, 'PC 18710(a)', 'felony', true],
  [aggravated, 'PC 11413(a)', 'felony', true],
  [aggravated, 'PC 25400(a)(1)', misdemeanor, false],
  // (F): violence, with a term of a year
  [aggravated, 'PC 245.2', 'felony', true],
  [aggravated, 'PC 245.3', 'felony', true],
  [aggravated, 'PC 245.5(a)', 'felony', true],
  [aggravated, 'PC 245.5(a)', misdemeanor, false],
  [aggravated, 'PC 244.5(b)', 'felony', true],
  [aggravated, 'PC 4501(a)', 'felony', true],
  [aggravated, 'PC 273d(a)', 'felony', true],
  [aggravated, 'PC 646.9(a)', 'felony', true],
  [aggravated, 'WI 1768.8(b)', 'felony', true],
  [aggravated, 'WI 1768.7(b)', 'felony', true],
  [aggravated, 'WI 871(b)', 'felony', true],
  [aggravated, 'WI 871(b)', 'misdemeanor', false],
  [aggravated, 'PC 422.3(a)', 'felony', true],
  [aggravated, 'PC 422.3(a)', misdemeanor, false],
  [aggravated, 'PC 192(b)', 'felony', false],
  // (G), (M), (R): theft, fraud, forgery, counterfeits, altered vehicles
  [aggravated, 'PC 499c(b)(1)', 'felony', true],
  // (R): commercial bribery
  [aggravated, 'PC 639', 'felony', true],
  [aggravated, 'PC 639a', 'felony', true],
  [aggravated, 'PC 538.5', 'felony', true],
  [aggravated, 'PC 538i(a)', 'felony', true],
  [aggravated, 'PC 666(a)', 'felony', true],
  [aggravated, 'PC 666.1(a)(1)', 'felony', true],
  [aggravated, 'PC 666.5(a)', 'felony', true],
  [aggravated, 'PC 503', 'felony', true],
  [aggravated, 'PC 550(a)(1)', 'felony', true],
  [aggravated, 'PC 368(d)(1)', 'felony', true],
  [aggravated, 'PC 477', 'felony', true],
  [aggravated, 'VC 10851(a)', 'felony', true],
  [aggravated, 'VC 10802', 'felony', true],
  [aggravated, 'WI 10980(c)(2)', 'felony', true],
  [aggravated, 'PC 496a(a)', 'felony', false],
  [aggravated, 'PC 488', misdemeanor, false],
  // (Q), (S), (T): obstruction, Pugin v. Garland (2023) 599 U.S. 600; perjury, bribed witnesses, a missed court day
  [aggravated, 'PC 136.1(b)(1)', 'felony', true],
  [aggravated, 'PC 136.1(b)(1)', misdemeanor, false],
  [aggravated, 'PC 32', 'felony', true],
  [aggravated, 'PC 127', 'felony', true],
  [aggravated, 'PC 137(a)', 'felony', true],
  [aggravated, 'PC 138(a)', 'felony', true],
  [aggravated, 'PC 139(a)', 'felony', true],
  [aggravated, 'PC 140(a)', 'felony', true],
  [aggravated, 'PC 1320.5', 'felony', true],
  // touting is by a false representation (PC 337.1), the false license by its use for fraud or touting
  // fraud or theft as an element, and the sisters of what was listed
  [turpitude, 'CC 29550(b)', misdemeanor, true],
  [turpitude, 'CC 29550(a)', misdemeanor, false],
  [aggravated, 'CC 29550(b)', 'felony', true],
  [turpitude, 'UI 2116(a)', 'felony', true],
  [aggravated, 'UI 2116(c)', 'felony', false],
  [turpitude, 'WI 15656(c)', misdemeanor, true],
  [aggravated, 'WI 15656(a)', 'felony', false],
  [turpitude, 'WI 14014(a)', 'felony', true],
  [turpitude, 'LC 405', misdemeanor, true],
  [turpitude, 'PR 14591(b)(1)(A)', 'felony', true],
  [turpitude, 'VC 10752(b)', misdemeanor, true],
  [turpitude, 'HS 11368', misdemeanor, true],
  [turpitude, 'HS 11173(a)', 'felony', true],
  [turpitude, 'HS 11382', 'felony', true],
  [turpitude, 'VC 38318.5(b)', 'felony', true],
  [aggravated, 'VC 38318.5(b)', 'felony', true],
  [turpitude, 'VC 38318.5(a)', misdemeanor, false],
  [turpitude, 'PC 337.1', misdemeanor, true],
  [turpitude, 'PC 538.5', 'felony', true],
  [turpitude, 'PC 538i(a)', misdemeanor, true],
  [turpitude, 'PC 337.3', 'felony', true],
  [turpitude, 'PC 337.7', 'felony', true],
  [turpitude, 'PC 337.5', misdemeanor, false],
  [turpitude, 'PC 264.1(a)', 'felony', true],
  // the same threat as § 422, the same force at a place of worship, premeditated arson; a fire set recklessly is in none
  [turpitude, 'PC 422.3(a)', misdemeanor, true],
  // the elements of § 422: Latter-Singh v. Holder (9th Cir. 2012) 668 F.3d 1156
  [turpitude, 'PC 11418.5(a)', 'felony', true],
  [turpitude, 'PC 11418.5(a)', misdemeanor, true],
  [turpitude, 'PC 423.2(b)', misdemeanor, true],
  [turpitude, 'PC 451.5(a)(1)', 'felony', true],
  [turpitude, 'PC 454(a)/451(c)', 'felony', true],
  [turpitude, 'PC 454(a)/452(c)', 'felony', false],
  [turpitude, 'PC 452(c)', 'felony', false],
  [turpitude, 'PC 269(a)(1)', 'felony', true],
  [turpitude, 'PC 286(c)(2)(A)', 'felony', true],
  [turpitude, 'PC 287(c)(1)', 'felony', true],
  [turpitude, 'PC 289(a)(1)(A)', 'felony', true],
  [turpitude, 'PC 288.5(a)', 'felony', true],
  [turpitude, 'PC 288.7(b)', 'felony', true],
  [turpitude, 'PC 288.2(a)(2)', misdemeanor, true],
  [turpitude, 'PC 266c', 'felony', true],
  [turpitude, 'PC 266f', 'felony', true],
  [turpitude, 'PC 267', 'felony', true],
  // Gonzalez-Martinez v. Landon (9th Cir. 1953) 203 F.2d 196
  [turpitude, 'PC 281', 'felony', true],
  [turpitude, 'PC 281', misdemeanor, true],
  [turpitude, 'PC 311.4(c)', 'felony', true],
  [turpitude, 'PC 647(l)(3)', 'felony', true],
  [turpitude, 'PC 647(b)(2)', misdemeanor, true],
  // consent alone, which no usual case holds one way
  [turpitude, 'PC 261.5(c)', 'felony', false],
  [turpitude, 'PC 285', 'felony', false],
  [turpitude, 'PC 286(b)(1)', 'felony', false],
  [turpitude, 'PC 287(e)', 'felony', false],
  [turpitude, 'PC 289(h)', 'felony', false],
  [turpitude, 'PC 245.3', 'felony', true],
  [turpitude, 'PC 244.5(b)', 'felony', true],
  [turpitude, 'PC 4501(a)', 'felony', true],
  [turpitude, 'PC 273d(a)', 'felony', true],
  [turpitude, 'PC 653f(b)', 'felony', true],
  [turpitude, 'PC 67', 'felony', true],
  [turpitude, 'PC 68(a)', 'felony', true],
  [turpitude, 'PC 127', 'felony', true],
  [turpitude, 'PC 137(c)', misdemeanor, true],
  [turpitude, 'PC 140(a)', 'felony', true],
  [turpitude, 'PC 154(a)', misdemeanor, true],
  [turpitude, 'PC 155(b)', 'felony', true],
  [turpitude, 'PC 155.5(a)', misdemeanor, true],
  [turpitude, 'PC 499c(b)(1)', 'felony', true],
  [turpitude, 'PC 459.5(a)', misdemeanor, true],
  [turpitude, 'PC 666(a)', misdemeanor, true],
  [turpitude, 'PC 666.5(a)', 'felony', true],
  [turpitude, 'PC 537(a)(1)', misdemeanor, true],
  [turpitude, 'PC 537f', misdemeanor, false],
  [turpitude, 'PC 496a(a)', 'felony', false],
  [turpitude, 'HS 11351.5', 'felony', true],
  [turpitude, 'HS 11379.6(a)', 'felony', true],
  [turpitude, 'HS 11350(a)', misdemeanor, false],
  [turpitude, 'VC 10802', 'felony', true],
  [turpitude, 'VC 23152(a)', misdemeanor, false],
  [drugs, 'PC 4573(a)', 'felony', true],
  [drugs, 'PC 4573.6(a)', 'felony', true],
  [drugs, 'PC 4573.9(a)', 'felony', true],
  [drugs, 'PC 653f(d)(1)', misdemeanor, true],
  [drugs, 'WI 1001.5(a)', 'felony', true],
  [drugs, 'BP 4060', misdemeanor, true],
  // drugs that are no controlled substance
  [drugs, 'PC 4573.5', 'felony', false],
  [drugs, 'PC 379', misdemeanor, false],
  // a report is no firearm
  [firearms, 'PC 27875(c)', misdemeanor, false],
  [firearms, 'PC 27920(f)', misdemeanor, false],
  [firearms, 'PC 27966(f)', misdemeanor, false],
  [firearms, 'PC 28000(c)', misdemeanor, false],
  [firearms, 'PC 11413(a)', 'felony', true],
  [firearms, 'PC 18710(a)', 'felony', true],
  [firearms, 'PC 186.28(a)', 'felony', true],
  [firearms, 'PC 171c(a)(1)', 'felony', true],
  [firearms, 'PC 245.5(b)', 'felony', true],
  [firearms, 'PC 417.3', 'felony', true],
  [firearms, 'HS 11370.1(a)', 'felony', true],
  [firearms, 'WI 8103(a)(1)', 'felony', true],
  [firearms, 'PC 31360(a)', 'felony', false],
  [firearms, 'PC 417.26(a)', misdemeanor, false],
  // a false petition is done with no weapon
  [firearms, 'PC 18200', misdemeanor, false],
  // ammunition, what is no firearm itself, and papers: 18 U.S.C. 921(a)(3), (4)
  [firearms, 'PC 30305(a)(1)', 'felony', false],
  [firearms, 'PC 30210(a)', 'felony', false],
  [firearms, 'PC 30310(a)', misdemeanor, false],
  [firearms, 'PC 30315', 'felony', false],
  [firearms, 'PC 18735(c)', 'felony', false],
  [firearms, 'PC 29650', misdemeanor, false],
  [firearms, 'PC 32310(a)', 'felony', false],
  [firearms, 'PC 24310', 'felony', false],
  [firearms, 'PC 27240(b)', misdemeanor, false],
  [firearms, 'PC 26180(a)', misdemeanor, false],
  [firearms, 'PC 28100(a)', misdemeanor, false],
  [firearms, 'PC 28250(a)(1)', misdemeanor, false],
  [firearms, 'PC 28250(b)(3)', 'felony', false],
  [firearms, 'PC 29185(c)', misdemeanor, false],
  [firearms, 'PC 27310', misdemeanor, true],
  [firearms, 'PC 27330', misdemeanor, true],
  [firearms, 'PC 29610', misdemeanor, true],
  [firearms, 'PC 33410', 'felony', true],
  [firearms, 'PC 20110(a)', 'felony', true],
  [firearms, 'PC 17510(a)(3)', misdemeanor, true],
  [firearms, 'PC 18205(a)', misdemeanor, true],
  [family, 'PC 422.6(a)', 'felony', true],
  [family, 'PC 423.2(a)', 'felony', true],
  [family, 'PC 423.2(b)', misdemeanor, true],
  [family, 'PC 423.2(c)', misdemeanor, false],
  [family, 'PC 422.7(a)', 'felony', true],
  [family, 'PC 422.7(b)', 'felony', false],
  [family, 'PC 269(a)(1)', 'felony', true],
  [family, 'PC 288.5(a)', 'felony', true],
  [family, 'PC 288.7(a)', 'felony', true],
  [family, 'PC 288.4(a)(1)', misdemeanor, true],
  [family, 'PC 266h(b)(1)', 'felony', true],
  [family, 'PC 266h(a)', 'felony', false],
  [family, 'PC 267', 'felony', true],
  [family, 'PC 236.1(c)(1)', 'felony', true],
  [family, 'PC 261.5(c)', 'felony', true],
  [family, 'PC 271', 'felony', true],
  [family, 'PC 311.11(a)', 'felony', true],
  [family, 'PC 311.2(a)', misdemeanor, false],
  // PC 1202.5 names petty theft (PC 484, 488), whichever section punishes it
  ['theft-fine', 'PC 490.2(a)', misdemeanor, true],
  ['theft-fine', 'PC 666(a)', misdemeanor, true],
  ['theft-fine', 'PC 666.1(a)(1)', 'felony', true],
  ['theft-fine', 'PC 496(a)', 'felony', false],
  // EL 20(a): a felony of bribery or perjury
  ['public-office', 'EL 18311(a)', 'felony', true],
  ['public-office', 'EL 18521(a)', 'felony', true],
  ['public-office', 'EL 18522(a)(1)', 'felony', true],
  ['public-office', 'EL 18523', 'felony', true],
  ['public-office', 'EL 18540(a)', 'felony', false],
  ['public-office', 'FA 18852', 'felony', true],
  ['public-office', 'FA 18852', misdemeanor, false],
  ['public-office', 'FA 18853', 'felony', true],
  ['public-office', 'PC 137(a)', 'felony', true],
  ['public-office', 'PC 337b', 'felony', true],
  ['public-office', 'PC 127', 'felony', true],
  ['public-office', 'FC 5304(a)', 'felony', true],
] as const)('%s of %s, a %s: %s', ([id, statute, severity, brought]) => {
  expect(brings(id, statute, severity)).toEqual([true, brought]);
});

// 8 U.S.C. 1227(a)(2)(C): a firearm or a destructive device; as of the heirs of these since 2012
test.for([
  ['PC 12001.1(a)', misdemeanor, false],
  ['PC 12020(a)(4)', 'felony', false],
  ['PC 12020.1', misdemeanor, false],
  ['PC 12020(a)(2)', 'felony', false],
  ['PC 12051(b)', misdemeanor, false],
  ['PC 12076(b)(1)', 'felony', false],
  ['PC 12101(b)(1)', misdemeanor, false],
  ['PC 12304', 'felony', false],
  ['PC 12316(b)(1)', 'felony', false],
  ['PC 12320', 'felony', false],
  ['PC 12355(a)', 'felony', true],
  ['PC 12590(a)(3)', misdemeanor, true],
  ['PC 12590(a)(4)', misdemeanor, false],
  ['PC 12072(b)', 'felony', true],
  ['PC 12072(c)(4)', 'felony', true],
  ['PC 12370(a)', 'felony', false],
  ['PC 12403.7(a)', misdemeanor, false],
  ['PC 12403.7(g)', 'felony', false],
  ['PC 12420', misdemeanor, false],
  ['PC 12422', 'felony', false],
  ['PC 12551', misdemeanor, false],
  ['PC 12552(a)', misdemeanor, false],
  ['PC 12553(a)(1)', misdemeanor, false],
  ['PC 12556(a)', 'infraction', false],
  ['PC 12582', misdemeanor, false],
  ['PC 12651(d)', misdemeanor, false],
  ['PC 12652(a)', misdemeanor, false],
  ['PC 12655', misdemeanor, false],
  ['PC 12020(a)(1)', 'felony', true],
  ['PC 12021(a)(1)', 'felony', true],
  ['PC 12303.3', 'felony', true],
  ['PC 12520', 'felony', true],
] as const)('the firearms ground of deportation of former %s, a %s: %s', ([statute, severity, brought]) => {
  expect(brings(firearms, statute, severity, '2011-12-31')).toEqual([true, brought]);
});

test.for([aggravated, turpitude, drugs, firearms, family])('%s says of no crime that it is surely out', (id) => {
  const line = artefact.consequences.find((one) => one.id === id);
  expect(line?.no).toMatch(/listed here/);
});

test.for([
  ['pc-27560-a~false-report~m~2025-01-01', false],
  ['pc-27565-b~false-report~m~2025-01-01', false],
  ['pc-27560-a~m~2012-01-01', true],
  ['pc-27565-b~m~2012-01-01', true],
] as const)('deportation for firearms is told of %s: %s', ([id, is]) => {
  const row = catalogue.row(id);
  expect(row && consequences.collateralConsequencesOf(row).some((one) => one.id === firearms)).toBe(is);
});

test.for([
  ['PC 12280(a)(1)', true],
  ['PC 12304', true],
  ['PC 12520', true],
  ['PC 12280(b)', false],
] as const)('former %s may be an aggravated felony, as the section that continues it: %s', ([statute, brought]) => {
  expect(brings(aggravated, statute, 'felony', '2011-12-31')).toEqual([true, brought]);
});

// IC 1215.11(d): the fraud is the felony's alone; (f) deceives the commissioner with it or without
test.for([
  ['ic-1215.11-d~f', true],
  ['ic-1215.11-d~m', true],
  ['ic-1215.11-d~no-fraud-on-the-commissioner~m', false],
  ['ic-1215.11-f~no-fraud-on-the-commissioner~m', true],
] as const)('moral turpitude is told of %s: %s', ([id, is]) => {
  const row = catalogue.row(id);
  expect(row && consequences.collateralConsequencesOf(row).some((one) => one.id === turpitude)).toBe(is);
});
