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

const inPrison = { findings: ['in-prison'] } as const;

test('found to be committed in prison they are of the group of prisoners’ crimes, PC 1170.1(c)', () => {
  const sentenced = answerTo([robbery, { crime: 'PC 4501.5' }, { ...drugs, ...inPrison }]);
  expect(row(sentenced, 'c2')).toEqual(['full-term', 1440, 'PC 1170.1(c)']);
  expect(row(sentenced, 'c3')).toEqual(['subordinate', 360, 'PC 1170.1(a)']);
  expect(codesOf(sentenced)).not.toContain('PRISON_1170_1C_NEEDS_FACTS');
});

test.for([
  [{ ...inPrison }, ['full-term', 1440, 'PC 1170.1(c)'], false],
  [{ ...inPrison, run: 'concurrent' }, ['concurrent', 1440, 'PC 669'], false],
  [{ scheme: 'own' }, ['full-term', 1440, 'PC 1170.1(c)'], false],
  [{ scheme: '1170.1' }, ['subordinate', 360, 'PC 1170.1(a)'], true],
  [{ findings: ['in-prison', 'outside-term-ended'] }, ['subordinate', 360, 'PC 1170.1(a)'], false],
] as const)('what the file says of their custody, %j: %j', ([more, expected, asked]) => {
  const sentenced = answerTo([robbery, { ...drugs, ...more }]);
  expect(codesOf(sentenced).includes('PRISON_1170_1C_NEEDS_FACTS')).toBe(asked);
  expect(row(sentenced, 'c2')).toEqual(expected);
});

test('in prison, they still need one term to run', () => {
  expect(answerTo([{ ...drugs, scheme: 'own', run: 'concurrent' }]).summary.totalDeterminate).toBe(1440);
});

test('not in prison, they are ordinary beside a crime of prisoners', () => {
  const long = { ...drugs.crime, terms: { lower: '3y', middle: '6y', upper: '9y' } };
  const last = (more: object) => row(answerTo([robbery, { crime: 'PC 4501.5' }, { crime: long, ...more }]), 'c3');
  expect(last(inPrison)).toEqual(['full-term', 3240, 'PC 1170.1(c)']);
  expect(last({})).toEqual(['principal', 3240, 'PC 1170.1(a)']);
});

test('where they stand alone it is asked too, for the term may follow another', () => {
  expect(codesOf(answerTo([drugs, drugs]))).toContain('PRISON_1170_1C_NEEDS_FACTS');
});

test.for([
  [[{ crime: 'PC 4501.5' }], true],
  [[{ ...drugs, ...inPrison }], true],
  [[{ crime: 'PC 4501.5' }, robbery], false],
  [[drugs], false],
  [[robbery], false],
  [[{ crime: 'PC 4501.5', findings: ['outside-term-ended'] }], false],
  [[{ crime: 'PC 4501.5', status: 'Dismissed' }], false],
] as const)('the term being served is not among the counts, case %#: %s', ([charges, told]) => {
  expect(codesOf(answerTo(charges)).includes('IN_PRISON_TERM_FOLLOWS')).toBe(told);
});

test('a dismissed crime of a prisoner makes no group', () => {
  const sentenced = answerTo([robbery, { crime: 'PC 4501.5', status: 'Dismissed' }, drugs]);
  expect(row(sentenced, 'c3')).toEqual(['subordinate', 360, 'PC 1170.1(a)']);
  expect(codesOf(sentenced)).toContain('PRISON_1170_1C_NEEDS_FACTS');
});

const weapon = { crime: 'PC 4502(a)' };

test.for([
  ['unknown', [], ['full-term', 1440, 'PC 1170.1(c)'], true],
  ['in prison', ['in-prison'], ['full-term', 1440, 'PC 1170.1(c)'], false],
  ['in jail', ['in-jail'], ['subordinate', 360, 'PC 1170.1(a)'], false],
  ['both, which cannot be', ['in-jail', 'in-prison'], ['full-term', 1440, 'PC 1170.1(c)'], false],
  ['in jail, the term ended', ['in-jail', 'outside-term-ended'], ['subordinate', 360, 'PC 1170.1(a)'], false],
] as const)('a weapon %s: %j %j, PC 4502(c)', ([, findings, expected, asked]) => {
  const sentenced = answerTo([robbery, { ...weapon, findings }]);
  expect(row(sentenced, 'c2')).toEqual(expected);
  expect(codesOf(sentenced).includes('PRISON_OR_JAIL_NEEDS_FACTS')).toBe(asked);
});

test.for([
  [['in-jail'], 'subordinate'],
  [['in-jail', 'outside-term-ended'], 'concurrent'],
] as const)('a weapon %j marked concurrent is %s: its section commands that it follow', ([findings, role]) => {
  expect(row(answerTo([robbery, { ...weapon, findings, run: 'concurrent' }]), 'c2')[0]).toBe(role);
});

test('a prisoner’s crime that no jail knows stays one, whatever is marked', () => {
  const sentenced = answerTo([robbery, { crime: 'PC 4501.5', findings: ['in-jail'] }]);
  expect(row(sentenced, 'c2')).toEqual(['full-term', 1440, 'PC 1170.1(c)']);
});

test('in jail no term of state prison is told that it would follow', () => {
  expect(codesOf(answerTo([{ ...weapon, findings: ['in-jail'] }]))).not.toContain('IN_PRISON_TERM_FOLLOWS');
});
