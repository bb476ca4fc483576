import { describe, expect, test } from 'vitest';
import { answerTo, caseOf, codesOf, row } from '../case.fixture.ts';
import { calibration } from '../catalogue.fixture.ts';
import { faultsOf, sentence } from '../sentence.ts';
import type { CrimeReference } from './case-file.ts';

const resolvedName = (crime: CrimeReference) => answerTo([{ crime }]).charges[0]?.statute;

describe('the four forms of a crime', () => {
  test.for([
    ['a statute', 'PC 211/212.5(c)', 'PC 211/212.5(c)'],
    ['an alias of its section', 'PC 212.5(c)', 'PC 211/212.5(c)'],
    ['an id', { id: 'PC 422' }, 'PC 422'],
    ['a row with facts in place of its own', { like: 'PC 422', terms: { upper: '9y' } }, 'PC 422'],
    ['facts in full', { statute: 'PC 1', kind: 'crime', severity: 'felony', terms: { upper: '9y' } }, 'PC 1'],
  ] as const)('%s', ([, crime, statute]) => {
    expect(resolvedName(crime)).toBe(statute);
  });

  test('given facts go before the row’s, and leave the rest', () => {
    const [charge] = answerTo([{ crime: { like: 'PC 422', terms: { upper: '9y' }, violent: true } }]).charges;
    expect(charge).toMatchObject({ determinateDays: 3240, serious: true, violent: true, name: 'PC 422' });
  });

  test('a serious row said not to be is no third-strike trigger', () => {
    const role = (crime: CrimeReference) => row(answerTo([{ crime }], { strikes: '2+' }), 'c1')[0];
    expect([role({ like: 'PC 422' }), role({ like: 'PC 422', serious: false })]).toEqual([
      'indeterminate',
      'principal',
    ]);
  });

  test.for([
    ['felony', 'principal', 'prison'],
    ['misdemeanor', 'misdemeanor', 'jail'],
    ['infraction', 'infraction', 'none'],
  ] as const)('a %s in full has the defaults of its level', ([severity, role, place]) => {
    const sentenced = answerTo([{ crime: { statute: 'PC 1', kind: 'crime', severity, terms: { upper: '180d' } } }]);
    expect([sentenced.charges[0]?.role, sentenced.summary.place]).toEqual([role, place]);
  });

  test('sections that have a rule of their own are known in facts in full', () => {
    const full = (statute: string) =>
      ({ statute, kind: 'crime', severity: 'felony', terms: { lower: '2y', middle: '3y', upper: '4y' } }) as const;
    const kidnaps = answerTo([
      { crime: full('PC 207(a)'), victim: 'A' },
      { crime: full('PC 207(a)'), victim: 'B' },
    ]);
    expect(row(kidnaps, 'c2')).toEqual(['full-term', 1080, 'PC 1170.1(b)']);
    expect(row(answerTo([{ crime: full('PC 246'), gang: true }]), 'c1')[0]).toBe('indeterminate');
    expect(row(answerTo([{ crime: full('PC 246.3'), gang: true }]), 'c1')[0]).toBe('principal');
  });
});

describe('the state of a crime', () => {
  test.for([
    ['PC 664/459/460(a)', 1080],
    ['PC 182/459/460(a)', 2160],
  ] as const)('%s is read from the statute', ([crime, days]) => {
    expect(row(answerTo([{ crime }]), 'c1')[1]).toBe(days);
  });

  test('and may be said beside it', () => {
    expect(row(answerTo([{ crime: 'PC 459/460(a)', state: 'Attempt' }]), 'c1')[1]).toBe(1080);
  });
});

describe('what the catalogue does not have', () => {
  const file = caseOf([{ crime: 'PC 211/212.5(c)' }, { crime: 'PC 99999', enhancements: ['PC 88888'] }], {
    caseEnhancements: [{ id: 's1', crime: 'PC 77777' }],
  });

  test('is a fault with its path', () => {
    expect(faultsOf(file, calibration, '2026-08-01').map(({ path }) => path)).toEqual([
      'charges[1].crime',
      'charges[1].enhancements[0].crime',
      'caseEnhancements[0].crime',
    ]);
  });

  test('is left out of an answer with a notice, never an exception', () => {
    const sentenced = sentence(file, calibration, '2026-08-01');
    expect(sentenced.summary.totalDeterminate).toBe(1800);
    expect(codesOf(sentenced).filter((code) => code === 'CRIME_NOT_FOUND')).toHaveLength(3);
  });
});

test('a case without a sentencing date is sentenced today', () => {
  const { sentencingDate: _, ...file } = caseOf([{ crime: 'VC 10851(a)', date: '2010-01-01', strikes: '2+' }]);
  const roleOn = (today: string) => sentence(file, calibration, today).charges[0]?.role;
  expect([roleOn('2012-11-06'), roleOn('2012-11-07')]).toEqual(['indeterminate', 'principal']);
});

test('an empty case has an empty answer', () => {
  const { summary, charges, steps } = answerTo([]);
  expect(summary).toMatchObject({ totalDeterminate: 0, totalIndeterminate: 0, special: null, place: 'none' });
  expect([charges, steps]).toEqual([[], []]);
});
