import { describe, expect, test } from 'vitest';
import { answerTo, sumOf, type TestCharge } from '../../case.fixture.ts';
import { burglary, concurrent, gun, house, totals } from './run-together.fixture.ts';

describe('strikes, PC 667(c)(6) to (8), 1170.12(a)(6) to (8)', () => {
  const on = (occasion: string, more: object = {}) =>
    ({ crime: house, term: 'middle', ...concurrent, occasion, ...more }) as const;
  const one = { strikes: '1' } as const;

  test.for([
    ['separate occasions', [on('A'), on('B')], '10y 8m'],
    ['one occasion', [on('A'), on('A')], '8y'],
    ['the same operative facts', [on('A', { operativeFacts: 'x' }), on('B', { operativeFacts: 'x' })], '8y'],
    ['the strike dismissed for one count', [on('A'), on('B', { strikes: '0' })], '9y 4m'],
    ['before the law', [on('A', { date: '1994-03-06' }), on('B', { date: '1994-03-06' })], '4y'],
    ['from its first day', [on('A', { date: '1994-03-07' }), on('B', { date: '1994-03-07' })], '10y 8m'],
  ] as const)('%s: %j', ([, charges, expected]) => {
    expect(totals(charges, one)[0]).toBe(expected);
  });

  test('the rule is cited where it binds', () => {
    expect(sumOf(answerTo([on('A'), on('B')], one), 'c2').at(-2)).toEqual(['note', 'determinate', 0, 'PC 667(c)(6)']);
  });

  test('a third count never lets two occasions run together', () => {
    const third = { strikes: '2+!' } as const;
    const charges = [
      { crime: house, ...concurrent, occasion: 'A' },
      { crime: house, occasion: 'A' },
      { crime: house, ...concurrent, occasion: 'B' },
    ] as const;
    expect(totals(charges, third)[0]).toBe('50 - L');
  });

  test('two serious felonies run after every other felony, of one occasion too, since November 7, 2012', () => {
    const charges = (date: string): readonly TestCharge[] =>
      ['PC 245(a)(1)', 'PC 422', 'VC 10851(a)'].map((crime) => ({
        crime,
        date,
        term: 'middle',
        ...concurrent,
        occasion: 'A',
      }));
    expect(totals(charges('2012-11-07'), one)).toEqual(['7y 4m', ['4y']]);
    expect(totals(charges('2012-11-06'), one)[0]).toBe('6y');
    expect(sumOf(answerTo(charges('2026-03-14'), one), 'c3').at(-2)).toEqual([
      'note',
      'determinate',
      0,
      'PC 1170.12(a)(7)',
    ]);
  });

  test('a strike term runs after a sentence that is being served, not after probation', () => {
    const served = (earlier: 'serving' | 'probation') =>
      totals([
        { ...gun, strikes: '1', ...concurrent },
        { crime: burglary, strikes: '0', earlier, ...concurrent },
      ])[0];
    expect(served('serving')).toBe('6y 8m');
    expect(served('probation')).toBe('6y');
  });
});
