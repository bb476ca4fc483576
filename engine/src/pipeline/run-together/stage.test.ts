import { describe, expect, test } from 'vitest';
import { answerTo, row, rowOf, type TestCharge } from '../../case.fixture.ts';
import { burglary, concurrent, gun, house, premeditated, robbery, totals } from './run-together.fixture.ts';

describe('the controlling chain is the longest, as imposed (PC 669, 1170.1(a))', () => {
  test('a longest count marked concurrent is the sentence by itself', () => {
    const charges = [
      { crime: burglary, term: 'middle' },
      { crime: robbery, ...concurrent },
    ] as const;
    expect(totals(charges)).toEqual(['5y', ['2y']]);
    expect(row(answerTo(charges), 'c1')).toEqual(['concurrent', 720, 'PC 669']);
  });

  test('a concurrent count shorter than the others together runs beside them', () => {
    const charges = [
      { crime: burglary, term: 'middle' },
      { crime: 'VC 10851(a)', term: 'middle' },
    ] as const;
    expect(totals([...charges, { crime: robbery, term: 'lower', ...concurrent }])).toEqual(['2y 8m', ['2y']]);
    expect(totals([...charges, { crime: robbery, term: 'middle', ...concurrent }])).toEqual(['3y', ['2y 8m']]);
  });

  test('of equal greatest terms that of the greater aggregate is principal, or the user’s choice (rule 4.452(a)(2))', () => {
    const charges = [{ crime: house, term: 'middle' }, { crime: 'PC 245(a)(4)' }] as const;
    expect(totals(charges)).toEqual(['5y 4m', []]);
    expect(totals(charges.toReversed())).toEqual(['5y 4m', []]);
    expect(totals([{ ...charges[0], principal: 'preferred' }, charges[1]])).toEqual(['5y', []]);
  });

  test('a life term is compared with its enhancements', () => {
    expect(
      totals([
        { crime: robbery, term: 'lower', ...concurrent, enhancements: ['PC 12022.53(d)'] },
        { crime: 'PC 187(a) first degree', ...concurrent },
      ]),
    ).toEqual(['2y + 25 - L', ['25 - L']]);
  });

  test('life that runs beside is said', () => {
    const { summary } = answerTo([
      { ...premeditated, ...concurrent },
      { crime: robbery, enhancements: ['PC 12022.53(b)'] },
    ]);
    expect(summary).toMatchObject({ determinate: '15y', indeterminate: '', life: true });
    expect(summary.beside).toEqual([
      {
        counts: ['c1'],
        shared: [],
        determinateDays: 0,
        indeterminateDays: 2520,
        misdemeanorDays: 0,
        special: null,
        text: '7 - L',
      },
    ]);
  });

  test('death and life without parole are before every length', () => {
    const murder = { crime: 'PC 187(a) first degree', ...concurrent } as const;
    const roles = (...charges: readonly TestCharge[]) => answerTo(charges).charges.map(({ role }) => role);
    expect(roles(murder, { ...murder, enhancements: ['PC 190.2'] })).toEqual(['concurrent', 'indeterminate']);
    expect(
      roles({ ...murder, enhancements: ['PC 190.2'] }, { ...murder, death: true, enhancements: ['PC 190.2'] }),
    ).toEqual(['concurrent', 'indeterminate']);
  });

  test('misdemeanors run as they are marked, outside PC 1170.1', () => {
    const battery = (run: 'consecutive' | 'concurrent', days: number) => ({ crime: 'PC 243(e)(1)', run, days });
    const days = (...charges: readonly TestCharge[]) => answerTo(charges).summary.exposureDaysMisdemeanor;
    expect(days(battery('consecutive', 100), battery('consecutive', 90))).toBe(190);
    expect(days(battery('consecutive', 100), battery('concurrent', 300))).toBe(300);
    expect(days({ crime: robbery }, battery('consecutive', 364))).toBe(364);
    expect(days({ crime: robbery }, battery('concurrent', 364))).toBe(0);
  });

  test('a count marked concurrent that is stayed leaves the principal term of its chain', () => {
    expect(
      row(
        answerTo([
          { ...premeditated, status: 'Stayed654' },
          { crime: robbery, ...concurrent },
        ]),
        'c2',
      )[0],
    ).toBe('principal');
  });

  test('an enhancement expressly consecutive on a count that runs beside is stayed (J-11)', () => {
    const sentenced = answerTo([
      { crime: 'PC 215' },
      { crime: robbery, ...concurrent, enhancements: [{ crime: 'PC 12022.7(a)', run: 'consecutive' }] },
    ]);
    expect(row(sentenced, 'c2e1')[0]).toBe('stayed');
  });
});

describe('other commands', () => {
  test('crimes of prisoners run after those from outside, among themselves as marked (PC 1170.1(c))', () => {
    const outside = { crime: robbery, term: 'middle' } as const;
    const inside = { crime: 'PC 4501.5', ...concurrent } as const;
    expect(totals([outside, inside])[0]).toBe('7y');
    expect(totals([inside, inside])).toEqual(['4y', ['4y']]);
    expect(totals([outside, { ...inside, findings: ['outside-term-ended'] }])).toEqual(['4y', ['3y']]);
  });

  test('a section that commands a consecutive term is obeyed, in its own name', () => {
    const sentenced = answerTo([{ crime: robbery }, { crime: 'PC 4532(b)(1)', ...concurrent }]);
    expect(row(sentenced, 'c2')).toEqual(['subordinate', 240, 'PC 1170.1(a)']);
    expect(sentenced.charges[1]).toMatchObject({ mandatoryConsecutive: true, concurrent: false });
    expect(sentenced.charges[1]?.ruleWords).toContain('MAND');
    expect(rowOf(sentenced, 'c2').steps.at(-2)).toMatchObject({ authority: 'PC 4532(b)(1)' });
  });

  test('a felony on bail runs after the primary offense in prison (PC 12022.1(e))', () => {
    const charges = [
      { ...gun, term: 'middle', ...concurrent },
      {
        crime: 'VC 10851(a)',
        term: 'middle',
        ...concurrent,
        enhancements: [{ crime: 'PC 12022.1', primary: 'c1' }],
      },
    ] as const;
    expect(totals(charges)[0]).toBe('4y 8m');
    expect(totals([{ ...charges[0], status: 'Stayed654' }, charges[1]])[0]).toBe('4y');
  });

  test('a rule binds no act of a day before its own: PC 12022.1(e) in 1983', () => {
    const on = (date: string) =>
      answerTo([
        { crime: robbery, ...concurrent, date: '1982-01-01' },
        { ...concurrent, crime: 'VC 10851(a)', date, enhancements: [{ crime: 'PC 12022.1', primary: 'c1' }] },
      ]).charges.map(({ mandatoryConsecutive }) => mandatoryConsecutive);
    expect(on('1982-12-31')).toEqual([false, false]);
    expect(on('1983-01-01')).toEqual([true, true]);
  });
});
