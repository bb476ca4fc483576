import { expect, test } from 'vitest';
import { answerTo, codesOf, type TestCharge } from '../../case.fixture.ts';

const kidnapped = {
  statute: 'PC 667.8(a)',
  kind: 'conduct',
  severity: 'felony',
  terms: { upper: '9y' },
} as const;
const rape = (where: Partial<TestCharge>): TestCharge => ({
  crime: 'PC 261(a)(2)',
  enhancements: [{ crime: kidnapped }],
  ...where,
});
const asked = 'KIDNAP_667_8C_NEEDS_FACTS';
const stayed = 'STAYED_ONCE_FOR_A_VICTIM';

test.for<readonly [why: string, first: Partial<TestCharge>, second: Partial<TestCharge>, code: string | undefined]>([
  ['one victim, one occasion', { victim: 'A', occasion: '1' }, { victim: 'A', occasion: '1' }, stayed],
  ['another occasion', { victim: 'A', occasion: '1' }, { victim: 'A', occasion: '2' }, asked],
  ['no occasion', { victim: 'A' }, { victim: 'A' }, asked],
  ['no victim', { occasion: '1' }, { victim: 'A', occasion: '1' }, asked],
  ['another victim', { victim: 'A' }, { victim: 'B' }, undefined],
])('two terms for a kidnapping, %s', ([, first, second, code]) => {
  const codes = codesOf(answerTo([rape(first), rape(second)]));
  expect(codes.filter((each) => each === asked || each === stayed)).toEqual(code === undefined ? [] : [code]);
});
