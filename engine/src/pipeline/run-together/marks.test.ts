import { describe, expect, test } from 'vitest';
import { answerTo, rowOf } from '../../case.fixture.ts';
import { burglary, concurrent, gun, house, robbery } from './run-together.fixture.ts';

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

  // PC 4532(a)(2) of who is held for a misdemeanor, (b)(1) of who is held for a felony, which names no term (J-184)
  test.for([
    ['PC 4532(a)(2)', [true, true], '4y', 90],
    ['PC 4532(b)(1)', [false, false], '2y', 0],
  ] as const)('a felony of %s and a misdemeanor, both marked concurrent', ([statute, locked, determinate, jail]) => {
    const upper = statute === 'PC 4532(a)(2)' ? '4y' : '2y';
    const escaped = { statute, kind: 'crime', severity: 'felony', terms: { upper } } as const;
    const held = { statute: 'PC 415(1)', kind: 'crime', severity: 'misdemeanor', terms: { upper: '90d' } } as const;
    const { charges, summary } = answerTo([
      { crime: escaped, ...concurrent },
      { crime: held, ...concurrent },
    ]);
    expect(summary).toMatchObject({ determinate, exposureDaysMisdemeanor: jail });
    expect(charges.map(({ mandatoryConsecutive }) => mandatoryConsecutive)).toEqual(locked);
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
