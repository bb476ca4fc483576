import { describe, expect, test } from 'vitest';
import { burglary, factsOf, murder, robbery } from './release.fixture.ts';
import { release } from './release.ts';

describe('youth parole (R-D08)', () => {
  const life = { ...robbery, determinateDays: 0, indeterminateDays: 2520 };
  const at = (birthdate: string) => ({
    birthdate,
    custody: [{ in: '2026-01-01', out: '2026-01-05', rate: 'auto' }] as const,
  });

  test.for([
    [{ ...robbery, determinateDays: 14_400 }, '2040-01-01', 'PC 3051(b)(1)'],
    [life, '2045-01-01', 'PC 3051(b)(2)'],
    [{ ...life, indeterminateDays: 8999 }, '2045-01-01', 'PC 3051(b)(2)'],
    [{ ...life, indeterminateDays: 9000 }, '2050-01-01', 'PC 3051(b)(3)'],
    [{ ...robbery, enhancements: [{ determinateDays: 0, indeterminateDays: 9000 }] }, '2050-01-01', 'PC 3051(b)(3)'],
    [{ ...life, special: 'LWOP', offenseDate: '2017-11-30' }, '2050-01-01', 'PC 3051(b)(4)'],
  ] as const)('controlling offense %#: first day of the hearing year %s, %s', ([charge, date, authority]) => {
    const answer = release(factsOf([charge], at('2000-01-01')));
    expect([answer.youthParole, answer.paroleAuthority.youth]).toEqual([date, authority]);
  });

  test('the longest term controls, whichever count it is', () => {
    const charges = [life, { ...life, id: 'c8', indeterminateDays: 9000 }, { ...burglary, determinateDays: 14_400 }];
    for (const order of [charges, charges.toReversed()]) {
      expect(release(factsOf(order, at('2000-01-01'))).youthParole).toBe('2050-01-01');
    }
  });

  test('of equal terms the earlier act controls, whichever count it is', () => {
    const years = { ...robbery, determinateDays: 14_400 };
    const older = { ...years, id: 'c8', offenseDate: '2030-01-01' };
    expect(release(factsOf([years, older], at('2000-01-01'))).youthParole).toBe('2040-01-01');
    expect(release(factsOf([older, years], at('2000-01-01'))).youthParole).toBe('2040-01-01');
  });

  const late = { ...robbery, id: 'c8', offenseDate: '2026-01-01' } as const;
  test.for([
    ['a life term', { ...late, determinateDays: 0, indeterminateDays: 2520 }, null],
    ['attempted murder', { ...late, statute: 'PC 664/187(a)', state: 'Attempt' }, null],
    ['a life term by enhancement', { ...late, enhancements: [{ determinateDays: 0, indeterminateDays: 9000 }] }, null],
    ['robbery', late, '2050-01-01'],
    ['a life term on the last day of 25', { ...life, id: 'c8', offenseDate: '2025-12-31' }, '2050-01-01'],
    ['a stayed life term', { ...life, ...late, indeterminateDays: 2520, status: 'Stayed654' }, '2050-01-01'],
  ] as const)('%s at 26 beside a crime of youth (PC 3051(h))', ([, charge, date]) => {
    const youth = { ...life, indeterminateDays: 18_000 };
    const { youthParole, notes } = release(factsOf([youth, charge], at('2000-01-01')));
    expect(youthParole).toBe(date);
    expect(notes.join().includes('PC 3051(h)')).toBe(date === null);
  });

  test.for([
    ['2018-01-01', null],
    ['2017-12-31', '2050-01-01'],
  ] as const)('life without parole for an act of %s, born 2000-01-01: %s', ([offenseDate, date]) => {
    expect(release(factsOf([{ ...life, special: 'LWOP', offenseDate }], at('2000-01-01'))).youthParole).toBe(date);
  });

  test('one count under the Three Strikes or One Strike law excludes the person', () => {
    for (const other of [
      { ...burglary, strikes: '1' },
      { ...burglary, oneStrike: true },
    ] as const) {
      expect(release(factsOf([life, other], at('2000-01-01'))).youthParole).toBeNull();
    }
  });

  test.for([
    [factsOf([life], { ...at('2000-01-01'), summary: { place: 'jail1170h' } })],
    [factsOf([], at('2000-01-01'))],
  ] as const)('only prison has it, case %#', ([facts]) => {
    expect(release(facts).notes).toContain('Youth parole: only from state prison (PC 3051).');
  });

  test('at 25 a youth, at 26 no longer', () => {
    const on = (offenseDate: string) => release(factsOf([{ ...life, offenseDate }], at('2000-01-01')));
    expect(on('2025-12-31').youthParole).toBe('2045-01-01');
    expect(on('2026-01-01').youthParole).toBeNull();
    expect(on('2026-01-01').notes.join()).toContain('PC 3051(b)');
  });

  test.for([
    [{ ...life, strikes: '1' }, 'PC 3051(h)'],
    [{ ...life, oneStrike: true }, 'Williams (2024) 17 Cal.5th 99'],
    [{ ...life, special: 'LWOP' }, 'Hardin (2024) 15 Cal.5th 834'],
    [{ ...life, special: 'DEATH' }, 'PC 3051(b)'],
  ] as const)('excluded, case %#: %s', ([charge, authority]) => {
    const answer = release(factsOf([charge], at('2000-01-01')));
    expect(answer.youthParole).toBeNull();
    expect(answer.notes.find((note) => note.startsWith('Youth'))).toContain(authority);
  });

  test.for([
    [10_074, null],
    [10_075, null],
    [10_076, null],
    [10_077, '2040-01-01'],
  ] as const)('released on the day of the hearing or a day later, after %i days: %s', ([determinateDays, date]) => {
    expect(release(factsOf([{ ...robbery, determinateDays }], at('2000-01-01'))).youthParole).toBe(date);
  });

  test('a hearing that is held leaves no reason in the notes', () => {
    const notes = release(factsOf([murder], { birthdate: '2000-01-01' })).notes;
    expect(notes).toEqual(['No release date: parole may be considered after the minimum of 15 - L (PC 3046).']);
  });

  test('a term that ends sooner needs no hearing', () => {
    const answer = release(factsOf([robbery], at('2000-01-01')));
    expect(answer.youthParole).toBeNull();
    expect(answer.notes).toContain('Youth parole: the term ends before the hearing.');
  });

  test.for([
    ['a sentence of death', { special: 'DEATH' }],
    ['a strike', { strikes: '1' }],
    ['a One Strike sentence', { oneStrike: true }],
  ] as const)('%s is excluded whatever the date of birth: PC 3051(b), (h)', ([, changes]) => {
    const notes = release(factsOf([{ ...life, ...changes }])).notes.join(' ');
    expect(notes).toMatch(/Youth parole: not for a .*sentence/);
    expect(notes).not.toContain('needs the date of birth (PC 3051)');
  });

  test('without a date of birth it is said that one is needed', () => {
    expect(release(factsOf([life])).notes).toContain('Youth parole: needs the date of birth (PC 3051).');
  });
});
