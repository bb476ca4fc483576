import { expect, test } from 'vitest';
import { isTold, toldOfAttempt } from './consequence-told.fixture.ts';

const misdemeanor = 'misdemeanor';
const infraction = 'infraction';

// What a section commands to be done or given up beside the term, and of whom.
test.for([
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
  expect(isTold(id, statute, severity)).toBe(brought);
});

// an attempt that the section does not name violates it not; what the title of a sex offender brings, it brings too
test.for([
  ['PC 597(a)', 'animal-counseling', false],
  ['PC 273d(a)', 'child-abuse-program', false],
  ['HS 11378', 'drug-treatment', false],
  ['PC 311.1(a)', 'sex-offender-program', true],
] as const)('an attempt of %s brings the %s: %s', ([statute, id, brought]) => {
  expect(toldOfAttempt(id, statute)).toBe(brought);
});
