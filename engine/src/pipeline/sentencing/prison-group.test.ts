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

test.for([
  ['own', {}, ['full-term', 1440, 'PC 1170.1(c)'], false],
  ['own', { run: 'concurrent' }, ['concurrent', 1440, 'PC 669'], false],
  ['1170.1', {}, ['subordinate', 360, 'PC 1170.1(a)'], false],
] as const)(
  'where the scheme %s says of their custody what the section does not, %j: %j',
  ([scheme, more, expected, asked]) => {
    const sentenced = answerTo([robbery, { ...drugs, scheme, ...more }]);
    expect(row(sentenced, 'c2')).toEqual(expected);
    expect(codesOf(sentenced).includes('PRISON_1170_1C_NEEDS_FACTS')).toBe(asked);
  },
);

test('in prison, they still need one term to run', () => {
  expect(answerTo([{ ...drugs, scheme: 'own', run: 'concurrent' }]).summary.totalDeterminate).toBe(1440);
});

test('not in prison, they are ordinary beside a crime of prisoners', () => {
  const long = { ...drugs.crime, terms: { lower: '3y', middle: '6y', upper: '9y' } };
  const last = (more: object) => row(answerTo([robbery, { crime: 'PC 4501.5' }, { crime: long, ...more }]), 'c3');
  expect(last({})).toEqual(['full-term', 3240, 'PC 1170.1(c)']);
  expect(last({ scheme: '1170.1' })).toEqual(['principal', 3240, 'PC 1170.1(a)']);
});

test('nothing is asked where they stand alone', () => {
  expect(codesOf(answerTo([drugs, drugs]))).not.toContain('PRISON_1170_1C_NEEDS_FACTS');
});

test('a dismissed crime of a prisoner makes no group', () => {
  const sentenced = answerTo([robbery, { crime: 'PC 4501.5', status: 'Dismissed' }, drugs]);
  expect(row(sentenced, 'c3')).toEqual(['subordinate', 360, 'PC 1170.1(a)']);
  expect(codesOf(sentenced)).toContain('PRISON_1170_1C_NEEDS_FACTS');
});
