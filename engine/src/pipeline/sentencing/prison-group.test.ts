import { expect, test } from 'vitest';
import { answerTo, codesOf, row } from '../../case.fixture.ts';

const robbery = { crime: 'PC 211/212.5(c)' };
const drugs = {
  crime: {
    statute: 'PC 4573.6(a)',
    kind: 'crime',
    severity: 'felony',
    terms: { lower: '2y', middle: '3y', upper: '4y' },
  },
} as const;

test('drugs in custody beside another felony are one third of the middle term, or concurrent as the court chooses', () => {
  const sentenced = answerTo([robbery, drugs]);
  expect(row(sentenced, 'c2')).toEqual(['subordinate', 360, 'PC 1170.1(a)']);
  expect(codesOf(sentenced)).toContain('PRISON_1170_1C_NEEDS_FACTS');
  expect(row(answerTo([robbery, { ...drugs, run: 'concurrent' }]), 'c2')[0]).toBe('concurrent');
});

test('beside a crime that only a prisoner commits they are of its group, PC 1170.1(c)', () => {
  const sentenced = answerTo([robbery, { crime: 'PC 4501.5' }, drugs]);
  expect(row(sentenced, 'c2')).toEqual(['full-term', 1440, 'PC 1170.1(c)']);
  expect(row(sentenced, 'c3')).toEqual(['subordinate', 360, 'PC 1170.1(a)']);
  expect(codesOf(sentenced)).not.toContain('PRISON_1170_1C_NEEDS_FACTS');
});

test('nothing is asked where they stand alone', () => {
  expect(codesOf(answerTo([drugs, drugs]))).not.toContain('PRISON_1170_1C_NEEDS_FACTS');
});

test('a dismissed crime of a prisoner makes no group', () => {
  const sentenced = answerTo([robbery, { crime: 'PC 4501.5', status: 'Dismissed' }, drugs]);
  expect(row(sentenced, 'c3')).toEqual(['subordinate', 360, 'PC 1170.1(a)']);
  expect(codesOf(sentenced)).toContain('PRISON_1170_1C_NEEDS_FACTS');
});
