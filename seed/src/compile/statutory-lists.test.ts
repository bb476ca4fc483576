import type { GroupCode } from '@countwise/engine';
import { expect, test } from 'vitest';
import { catalogue } from './compiled.fixture.ts';

const rowOf = (statute: string, on: string) =>
  catalogue.candidates(statute, on).find(({ severity }) => severity === 'felony');

test.for<readonly [statute: string, on: string, group: GroupCode, named: boolean]>([
  // Pen. Code, § 667.8, subd. (a): any felony of these sections
  ['PC 262(a)(1)', '2021-12-31', 'SEX_KIDNAP', true],
  ['PC 286(f)', '2026-01-01', 'SEX_KIDNAP', true],
  ['PC 288a(f)', '2018-12-31', 'SEX_KIDNAP', true],
  // § 674, subd. (a), leaves out § 288.5
  ['PC 288a(b)(1)', '2018-12-31', 'DAYCARE', true],
  ['PC 288(a)', '2026-01-01', 'DAYCARE', true],
  ['PC 288.5(a)', '2026-01-01', 'DAYCARE', false],
  // § 675, subd. (a)
  ['PC 261.5(c)', '2026-01-01', 'STAT_RAPE_PAY', true],
  ['PC 286(b)(1)', '2026-01-01', 'STAT_RAPE_PAY', true],
  ['PC 287(c)(1)', '2026-01-01', 'STAT_RAPE_PAY', true],
  ['PC 288a(c)(1)', '2018-12-31', 'STAT_RAPE_PAY', true],
  ['PC 288(c)(1)', '2026-01-01', 'STAT_RAPE_PAY', true],
  ['PC 288(b)(1)', '2026-01-01', 'STAT_RAPE_PAY', false],
  ['PC 289(i)', '2026-01-01', 'STAT_RAPE_PAY', false],
])('%s on %s and the enhancement %s: %s', ([statute, on, group, named]) => {
  expect(rowOf(statute, on)?.groups.includes(group)).toBe(named);
});

test.for([
  // sexually violent offenses and crimes with a child under 14: Pen. Code, § 667, subd. (e)(2)(C)(iv)(I), (II)
  ['PC 262(a)(1)', '2021-12-31', true],
  ['PC 262(a)(4)', '2021-12-31', true],
  ['PC 262(a)(2)', '2021-12-31', false],
  ['PC 288a(c)(1)', '2018-12-31', true],
  ['PC 288a(d)(1)', '2018-12-31', true],
  ['PC 288a(b)(2)', '2018-12-31', false],
  // Welf. & Inst. Code, § 6600(b): by force on a dependent person; kidnapping for a sex crime
  ['PC 288(b)(2)', '2026-01-01', true],
  ['PC 288(c)(2)', '2026-01-01', false],
  ['PC 207(b)', '2026-01-01', true],
  // People v. Cook (2017) 8 Cal.App.5th 309: force or fear is no element of an assault; (b) is punished by life
  ['PC 220(a)(1)', '2026-01-01', false],
  ['PC 220(a)(1)/261', '2026-01-01', false],
  ['PC 220(a)(1)/264.1', '2026-01-01', false],
  ['PC 220(a)(1)/288', '2026-01-01', false],
  ['PC 220(a)(2)', '2026-01-01', false],
  ['PC 220(b)', '2026-01-01', true],
  ['PC 220(a)(1)/203', '2026-01-01', false],
  // one with a prior violates paragraph (1)
  ['PC 11418(a)(2)', '2026-01-01', true],
  ['PC 11418(b)(3)', '2026-01-01', false],
] as const)('%s on %s is a super strike: %s', ([statute, on, superStrike]) => {
  expect(rowOf(statute, on)?.superStrike).toBe(superStrike);
});

// Pen. Code, § 1192.7, subd. (c)(31): People v. Delgado (2008) 43 Cal.4th 1059: force likely to injure is no serious felony
test.for([
  ['before 2012', true],
  ['force likely, before 2012', false],
] as const)('of PC 245(a)(1) before 2012 the variant "%s" is serious: %s', ([variant, serious]) => {
  const row = catalogue.candidates('PC 245(a)(1)', '2011-12-31').find((each) => each.variant === variant);
  expect(row?.serious).toBe(serious);
});

test.for([
  // Pen. Code, § 1203, subd. (e)(11) to (13)
  ['PC 33215', '2026-01-01', 'PC 1203(e)(11)'],
  ['PC 32625(a)', '2026-01-01', 'PC 1203(e)(11)'],
  ['PC 33410', '2026-01-01', 'PC 1203(e)(11)'],
  ['PC 12220(a)', '2011-12-31', 'PC 1203(e)(11)'],
  ['PC 12520', '2011-12-31', 'PC 1203(e)(11)'],
  ['WI 8101(a)', '2026-01-01', 'PC 1203(e)(12)'],
  ['PC 27500(a)', '2026-01-01', 'PC 1203(e)(13)'],
  ['PC 27545', '2026-01-01', 'PC 1203(e)(13)'],
  ['PC 12072(a)(1)', '2011-12-31', 'PC 1203(e)(13)'],
  // § 18780
  ['PC 18735(c)', '2026-01-01', 'PC 18780'],
] as const)('%s on %s is presumed or barred from probation by %s', ([statute, on, limitation]) => {
  expect(rowOf(statute, on)?.probationLimit?.id).toBe(limitation);
});
