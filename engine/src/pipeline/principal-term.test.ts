import { describe, expect, test } from 'vitest';
import { answerTo, row } from '../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = 'PC 459/460(b)';
const life = { crime: 'PC 664/187(a) first degree', findings: ['premeditated'] } as const;

describe('principal term, PC 1170.1(a) (R-B08)', () => {
  test('term and enhancements together decide', () => {
    const sentenced = answerTo([
      { crime: 'PC 215', term: 'middle' },
      { crime: 'PC 245(a)(4)', enhancements: [{ crime: 'PC 12022.7(a)' }] },
    ]);
    expect([row(sentenced, 'c1')[0], row(sentenced, 'c2')[0]]).toEqual(['subordinate', 'principal']);
  });

  test('of equal terms the preferred one, else the lowest count', () => {
    const equal = (principal: 'preferred' | 'unspecified') =>
      answerTo([{ crime: robbery }, { crime: robbery, principal }]).charges.map(({ isPrincipal }) => isPrincipal);
    expect(equal('unspecified')).toEqual([1, 0]);
    expect(equal('preferred')).toEqual([0, 1]);
  });

  test('of equal terms the one made concurrent stays so, unless it is preferred', () => {
    const equal = (principal: 'preferred' | 'unspecified') =>
      answerTo([{ crime: robbery, run: 'concurrent', principal }, { crime: robbery }]);
    expect(equal('unspecified').charges.map(({ role }) => role)).toEqual(['concurrent', 'principal']);
    expect(equal('unspecified').summary.totalDeterminate).toBe(1800);
    expect(equal('preferred').charges.map(({ role }) => role)).toEqual(['principal', 'subordinate']);
  });

  test('preferring a shorter term does not make it the principal', () => {
    expect(row(answerTo([{ crime: robbery }, { crime: burglary, principal: 'preferred' }]), 'c1')[0]).toBe('principal');
  });

  test('doubling decides too', () => {
    const sentenced = answerTo([{ crime: robbery }, { crime: 'PC 422', strikes: '1' }]);
    expect([row(sentenced, 'c1')[0], row(sentenced, 'c2')[0]]).toEqual(['subordinate', 'principal']);
  });

  test('counts marked concurrent run with full terms of PC 667.6', () => {
    const rape = { crime: 'PC 261(a)(2)' };
    const sentenced = answerTo([
      { ...rape, victim: 'A' },
      { ...rape, victim: 'B' },
      { crime: 'PC 215', run: 'concurrent' },
    ]);
    expect(sentenced.charges.map(({ role }) => role)).toEqual(['full-term', 'full-term', 'concurrent']);
    expect(sentenced.summary).toMatchObject({ totalDeterminate: 5760, basePrincipalTerm: 0 });
  });

  test('a stayed life term leaves the principal term forced', () => {
    const sentenced = answerTo([
      { ...life, status: 'Stayed654' },
      { crime: robbery, run: 'concurrent' },
    ]);
    expect(row(sentenced, 'c2')[0]).toBe('principal');
  });

  test('a crime in prison is not the principal term of other crimes, however long', () => {
    const sentenced = answerTo([{ crime: 'PC 422' }, { crime: 'PC 4501.5' }]);
    expect([row(sentenced, 'c1')[0], row(sentenced, 'c2')[0]]).toEqual(['principal', 'full-term']);
  });

  test('determinate counts marked concurrent run with a life term', () => {
    const sentenced = answerTo([life, { crime: robbery, run: 'concurrent' }]);
    expect(sentenced.summary).toMatchObject({ totalDeterminate: 0, totalIndeterminate: 2520 });
    expect(row(sentenced, 'c2')).toEqual(['concurrent', 1800, 'PC 669']);
  });

  test('one consecutive count beside the life term makes a principal of the longest', () => {
    const sentenced = answerTo([life, { crime: robbery, run: 'concurrent' }, { crime: burglary }]);
    expect([row(sentenced, 'c2')[0], row(sentenced, 'c3')[0]]).toEqual(['principal', 'subordinate']);
  });
});
