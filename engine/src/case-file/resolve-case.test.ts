import { describe, expect, test } from 'vitest';
import { answerTo, caseOf, codesOf, prior, row } from '../case.fixture.ts';
import { calibration } from '../catalogue.fixture.ts';
import { faultsOf, sentence } from '../sentence/sentence.ts';

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

describe('the day at which priors are read', () => {
  const dayBefore = '1982-06-08';
  const theft = { crime: 'VC 10851(a)' };
  const paths = (charges: Parameters<typeof caseOf>[0], sentencingDate: string | undefined, today: string) => {
    const { sentencingDate: _, ...file } = caseOf(charges, { caseEnhancements: prior('PC 667(a)(1)') });
    const dated = sentencingDate === undefined ? file : { ...file, sentencingDate };
    return faultsOf(dated, calibration, today).map(({ path }) => path);
  };

  test.for([
    ['the last offense', [{ ...theft, date: dayBefore }], '2026-08-01', false],
    [
      'of several the latest, wherever it stands',
      [
        { ...theft, date: '1990-01-01' },
        { ...theft, date: dayBefore },
      ],
      '2026-08-01',
      true,
    ],
    [
      'the end of a range',
      [
        { ...theft, date: dayBefore },
        { ...theft, date: dayBefore, dateEnd: '1982-06-09' },
      ],
      '2026-08-01',
      true,
    ],
    [
      'of convictions alone',
      [
        { ...theft, date: dayBefore },
        { ...theft, date: '1990-01-01', status: 'Dismissed' },
      ],
      '2026-08-01',
      false,
    ],
    ['without a conviction the sentencing day', [{ ...theft, status: 'Dismissed' }], dayBefore, false],
    ['without that, today', [], undefined, true],
  ] as const)('%s', ([, charges, sentencingDate, found]) => {
    expect(paths(charges, sentencingDate, '2026-08-01')).toEqual(found ? [] : ['caseEnhancements[0].crime']);
  });

  test('today is the last resort, of a case with no day of its own', () => {
    expect(paths([], undefined, dayBefore)).toEqual(['caseEnhancements[0].crime']);
  });
});

test('a charge that says nothing of enhancements has none', () => {
  const file = { caseFile: 1, charges: [{ id: 'a', count: 1, crime: 'PC 422', date: '2026-03-14' }] } as const;
  expect(sentence(file, calibration, '2026-08-01').charges.map(({ enhancements }) => enhancements)).toEqual([[]]);
});

test('a prior named beside a count is one of the case, once though the count is repeated', () => {
  const sentenced = answerTo([{ crime: 'PC 422', times: 2, enhancements: ['PC 667(a)(1)', 'PC 12022.7(a)'] }]);
  expect(sentenced.charges.map(({ enhancements }) => enhancements.map(({ id }) => id))).toEqual([['c1e2'], ['c1e2#2']]);
  expect(sentenced.caseEnhancements.map(({ id }) => id)).toEqual(['c1e1']);
  expect(row(sentenced, 'c1e1')).toEqual(['status', 1800, 'PC 667(a)(1)']);
});

describe('repeated charges', () => {
  test('stand on successive counts with ids of their own', () => {
    const sentenced = answerTo([{ crime: 'PC 459/460(b)', times: 3, enhancements: ['PC 12022(b)(1)'] }]);
    expect(sentenced.charges.map(({ id, count }) => [id, count])).toEqual([
      ['c1', 1],
      ['c1#2', 2],
      ['c1#3', 3],
    ]);
    expect(sentenced.charges[2]?.enhancements[0]?.id).toBe('c1e1#3');
    expect(sentenced.summary.totalDeterminate).toBe(1080 + 360 + 2 * (240 + 120));
  });

  test('a prior counts so many times', () => {
    const more = { caseEnhancements: prior('PC 667(a)(1)', { times: 3 }) };
    expect(row(answerTo([{ crime: 'PC 422' }], more), 's1')).toEqual(['status', 5400, 'PC 667(a)(1)']);
  });
});
