import { describe, expect, test } from 'vitest';
import { answerTo, sumOf } from '../../case.fixture.ts';
import { concurrent, gun, totals } from './run-together.fixture.ts';

describe('sex crimes, PC 667.6(c) and (d), 667.61(i)', () => {
  const rape = (victim: string, more: object = {}) =>
    ({ crime: 'PC 261(a)(2)', ...concurrent, victim, occasion: '1', ...more }) as const;

  test('the longest of each victim and occasion is full and consecutive to every felony', () => {
    expect(totals([rape('A'), rape('B'), { ...gun, ...concurrent }])[0]).toBe('19y');
    expect(totals([rape('A'), rape('A'), rape('B')])).toEqual(['16y', ['8y']]);
  });

  test('a chosen full term runs after every other felony; marked concurrent the choice is withdrawn', () => {
    const chosen = { scheme: 'own', run: 'consecutive' } as const;
    expect(totals([rape('A'), rape('A', chosen), rape('B')])[0]).toBe('24y');
    expect(totals([rape('A'), rape('A', { ...chosen, ...concurrent }), rape('B')])[0]).toBe('16y');
    expect(sumOf(answerTo([rape('A'), rape('A', chosen)]), 'c2').at(-1)?.[3]).toBe('PC 667.6(c)');
  });

  test('one listed crime is an ordinary term', () => {
    expect(totals([rape('A', { run: 'consecutive' }), { crime: 'PC 288(a)', term: 'middle', victim: 'B' }])[0]).toBe(
      '10y',
    );
  });

  test('One Strike terms of separate victims are consecutive, of lewd acts as marked', () => {
    const life = (crime: string, victim: string) =>
      ({ crime, victim, ...concurrent, enhancements: ['PC 667.61(b)'] }) as const;
    expect(totals([life('PC 261(a)(2)', 'A'), life('PC 261(a)(2)', 'B')])[0]).toBe('30 - L');
    expect(totals([life('PC 288(a)', 'A'), life('PC 288(a)', 'B')])[0]).toBe('15 - L');
  });
});
