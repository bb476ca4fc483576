import { expect, test } from 'vitest';
import { isTold, maximaTold, toldOfAttempt } from './consequence-told.fixture.ts';

const misdemeanor = 'misdemeanor';
const infraction = 'infraction';

// What a section commands to be paid or obeyed beside the term, or lets the court order, and of whom.
test.for([
  ['unnecessary-response-costs', 'PC 653x(a)', misdemeanor, true],
  // HS 11372.5(a), of what was section 11383 until 2007: GC 9604
  ['drug-lab-fee', 'HS 11383.5(b)(1)', 'felony', true],
  ['drug-lab-fee', 'HS 11383.6(a)', 'felony', false],
  // RT 19701, 19705, 19706 name the costs of investigation and prosecution
  ['tax-compromise-costs', 'RT 19701(a)', misdemeanor, true],
  ['tax-compromise-costs', 'RT 19705(a)(1)', 'felony', true],
  ['tax-compromise-costs', 'RT 19706', 'felony', true],
  ['tax-compromise-costs', 'RT 19706', misdemeanor, true],
  ['unnecessary-response-costs', 'PC 148.3(a)', misdemeanor, false],
  ['false-threat-restitution', 'PC 148.1(a)', 'felony', true],
  ['false-threat-restitution', 'PC 148.1(a)', misdemeanor, false],
  ['false-threat-restitution', 'PC 11418.1', 'felony', true],
  ['coverage-investigation-costs', 'LC 3700.5(b)', misdemeanor, true],
  ['coverage-investigation-costs', 'LC 3700.5(a)', misdemeanor, false],
  // PC 1202.51: $200 for a misdemeanor, $100 for an infraction, of a felony nothing
  ['dumping-fine', 'PC 370', misdemeanor, true],
  ['dumping-fine', 'PC 372', misdemeanor, true],
  ['dumping-fine', 'PC 373a', misdemeanor, true],
  ['dumping-fine', 'PC 374.3(h)', misdemeanor, true],
  ['dumping-fine', 'PC 374.7(a)', misdemeanor, true],
  ['dumping-fine', 'PC 374.8(b)', misdemeanor, true],
  ['dumping-fine', 'PC 374.8(b)', 'felony', false],
  ['dumping-fine', 'PC 372.5(b)', misdemeanor, false],
  ['dumping-fine', 'PC 374.3(a)', infraction, false],
  ['dumping-fine-infraction', 'PC 374.3(a)', infraction, true],
  ['dumping-fine-infraction', 'PC 374.4(a)', infraction, true],
  ['dumping-fine-infraction', 'PC 372.5(b)', infraction, false],
  // PC 294: (a) of crimes against children, (b) of sex crimes if the victim was under 14
  ['children-fund-fine-felony', 'PC 273a(a)', 'felony', true],
  ['children-fund-fine-felony', 'PC 288.5(a)', 'felony', true],
  ['children-fund-fine-felony', 'PC 311.2(b)', 'felony', true],
  ['children-fund-fine-felony', 'PC 647.6(c)(1)', 'felony', true],
  ['children-fund-fine-felony', 'PC 288(a)', 'felony', false],
  ['children-fund-fine-felony', 'PC 311.11(a)', 'felony', false],
  ['children-fund-fine-misdemeanor', 'PC 273a(b)', misdemeanor, true],
  ['children-fund-fine-misdemeanor', 'PC 311.3(a)', misdemeanor, true],
  ['children-fund-fine-misdemeanor', 'PC 273a(a)', 'felony', false],
  ['children-fund-fine-under-14', 'PC 261(a)(2)', 'felony', true],
  ['children-fund-fine-under-14', 'PC 286(c)(1)', 'felony', true],
  ['children-fund-fine-under-14', 'PC 289(h)', misdemeanor, true],
  ['children-fund-fine-under-14', 'PC 220(a)(1)/286', 'felony', false],
  ['children-fund-fine-under-14', 'PC 288(a)', 'felony', false],
  // fines by a fact of the crime
  ['government-computer-fine', 'PC 311.11(a)', 'felony', true],
  ['government-computer-fine', 'PC 311.2(a)', misdemeanor, true],
  ['government-computer-fine', 'PC 311.4(a)', 'felony', false],
  ['gaming-machines-fine', 'PC 330a', misdemeanor, true],
  ['gaming-machines-fine', 'PC 330b(a)', misdemeanor, true],
  ['gaming-machines-fine', 'PC 330.1', misdemeanor, true],
  ['gaming-machines-fine', 'PC 330.4', misdemeanor, true],
  ['gaming-machines-fine', 'PC 331', misdemeanor, true],
  ['gaming-machines-fine', 'PC 330', misdemeanor, false],
  ['dna-gain-fine', 'PC 299.5(i)(1)(A)', 'felony', true],
  ['heroin-fine', 'HS 11351', 'felony', true],
  ['heroin-fine', 'HS 11352(a)', 'felony', true],
  ['heroin-fine', 'HS 11352(b)', 'felony', false],
  ['heroin-fine', 'HS 11351.5', 'felony', false],
  ['loitering-for-sex-fine', 'PC 653.25(a)', misdemeanor, true],
  ['dui-prevention-assessment', 'VC 23152(a)/23550.5', 'felony', true],
  ['dui-prevention-assessment', 'VC 23103/23103.5', misdemeanor, false],
  ['possession-fine', 'HS 11350(a)', 'felony', true],
  ['possession-fine', 'HS 11350(a)', misdemeanor, false],
  ['hazardous-waste-fine', 'HS 25189.5(b)', 'felony', true],
  ['hazardous-waste-fine', 'HS 25189.5(d)', misdemeanor, true],
  ['hazardous-waste-fine', 'HS 25189.7(b)', 'felony', true],
  ['hazardous-waste-fine', 'HS 25189.5(a)', misdemeanor, false],
  ['hazardous-waste-fine', 'HS 25189.7(a)', misdemeanor, false],
  ['paid-sex-minor-fine', 'PC 647(b)(3)', misdemeanor, true],
  ['paid-sex-minor-fine', 'PC 647(l)(2)', 'felony', true],
  ['paid-sex-minor-fine', 'PC 647(b)(2)', misdemeanor, false],
  ['paid-sex-minor-fine-former', 'PC 647(b)(3)', misdemeanor, false],
  // restitution
  ['child-abduction-restitution', 'PC 278', 'felony', true],
  ['child-abduction-restitution', 'PC 278.5(a)', misdemeanor, true],
  ['child-abduction-restitution', 'PC 280(a)', misdemeanor, false],
  ['police-animal-restitution', 'PC 600(a)', 'felony', true],
  ['police-animal-restitution', 'PC 600(b)', misdemeanor, true],
  ['police-animal-restitution', 'PC 600.5(a)', misdemeanor, false],
  ['guide-dog-restitution', 'PC 600.2(a)', infraction, true],
  ['guide-dog-restitution', 'PC 600.5(a)', misdemeanor, true],
  ['guide-dog-restitution', 'PC 600(a)', misdemeanor, false],
  // orders
  ['hate-crime-order', 'PC 302(a)', misdemeanor, true],
  ['hate-crime-order', 'PC 422.6(a)', 'felony', true],
  ['hate-crime-order', 'PC 422.7(a)', misdemeanor, true],
  ['hate-crime-order', 'PC 422.75(a)', 'felony', true],
  ['hate-crime-order', 'PC 423.2(b)', misdemeanor, true],
  ['hate-crime-order', 'PC 594.3(b)', 'felony', true],
  ['hate-crime-order', 'PC 11411(b)', misdemeanor, true],
  ['hate-crime-order', 'PC 422(a)', 'felony', false],
  ['hate-crime-order', 'PC 422.77(a)', misdemeanor, false],
  ['hate-crime-service', 'PC 422.6(b)', misdemeanor, true],
  ['hate-crime-service', 'PC 422.7(a)', misdemeanor, false],
  ['trespass-protective-order', 'PC 602.5(b)', misdemeanor, true],
  ['trespass-protective-order', 'PC 602.5(a)', misdemeanor, false],
] as const)('%s of %s, a %s: %s', ([id, statute, severity, brought]) => {
  expect(isTold(id, statute, severity)).toBe(brought);
});

// PC 1202.51: Stats. 2007, ch. 394; PC 330.1(e): Stats. 2010, ch. 577; PC 311.12: since 2014; PC 278.6: Stats. 1996, ch. 988; PC 261.9: 2012, of PC 647(b) as a whole until 2017
test.for([
  ['PC 373a', '2007-12-31', 'dumping-fine', []],
  ['PC 373a', '2008-01-01', 'dumping-fine', [200]],
  ['PC 374.4(a)', '2008-01-01', 'dumping-fine-infraction', [100]],
  ['PC 330.1', '2010-12-31', 'gaming-machines-fine', []],
  ['PC 330.1', '2011-01-01', 'gaming-machines-fine', [null]],
  ['PC 311.1(a)', '2013-12-31', 'government-computer-fine', []],
  ['PC 311.1(a)', '2014-01-01', 'government-computer-fine', [null]],
  ['PC 278', '1996-12-31', 'child-abduction-restitution', []],
  ['PC 278', '1997-01-01', 'child-abduction-restitution', [null]],
  ['PC 647(b)', '2011-12-31', 'paid-sex-minor-fine-former', []],
  ['PC 647(b)', '2012-01-01', 'paid-sex-minor-fine-former', [null]],
  ['PC 647(b)', '2016-12-31', 'paid-sex-minor-fine', []],
  ['PC 647(b)(3)', '2017-01-01', 'paid-sex-minor-fine', [25_000]],
  ['PC 647(b)(3)', '2017-01-01', 'paid-sex-minor-fine-former', []],
] as const)('beside %s of %s the %s: %j', ([statute, day, id, dollars]) => {
  expect(maximaTold(id, statute, day)).toEqual(dollars);
});

// an attempt that the section does not name violates it not; what the title of a sex offender brings, it brings too
test.for([
  ['PC 594.3(b)', 'hate-crime-order', true],
  ['PC 278', 'child-abduction-restitution', false],
  ['HS 25189.5(b)', 'hazardous-waste-fine', false],
] as const)('an attempt of %s brings the %s: %s', ([statute, id, brought]) => {
  expect(toldOfAttempt(id, statute)).toBe(brought);
});
