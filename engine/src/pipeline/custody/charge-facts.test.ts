import { describe, expect, test } from 'vitest';
import { answerTo, type TestCharge } from '../../case.fixture.ts';
import type { StrikeLevel } from '../../case-file/case-file.ts';

const robbery = 'PC 211/212.5(c)';
const possession = 'PC 29800(a)(1)';
const theft = 'VC 10851(a)';

describe('exposure of a count in the credits (R-D04): its own term with what runs with it', () => {
  const exposure = (...charges: readonly TestCharge[]) => answerTo(charges).credits.byCount.at(-1)?.exposure;
  const gun = (more: object = {}) => ({ crime: robbery, enhancements: [{ crime: 'PC 12022.53(b)', ...more }] });

  test.for([
    ['five years and ten of its enhancement', gun(), '15y'],
    ['an enhancement dismissed is left out', gun({ status: 'Dismissed' }), '5y'],
    ['and one the user stayed', gun({ status: 'Stayed' }), '5y'],
    ['and one that cannot attach', { crime: 'PC 422', enhancements: ['PC 12022.53(b)'] }, '3y'],
    ['days of a misdemeanor', { crime: 'PC 148(a)(1)', days: 30 }, '30d'],
    ['life minimums together', { crime: 'PC 187(a) second degree', enhancements: ['PC 12022.53(d)'] }, '40-L'],
    ['a life tail on years', { crime: robbery, enhancements: ['PC 12022.53(d)'] }, '5y + 25-L'],
    ['no parole', { crime: 'PC 187(a) first degree', enhancements: ['PC 190.2'] }, 'LWOP'],
  ] as const)('%s: %s', ([, charge, expected]) => {
    expect(exposure(charge)).toBe(expected);
  });

  test('a concurrent count has its length and that of its concurrent enhancement', () => {
    expect(exposure({ crime: 'PC 215', enhancements: ['PC 12022.53(c)'] }, { ...gun(), run: 'concurrent' })).toBe(
      '15y',
    );
  });
});

test.for([
  ['Convicted', 15, 'Ineligible'],
  ['Stayed', 15, 'Ineligible'],
  ['Stayed654', 15, 'Ineligible'],
  ['Dismissed', 50, 'Eligible'],
  ['Acquitted', 50, 'Eligible'],
] as const)('an injury found, its years %s, limits credit to %i: In re Pacheco (2007)', ([status, rate, prop57]) => {
  const charge = { crime: 'PC 245(a)(4)', enhancements: [{ crime: 'PC 12022.7(a)', status }] };
  const { credits, release } = answerTo([charge], {
    custody: [{ in: '2026-03-02', out: '2026-06-09', rate: 'auto' }],
    release: { start: '2026-08-01' },
  });
  expect([credits.conduct, release.prop57]).toEqual([rate === 15 ? 15 : 100, prop57]);
});

test('a weapon found, its year stayed, makes no felony violent', () => {
  const charge = { crime: 'PC 245(a)(4)', enhancements: [{ crime: 'PC 12022(b)(1)', status: 'Stayed' }] } as const;
  const { credits } = answerTo([charge], { custody: [{ in: '2026-03-02', out: '2026-06-09', rate: 'auto' }] });
  expect(credits.conduct).toBe(100);
});

test('custody that goes on is counted until the day of sentence: PC 2900.5', () => {
  const { credits } = answerTo([{ crime: 'PC 245(a)(4)' }], {
    sentencingDate: '2026-08-01',
    custody: [{ in: '2026-07-23', rate: 'auto' }],
  });
  expect(credits.rows).toMatchObject([{ in: '2026-07-23', out: '2026-08-01', days: 10 }]);
});

test('a rate of future credit counts from the day of sentence where no start is given', () => {
  const { release } = answerTo([{ crime: 'PC 245(a)(4)' }], {
    sentencingDate: '2026-08-01',
    release: { futureRate: '15' },
  });
  expect(release.working).toMatchObject({ futureRate: '15' });
  expect(release.earliestRelease).toBe(
    answerTo([{ crime: 'PC 245(a)(4)' }], { release: { start: '2026-08-01', futureRate: '15' } }).release
      .earliestRelease,
  );
});

test('an injury that cannot attach to its crime limits nothing, though it is stayed', () => {
  const charge = { crime: 'PC 148(a)(1)', enhancements: [{ crime: 'PC 12022.7(a)', status: 'Stayed' }] } as const;
  const { credits } = answerTo([charge], { custody: [{ in: '2026-03-02', out: '2026-06-09', rate: 'auto' }] });
  expect(credits.conduct).toBe(100);
});

describe('the Prior Strikes row (J-08)', () => {
  const strikeRow = (strikes: StrikeLevel) =>
    answerTo([{ crime: theft }], { strikes }).credits.byCount.find(({ id }) => id === 'prior-strikes');

  test.for(['1', '2+', '2+!'] as const)('stands at strike level %s', (strikes) => {
    expect(strikeRow(strikes)).toMatchObject({ count: 0, exposure: '0', jailCredit: 20, prisonCredit: 20 });
  });

  test('not without a strike', () => {
    expect(strikeRow('0')).toBeUndefined();
  });
});

describe('what release knows of a count', () => {
  const supervision = (crime: string, strikes: StrikeLevel = '0') =>
    answerTo([{ crime }], { strikes }).release.supervision.map(({ authority }) => authority);

  test.for([
    ['PC 288(a)', 'of registrants', 'PC 3000(b)(2)'],
    ['PC 422', 'after a serious felony', 'PC 3000.01'],
    ['PC 187(a) second degree', 'after murder', 'PC 3000.1'],
    [possession, 'none, but community supervision', 'PC 3451; PC 3456'],
  ] as const)('%s, parole %s: %s (R-D09)', ([crime, , authority]) => {
    expect(supervision(crime)).toEqual([authority]);
  });

  test('the section of an alternate term and the age that the crime names decide a registrant’s parole', () => {
    const oneStrike = {
      crime: 'PC 288(a)',
      enhancements: [{ crime: { like: 'PC 667.61(a)', statute: 'PC 667.61(j)(2)' } }],
    } as const;
    expect(answerTo([oneStrike]).release.supervision).toEqual([
      { text: 'Parole for life.', authority: 'PC 3000.1(a)(2)' },
    ]);
  });

  test.for([
    ['PC 187(a) first degree', 'Completed', ['peace-officer'], null],
    ['PC 187(a) first degree', 'Completed', [], '2046-08-01'],
    ['PC 187(a) second degree', 'Completed', ['peace-officer'], '2046-08-01'],
    ['PC 187(a) first degree', 'Attempt', ['peace-officer'], '2046-08-01'],
  ] as const)('%s, %s, %j: elderly parole %s (PC 3055(h))', ([crime, state, findings, date]) => {
    const facts = { birthdate: '1970-01-01', release: { start: '2026-08-01' } } as const;
    expect(answerTo([{ crime, state, findings }], facts).release.elderlyParole).toBe(date);
  });

  const nonviolent = (charge: TestCharge, strikes: StrikeLevel = '0') => {
    const { track, fullTermDays, authority } = answerTo([charge], { strikes }).release.legal;
    return [track, fullTermDays, authority];
  };

  test.for([
    ['the chosen term', { crime: possession, term: 'middle' }, '0', ['determinate', 720, '15 CCR 3490-3493']],
    ['not doubled', { crime: possession, term: 'middle' }, '1', ['determinate', 720, '15 CCR 3490-3493']],
    [
      'without enhancements',
      { crime: 'PC 459/460(a)', term: 'lower', enhancements: ['PC 12022(b)(1)'] },
      '0',
      ['determinate', 720, '15 CCR 3490-3493'],
    ],
    [
      'of a third striker the greatest of the crime',
      { crime: theft, term: 'lower' },
      '2+!',
      ['nonviolent third striker', 1080, '15 CCR 3495(d)'],
    ],
    [
      'of a crime with one term alone, that term',
      { crime: { like: possession, terms: { upper: '3y' } } },
      '2+!',
      ['nonviolent third striker', 1080, '15 CCR 3495(d)'],
    ],
    [
      'none of a life term',
      { crime: 'PC 236.1(c)(2)' },
      '0',
      ['nonviolent indeterminate term', null, '15 CCR 3495(d)'],
    ],
  ] as const)('the full term of the primary offense is %s (J-16)', ([, charge, strikes, expected]) => {
    expect(nonviolent(charge, strikes)).toEqual(expected);
  });
});

describe('a One Strike sentence has no youth parole, PC 3051(h)', () => {
  const rape = (...enhancements: NonNullable<TestCharge['enhancements']>) => ({ crime: 'PC 261(a)(2)', enhancements });
  const charged = {
    statute: 'PC 261(a)(2)/667.61(b)',
    kind: 'crime',
    severity: 'felony',
    terms: { upper: '15-life' },
  } as const;

  test.for([
    ['found beside the crime', rape('PC 12022.8', 'PC 667.61(b)'), true],
    ['found, but dismissed', rape({ crime: 'PC 667.61(b)', status: 'Dismissed' }), false],
    ['never found', rape('PC 12022.8'), false],
    ['charged with the crime', { crime: charged }, true],
  ] as const)('%s', ([, charge, barred]) => {
    const { notes } = answerTo([charge], { birthdate: '2004-01-01' }).release;
    expect(notes.some((note) => note.startsWith('Youth parole: not for a One Strike sentence'))).toBe(barred);
  });
});

describe('what conduct does not take from a life minimum', () => {
  const custody = [{ in: '2026-04-24', out: '2026-08-01', rate: 'auto' }] as const;
  const attempt = { crime: 'PC 187(a) first degree', state: 'Attempt', findings: ['premeditated'] } as const;
  const aggravatedArson = { statute: 'PC 451.5(a)(1)', kind: 'crime', severity: 'felony' } as const;

  // of a hundred days in jail, fifteen more for conduct
  test.for([
    ['seven calendar years', [attempt], '0', '2033-04-23'],
    [
      'fifteen years of an officer’s attempted murder',
      [{ ...attempt, findings: ['premeditated', 'peace-officer'] }],
      '0',
      '2041-04-23',
    ],
    ['the fifteen years of a gang', [{ ...attempt, gang: true }], '0', '2041-04-23'],
    ['seven years of a third strike’s forty-five', [{ ...attempt, gang: true }], '2+', '2071-04-08'],
    [
      'ten calendar years',
      [{ crime: { ...aggravatedArson, terms: { upper: '10-life' }, violent: true } }],
      '0',
      '2036-04-23',
    ],
    ['seven years of fourteen, doubled', [attempt], '1', '2040-04-08'],
    ['seven years for each life term', [attempt, attempt], '0', '2040-04-23'],
    ['none for one that runs with another', [attempt, { ...attempt, run: 'concurrent' }], '0', '2033-04-23'],
  ] as const)('%s', ([, charges, strikes, date]) => {
    expect(answerTo(charges, { strikes, custody }).release.lifeParole?.date).toBe(date);
  });
});
