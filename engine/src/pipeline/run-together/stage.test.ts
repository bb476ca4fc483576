import { describe, expect, test } from 'vitest';
import { answerTo, row, rowOf, sumOf, type TestCharge } from '../../case.fixture.ts';
import type { CaseFile } from '../../case-file/case-file.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = 'PC 459/460(b)';
const house = 'PC 459/460(a)';
const gun = { crime: 'PC 422' };
const concurrent = { run: 'concurrent' } as const;
const premeditated = { crime: 'PC 664/187(a) first degree', findings: ['premeditated'] } as const;

/** What a case comes to: its determinate and life text, and what runs beside. */
const totals = (charges: readonly TestCharge[], more: Partial<CaseFile> = {}) => {
  const { determinate, indeterminate, beside } = answerTo(charges, more).summary;
  return [[determinate, indeterminate].filter((text) => text !== '').join(' + '), beside.map(({ text }) => text)];
};

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

describe('marks and locks', () => {
  test('the mark stays as it was, and the row says where it runs', () => {
    const { charges } = answerTo([
      { crime: burglary, term: 'middle' },
      { crime: robbery, ...concurrent },
    ]);
    expect(charges.map(({ concurrent: beside, role }) => [beside, role])).toEqual([
      [true, 'concurrent'],
      [false, 'principal'],
    ]);
  });

  /** What is said of how a count runs. */
  const wordsOf = (sentenced: ReturnType<typeof answerTo>, id: string) =>
    rowOf(sentenced, id)
      .steps.filter(({ operation }) => operation === 'note')
      .map(({ text }) => text.replace(/^Count .*?: /, ''));

  test('a mark that the law does not follow is told, of the one commanded and of the one to be followed', () => {
    const felon = { crime: 'PC 29800(a)(1)', term: 'middle' } as const;
    const strike = (more: object) =>
      answerTo([{ crime: robbery }, { crime: house }, { ...felon, ...more }], { strikes: '1' });
    const henderson = 'consecutive to every serious or violent felony (People v. Henderson (2022) 14 Cal.5th 34)';
    expect(wordsOf(strike(concurrent), 'c3')).toEqual([`${henderson}; concurrent, as chosen, it cannot run.`]);
    expect(wordsOf(strike({}), 'c3')).toEqual([`${henderson}.`]);
    const bail = answerTo([
      { ...gun, ...concurrent },
      { crime: 'VC 10851(a)', enhancements: [{ crime: 'PC 12022.1', primary: 'c1' }] },
    ]);
    expect(wordsOf(bail, 'c1')).toEqual([
      'consecutive, because another count must run so to it; concurrent, as chosen, it cannot run.',
    ]);
  });

  test('a count is locked only where it is bound to every other felony', () => {
    const on = (occasion: string) => ({ crime: house, occasion, ...concurrent }) as const;
    const { charges } = answerTo([on('A'), on('A'), on('B')], { strikes: '1' });
    expect(charges.map(({ mandatoryConsecutive }) => mandatoryConsecutive)).toEqual([false, false, true]);
    expect(charges.map(({ consecutiveTo }) => consecutiveTo)).toEqual([[3], [3], []]);
  });

  // PC 12022.1(e) commands it of count 2 alone, which count 1 cannot run beside; PC 667(c)(6) of each for itself
  test('what binds a count is told with its authority, of the one to be followed and of one beside the total too', () => {
    const bail = answerTo([
      { ...gun, term: 'middle' },
      { crime: 'VC 10851(a)', term: 'middle', enhancements: [{ crime: 'PC 12022.1', primary: 'c1' }] },
    ]);
    expect(bail.charges.map(({ consecutiveAuthority }) => consecutiveAuthority)).toEqual([
      'PC 12022.1(e)',
      'PC 12022.1(e)',
    ]);
    const on = (occasion: string) => ({ crime: house, occasion, ...concurrent }) as const;
    const { charges } = answerTo([on('A'), on('A'), on('B')], { strikes: '1' });
    expect(charges.map(({ consecutiveAuthority }) => consecutiveAuthority)).toEqual([
      'PC 667(c)(6)',
      'PC 667(c)(6)',
      'PC 667(c)(6)',
    ]);
    expect(answerTo([on('A'), on('A')], { strikes: '1' }).charges[0]?.consecutiveAuthority).toBe('');
  });

  // PC 4532(a)(1) of who escapes from jail: consecutive to any other term, of the escape itself a jail term
  test('a jail term that its section makes consecutive is locked, and what it follows is told of it', () => {
    const escaped = {
      statute: 'PC 4532(a)(1)',
      kind: 'crime',
      severity: 'misdemeanor',
      terms: { upper: '364d' },
    } as const;
    const { charges } = answerTo([
      { crime: robbery, ...concurrent },
      { crime: house, ...concurrent },
      { crime: escaped, ...concurrent },
    ]);
    expect(charges.map(({ mandatoryConsecutive, consecutiveTo }) => [mandatoryConsecutive, consecutiveTo])).toEqual([
      [false, [3]],
      [false, [3]],
      [true, []],
    ]);
    expect(charges.map(({ consecutiveAuthority }) => consecutiveAuthority)).toEqual(Array(3).fill('PC 4532(a)(1)'));
  });

  // each pair by itself: of one occasion or of one unknown the court may choose, PC 667(c)(6)
  test.for<readonly [string, readonly (string | undefined)[], readonly string[]]>([
    ['all of separate occasions', ['A', 'B', 'C'], ['', '', '']],
    ['two of one occasion', ['A', 'A', 'C'], [' to count 3', ' to count 3', '']],
    ['one unknown', ['A', 'B', undefined], [' to count 2', ' to count 1', 'free']],
    [
      'two of each of two',
      ['A', 'A', 'B', 'B'],
      [' to counts 3, 4', ' to counts 3, 4', ' to counts 1, 2', ' to counts 1, 2'],
    ],
    ['all of one', ['A', 'A', 'A'], ['free', 'free', 'free']],
  ])('a count that must follow some felonies says which: %s', ([, occasions, to]) => {
    const sentenced = answerTo(
      occasions.map((occasion) => ({ crime: house, ...(occasion !== undefined && { occasion }) })),
      { strikes: '1' },
    );
    const words = (follows: string) => [
      `consecutive${follows}, because the crimes were not committed on the same occasion.`,
    ];
    expect(sentenced.charges.map(({ id }) => wordsOf(sentenced, id))).toEqual(
      to.map((follows) => (follows === 'free' ? [] : words(follows))),
    );
  });

  test('a mark that is followed toward some felonies is told as that', () => {
    const sentenced = answerTo(
      [
        { crime: robbery, term: 'lower', occasion: 'A' },
        { crime: house, term: 'upper', occasion: 'A', ...concurrent },
        { crime: robbery, term: 'lower', occasion: 'C' },
      ],
      { strikes: '1' },
    );
    expect(wordsOf(sentenced, 'c2')).toEqual([
      'consecutive to count 3, because the crimes were not committed on the same occasion; concurrent to it, as chosen, it cannot run.',
    ]);
  });
});
