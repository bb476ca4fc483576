import { expect, test } from 'vitest';
import { referenceArtefact as artefact, catalogue } from '../compile/compiled.fixture.ts';
import { openReference } from './open-reference.ts';

const on = '2026-11-20';
const { consequences } = openReference(artefact);
const misdemeanor = 'misdemeanor';
const infraction = 'infraction';

// What a section commands beside the term, or lets the court order, and of whom.
test.for([
  ['unnecessary-response-costs', 'PC 653x(a)', misdemeanor, true],
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
  // programs of probation and parole
  ['sex-offender-program', 'PC 311.11(a)', 'felony', true],
  ['sex-offender-program', 'PC 314(1)', misdemeanor, true],
  ['sex-offender-program', 'PC 288(b)(1)', 'felony', true],
  ['sex-offender-program', 'PC 311.2(a)', misdemeanor, false],
  ['sex-offender-monitoring', 'PC 311.11(a)', 'felony', true],
  ['sex-offender-monitoring', 'PC 647.6(a)(1)', misdemeanor, true],
  ['sex-offender-monitoring', 'PC 288(b)(1)', 'felony', false],
  ['hormone-treatment-parole', 'PC 288(b)(1)', 'felony', true],
  ['hormone-treatment-parole', 'PC 286(c)(1)', 'felony', true],
  ['hormone-treatment-parole', 'PC 289(j)', 'felony', true],
  ['hormone-treatment-parole', 'PC 288(a)', 'felony', false],
  ['hormone-treatment-parole', 'PC 289(d)', 'felony', false],
  ['hormone-treatment-parole', 'PC 220(a)(1)/289', 'felony', false],
  ['stalking-counseling', 'PC 646.9(a)', misdemeanor, true],
  ['stalking-counseling', 'PC 646.9(b)', 'felony', true],
  ['child-annoyance-counseling', 'PC 647.6(a)(1)', misdemeanor, true],
  ['child-abuse-program', 'PC 273a(b)', misdemeanor, true],
  ['child-abuse-program', 'PC 273d(a)', 'felony', true],
  ['child-abuse-program', 'PC 273ab(a)', 'felony', false],
  ['drug-treatment', 'HS 11377(a)', misdemeanor, true],
  ['drug-treatment', 'HS 11378', 'felony', true],
  ['drug-treatment', 'HS 11550(a)', misdemeanor, true],
  ['drug-treatment', 'HS 11357(a)(2)', infraction, false],
  ['drug-treatment', 'HS 11370.6(a)', 'felony', false],
  ['dui-program', 'VC 23152(a)', misdemeanor, true],
  ['dui-program', 'VC 23153(a)', 'felony', true],
  ['dui-program', 'VC 23152(a)/23540', misdemeanor, false],
  ['dui-program-repeat', 'VC 23152(a)/23540', misdemeanor, true],
  ['dui-program-repeat', 'VC 23152(b)/23550', 'felony', true],
  ['dui-program-repeat', 'VC 23153(a)/23566', 'felony', true],
  ['dui-program-repeat', 'VC 23152(a)/23550.5', 'felony', false],
  ['wet-reckless-program', 'VC 23103/23103.5', misdemeanor, true],
  ['wet-reckless-program', 'VC 23103(a)', misdemeanor, false],
  ['animal-counseling', 'PC 597(a)', 'felony', true],
  ['animal-counseling', 'PC 597.5(a)(1)', 'felony', false],
  ['animals-forfeited', 'PC 597(b)', misdemeanor, true],
  ['dog-hearing', 'PC 399.5(a)', misdemeanor, true],
  ['graffiti-service', 'PC 640.5(b)(1)', misdemeanor, true],
  ['graffiti-service', 'PC 640.6(c)(1)', misdemeanor, false],
  ['graffiti-service-infraction', 'PC 640.6(a)(1)', infraction, true],
  ['graffiti-cleanup', 'PC 594(b)(2)(A)', misdemeanor, true],
  ['graffiti-cleanup', 'PC 594.3(a)', 'felony', false],
  // licenses, tags, forfeitures, benefits
  ['inhalants-license', 'PC 380(a)', misdemeanor, true],
  ['inhalants-license', 'PC 381c(b)', misdemeanor, true],
  ['inhalants-license', 'PC 381(a)', misdemeanor, false],
  ['fish-game-penalty', 'FG 4330', misdemeanor, true],
  ['fish-game-penalty', 'FG 12002.1(b)', infraction, false],
  ['fish-game-forfeiture', 'FG 12012(a)', misdemeanor, true],
  ['fish-game-forfeiture', 'FG 5650(a)(1)', misdemeanor, false],
  ['deer-tags', 'FG 4330', misdemeanor, true],
  ['deer-tags', 'FG 4304(a)', misdemeanor, true],
  ['bear-tags', 'FG 4750', misdemeanor, true],
  ['bear-tags', 'FG 4330', misdemeanor, false],
  ['abalone-licenses', 'FG 5521', misdemeanor, true],
  ['boating-course', 'HN 655(b)', misdemeanor, true],
  ['boating-course', 'HN 655.7(a)', infraction, true],
  ['boating-course', 'HN 678.15(a)', infraction, true],
  ['boating-course', 'PC 192.5(a)', 'felony', true],
  ['boating-course', 'PC 192.5(b)', 'felony', false],
  ['unemployment-benefits', 'UI 2101(a)(1)', misdemeanor, true],
  ['unemployment-benefits', 'UI 2101.5', misdemeanor, false],
] as const)('%s of %s, a %s: %s', ([id, statute, severity, brought]) => {
  const rows = catalogue.candidates(statute, on).filter((row) => row.severity === severity);
  const told = rows.map((row) => consequences.collateralConsequencesOf(row).some((one) => one.id === id));
  expect([told.length > 0, told.includes(true)]).toEqual([true, brought]);
});

// PC 1202.51: Stats. 2007, ch. 394; PC 330.1(e): Stats. 2010, ch. 577; PC 311.12: since 2014
test.for([
  ['PC 373a', '2007-12-31', 'dumping-fine', []],
  ['PC 373a', '2008-01-01', 'dumping-fine', [200]],
  ['PC 374.4(a)', '2008-01-01', 'dumping-fine-infraction', [100]],
  ['PC 330.1', '2010-12-31', 'gaming-machines-fine', []],
  ['PC 330.1', '2011-01-01', 'gaming-machines-fine', [null]],
  ['PC 311.1(a)', '2013-12-31', 'government-computer-fine', []],
  ['PC 311.1(a)', '2014-01-01', 'government-computer-fine', [null]],
] as const)('beside %s of %s the %s: %j', ([statute, day, id, dollars]) => {
  const [row] = catalogue.candidates(statute, day);
  const brought = row && consequences.collateralConsequencesOf(row, undefined, day);
  expect(brought?.filter((one) => one.id === id).map(({ maximum }) => maximum)).toEqual(dollars);
});

// an attempt that the section does not name violates it not; what the title of a sex offender brings, it brings too
test.for([
  ['PC 597(a)', 'animal-counseling', false],
  ['PC 273d(a)', 'child-abuse-program', false],
  ['HS 11378', 'drug-treatment', false],
  ['PC 311.1(a)', 'sex-offender-program', true],
  ['PC 594.3(b)', 'hate-crime-order', true],
] as const)('an attempt of %s brings the %s: %s', ([statute, id, brought]) => {
  const row = catalogue.candidates(statute, on).find(({ severity }) => severity === 'felony');
  const attempted = { state: 'Attempt', serious: false, violent: false } as const;
  const told = row === undefined ? [] : consequences.collateralConsequencesOf(row, attempted);
  expect(told.some((one) => one.id === id)).toBe(brought);
});
