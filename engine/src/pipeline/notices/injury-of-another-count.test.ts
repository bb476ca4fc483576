import { expect, test } from 'vitest';
import { answerTo, codesOf, type TestCharge } from '../../case.fixture.ts';

const hurt = {
  statute: 'PC 600(d)',
  kind: 'conduct',
  severity: 'felony',
  terms: { upper: '2y' },
} as const;
const dog: TestCharge = {
  crime: {
    statute: 'PC 600(a)',
    kind: 'crime',
    severity: 'felony',
    terms: { lower: '16m', middle: '2y', upper: '3y' },
  },
  enhancements: [{ crime: hurt }],
};
const mayhem: TestCharge = {
  crime: { statute: 'PC 203', kind: 'crime', severity: 'felony', terms: { lower: '2y', middle: '4y', upper: '8y' } },
};
const asked = 'INJURY_OF_ANOTHER_COUNT';
const stayed = 'STAYED_BESIDE_ANOTHER';

test.for<readonly [why: string, first: Partial<TestCharge>, second: Partial<TestCharge>, code: string | undefined]>([
  ['one victim', { victim: 'A' }, { victim: 'A' }, stayed],
  ['one victim, one occasion', { victim: 'A', occasion: '1' }, { victim: 'A', occasion: '1' }, stayed],
  ['one victim, no occasion of the other', { victim: 'A', occasion: '1' }, { victim: 'A' }, stayed],
  ['another occasion', { victim: 'A', occasion: '1' }, { victim: 'A', occasion: '2' }, undefined],
  ['another day', { victim: 'A' }, { victim: 'A', date: '2026-01-02' }, undefined],
  ['no victim', {}, { victim: 'A' }, asked],
  ['no victims', {}, {}, asked],
  ['another victim', { victim: 'A' }, { victim: 'B' }, undefined],
  ['an attempt', { victim: 'A' }, { victim: 'A', state: 'Attempt' }, undefined],
  ['a conviction that section 654 stays', { victim: 'A' }, { victim: 'A', status: 'Stayed654' }, stayed],
  ['no conviction', { victim: 'A' }, { victim: 'A', status: 'Dismissed' }, undefined],
])('a term for great injury beside mayhem: %s', ([, first, second, code]) => {
  const codes = codesOf(
    answerTo([
      { ...dog, ...first },
      { ...mayhem, ...second },
    ]),
  );
  expect(codes.filter((each) => each === asked || each === stayed)).toEqual(code === undefined ? [] : [code]);
});
