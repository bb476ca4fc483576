import { expect, test } from 'vitest';
import { raisedLimits } from './raised-limits.ts';

const convicted = (sections: string, ...enhancements: readonly string[]) => ({
  sections: sections.split(' and '),
  state: 'Completed' as const,
  offenseDate: '2026-01-05',
  findings: [],
  life: false,
  enhancements: enhancements.map((each) => [each]),
});

test.for([
  ['PC 245(a)(1)', '2026-01-05', ['PC 1203(e)(2)']],
  ['PC 245(a)(1)', '2012-01-01', ['PC 1203(e)(2)']],
  // force likely to injure, without a weapon, stood in the same paragraph
  ['PC 245(a)(1)', '2011-12-31', []],
  ['PC 245(a)(2)', '1990-01-01', ['PC 1203(e)(2)']],
  ['PC 245(a)(4)', '2026-01-05', []],
  ['PC 245(c)', '2026-01-05', []],
  ['PC 246', '2026-01-05', []],
  ['PC 26100(c)', '2026-01-05', ['PC 1203(e)(2)']],
  ['PC 26100(b)', '2026-01-05', []],
  ['PC 11418(b)(1)', '2026-01-05', ['PC 1203(e)(2)']],
  ['PC 11418(b)(3)', '2026-01-05', []],
  ['PC 32625(b)', '2026-01-05', ['PC 1203(e)(11)']],
  ['PC 32625(a)', '2026-01-05', []],
  ['PC 187(a)', '2026-01-05', ['PC 1203(e)(3)']],
  ['PC 192(a)', '2026-01-05', ['PC 1203(e)(3)']],
  ['PC 192(b)', '2026-01-05', []],
  ['PC 206', '2026-01-05', ['PC 1203(e)(3)']],
  ['PC 273ab(a)', '2026-01-05', ['PC 1203(e)(3)']],
  ['PC 459/460(b)', '2026-01-05', []],
] as const)('%s of %s shows %j by itself', ([crime, offenseDate, expected]) => {
  expect(raisedLimits({ ...convicted(crime), offenseDate })).toEqual(expected);
});

test.for([
  ['PC 245(a)(1)', 'Attempt', ['PC 1203(e)(2)']],
  ['PC 11418(b)(1)', 'Attempt', ['PC 1203(e)(2)']],
  ['PC 245(a)(1)', 'Conspiracy', []],
  ['PC 203', 'Attempt', []],
  ['PC 32625(b)', 'Attempt', []],
] as const)('%s as a mere %s shows %j (J-107)', ([crime, state, expected]) => {
  expect(raisedLimits({ ...convicted(crime), state })).toEqual(expected);
});

test.for([
  ['PC 211', 'PC 12022(b)(1)', ['PC 1203(e)(2)']],
  ['PC 211', 'PC 12022(a)(1)', []],
  ['PC 211', 'PC 12022.5(a)', ['PC 1203(e)(2)']],
  ['PC 245(a)(4)', 'PC 12022.7(a)', ['PC 1203(e)(3)']],
  ['PC 246', 'PC 12022.55', ['PC 1203(e)(2)', 'PC 1203(e)(3)', 'PC 1203(e)(10)']],
  ['VC 23153(a)', 'PC 12022.7(a)', []],
  ['PC 459', 'PC 12022.6(a)(1)', []],
] as const)('%s with %s shows %j', ([crime, enhancement, expected]) => {
  expect(raisedLimits(convicted(crime, enhancement))).toEqual(expected);
});

/** People v. Lewis (2004) 120 Cal.App.4th 837: an injury in person is not yet a willful one. */
test.for([
  ['PC 191.5(a)', []],
  ['PC 192(b)', []],
  ['PC 192(c)(1)', []],
  ['PC 192.5(a)', []],
  ['PC 399(b)', []],
  ['PC 452(a)', []],
  ['PC 452(b) and PC 452(e)', []],
  ['HN 655(f)', []],
  ['VC 23104(b)', []],
  ['PC 451(a)', ['PC 1203(e)(3)']],
  ['PC 273a(a)', ['PC 1203(e)(3)']],
  ['PC 245(a)(4)', ['PC 1203(e)(3)']],
] as const)('%s with great injury found to be inflicted in person shows %j', ([crime, expected]) => {
  expect(raisedLimits({ ...convicted(crime), findings: ['personal-gbi'] })).toEqual(expected);
});

test.for([
  // premeditated, or of a peace officer
  ['Attempt', true, [], ['PC 1203(e)(3)']],
  ['Attempt', false, [], []],
  ['Conspiracy', true, [], []],
  ['Completed', true, ['personal-weapon-use'], ['PC 1203(e)(2)', 'PC 1203(e)(3)']],
  ['Attempt', false, ['personal-gbi'], ['PC 1203(e)(3)']],
] as const)('murder, %s, for life %s, with the findings %j shows %j', ([state, life, findings, expected]) => {
  expect(raisedLimits({ ...convicted('PC 187(a)'), state, life, findings })).toEqual(expected);
});
