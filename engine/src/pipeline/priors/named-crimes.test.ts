import { expect, test } from 'vitest';
import { answerTo, row, type TestCharge } from '../../case.fixture.ts';
import type { CrimeFacts, CrimeReference } from '../../case-file/case-file.ts';

const factsOf = (
  statute: string,
  kind: 'crime' | 'status' | 'conduct',
  more: Partial<CrimeFacts> = {},
): CrimeReference => ({
  statute,
  kind,
  severity: 'felony',
  terms: kind === 'crime' ? { lower: '2y', middle: '3y', upper: '4y' } : { upper: '1y' },
  ...more,
});

const roleOf = (prior: string, charge: TestCharge) =>
  row(answerTo([charge], { caseEnhancements: [{ id: 's1', crime: factsOf(prior, 'status') }] }), 's1')[0];

test.for([
  ['PC 236.4(c)', 'PC 236.1(b)'],
  ['PC 273d(b)', 'PC 273d(a)'],
  ['PC 288.3(c)', 'PC 288.3(a)'],
  ['PC 548(b)', 'PC 548(a)'],
  ['PC 550(e)', 'PC 550(a)(1)'],
  ['PC 550(f)', 'PC 550(a)(3)'],
  ['PC 670(c)', 'PC 487(a)'],
  ['PC 670(c)', 'BP 7159(a)(1)'],
  ['IC 1871.4(c)', 'IC 1871.4(a)(1)'],
  ['IC 11760(b)', 'IC 11760(a)'],
  ['IC 11880(b)', 'IC 11880(a)'],
] as const)('%s counts beside %s, and beside no other felony', ([prior, crime]) => {
  expect(roleOf(prior, { crime: factsOf(crime, 'crime') })).toBe('status');
  expect(roleOf(prior, { crime: 'PC 459/460(b)' })).toBe('stayed');
});

test.for([
  ['HS 11379.6(a)', 'status'],
  ['HS 11380(a)', 'stayed'],
  ['HS 11382', 'stayed'],
] as const)('a prior of drugs through a minor beside the making of drugs, HS 11370.2(b): %s is %s', ([crime, role]) => {
  const caseEnhancements = [
    { id: 's1', crime: factsOf('HS 11370.2(b)', 'status'), findings: ['prior-11380'] as const },
  ];
  expect(row(answerTo([{ crime: factsOf(crime, 'crime') }], { caseEnhancements }), 's1')[0]).toBe(role);
});

test('the five years of priors for staged collisions are for another one, not for another insurance fraud: PC 550(f)', () => {
  expect(roleOf('PC 550(f)', { crime: factsOf('PC 550(a)(1)', 'crime') })).toBe('stayed');
  expect(roleOf('PC 550(e)', { crime: factsOf('PC 550(a)(1)', 'crime') })).toBe('status');
});

test.for([
  ['PC 422.75(a)', 'Convicted', 'status'],
  ['PC 422.75(b)', 'Convicted', 'status'],
  ['PC 422.75(a)', 'Dismissed', 'stayed'],
  ['PC 12022(b)(1)', 'Convicted', 'stayed'],
] as const)('a hate crime prior beside %s, %s: %s', ([finding, status, role]) => {
  const enhancements = [{ crime: factsOf(finding, 'conduct'), status }];
  expect(roleOf('PC 422.75(d)', { crime: 'PC 422', enhancements })).toBe(role);
});

test('the section named decides, and not the group its row asks for', () => {
  const prior = factsOf('PC 236.4(c)', 'status', { appliesTo: 'REG290' });
  const answer = answerTo([{ crime: factsOf('PC 236.1(a)', 'crime') }], {
    caseEnhancements: [{ id: 's1', crime: prior }],
  });
  expect(row(answer, 's1')[0]).toBe('status');
});
