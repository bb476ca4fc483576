import type { ExposureRange, Sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import type { CaseWork } from '../work/case-work.ts';
import { testWork } from '../work/work.fixture.ts';
import { comparedConsequences, convictionsOf } from './compared-consequences.ts';
import { comparison, type RangeState, totalDifference } from './comparison.ts';
import { scaleOf } from './scale.ts';

const year = 360;
const robbery = { statute: 'PC 211', serious: true, years: 5 };
const theft = { statute: 'PC 487(a)', serious: false, years: 3 };

interface Count {
  readonly statute: string;
  readonly serious: boolean;
  readonly years: number;
  readonly dismissed?: boolean;
  readonly concurrent?: boolean;
  readonly life?: number;
}

/** A count of a number of whole years, as the engine answers it. */
function rowOf({ statute, serious, years, dismissed = false, concurrent = false, life = 0 }: Count, at: number) {
  const answer = {
    role: dismissed ? 'inactive' : concurrent ? 'concurrent' : 'principal',
    status: dismissed ? 'Dismissed' : 'Convicted',
    determinateDays: years * year,
    determinate: `${years}y`,
    indeterminateDays: life * year,
    indeterminate: `${life} - L`,
    special: null,
    adds: !dismissed && !concurrent,
    concurrent,
    serious,
    violent: false,
  };
  return {
    charge: {
      Id: `${at}`,
      CrimeId: statute,
      CountNumber: at + 1,
      CrimeState: 'Completed',
      ChargeStatus: dismissed ? 2 : 0,
    },
    crime: { crime: { kind: 'crime', statute, severity: 'felony' } },
    under: null,
    head: null,
    answer,
    main: answer,
    findings: [],
  };
}

const summaryOf = (years: number, life = 0) =>
  ({
    special: null,
    totalDeterminate: years * year,
    determinate: `${years}y`,
    totalIndeterminate: life * year,
    indeterminate: life > 0 ? `${life} - L` : '',
    exposureDaysMisdemeanor: 0,
    jailDays: 0,
    life: life > 0,
    beside: [],
    place: 'prison',
  }) as unknown as Sentence['summary'];

const noParole = {
  lifeParole: null,
  youthParole: null,
  elderlyParole: null,
  paroleAuthority: { youth: 'PC 3051(b)', elderly: 'PC 3055(a)' },
};

interface More {
  readonly life?: number;
  /** A life term of so many years that runs beside. */
  readonly beside?: number;
  readonly release?: string;
  readonly credit?: number;
}

/** A scenario of these counts, each in full one after the other. */
function work(counts: readonly Count[], { life = 0, beside, release = '2030-01-31', credit = 0 }: More = {}): CaseWork {
  const rows = counts.map(rowOf);
  const years = rows.reduce((sum, { answer }) => sum + (answer.adds ? answer.determinateDays / year : 0), 0);
  return {
    rows,
    sentence: {
      summary: { ...summaryOf(years, life), ...(beside !== undefined && lifeBeside(beside)) },
      credits: { total: credit },
      release: { ...noParole, earliestRelease: beside === undefined ? release : null },
      probation: { verdict: 'Ineligible' },
    },
  } as unknown as CaseWork;
}

const lifeBeside = (years: number) => ({
  life: true,
  beside: [
    {
      counts: [],
      shared: [],
      determinateDays: 0,
      indeterminateDays: years * year,
      misdemeanorDays: 0,
      special: null,
      text: `${years} - L`,
    },
  ],
});

/** A range of a year less and a year more than a scenario has, and two more if every upper term were proved. */
function rangeOf({ sentence: { summary } }: CaseWork, exact = true): ExposureRange {
  const life = summary.totalIndeterminate / year;
  const end = (more: number) => ({
    summary: summaryOf(summary.totalDeterminate / year + more, life),
    exact,
    choices: [],
  });
  return { minimum: end(-1), maximum: end(1), everyUpper: end(2) };
}
const ranged = (each: CaseWork, range: RangeState = rangeOf(each)) => ({ work: each, range });

const original = work([robbery, theft]);
/** What each column says of a line, the mark's words in brackets. */
const told = (other: CaseWork, label: string) => {
  const { counts, facts } = comparison([ranged(original), ranged(other)]);
  const cells = [...counts, ...facts].find((row) => row.label === label)?.cells ?? [];
  return cells.map(({ text, difference }) =>
    difference === null ? text : `${text} [${difference.way}: ${difference.words}]`,
  );
};

test.for([
  ['a shorter term', [{ ...robbery, years: 2 }, theft], 'Count 1, PC 211', ['5y', '2y [less: 3y less]']],
  ['the total', [{ ...robbery, years: 2 }, theft], 'Total', ['8y', '5y [less: 3y less]']],
  ['a dismissal', [{ ...robbery, dismissed: true }, theft], 'Count 1, PC 211', ['5y', 'Dismissed [less: 5y less]']],
  [
    'a concurrent term',
    [robbery, { ...theft, concurrent: true }],
    'Count 2, PC 487(a)',
    ['3y', '3y, runs beside [less: 3y less]'],
  ],
  ['a count left out', [robbery], 'Count 2, PC 487(a)', ['3y', 'Not charged [less: 3y less]']],
  ['a count added', [robbery, theft, theft], 'Count 3, PC 487(a)', ['Not charged', '3y [more: 3y more]']],
  ['another crime', [theft, theft], 'Count 1', ['PC 211: 5y', 'PC 487(a): 3y [less: 2y less]']],
  ['no strike', [theft, theft], 'Strikes after the plea', ['1 strike: count 1', 'None [less: 1 strike less]']],
  [
    'a strike more',
    [robbery, robbery],
    'Strikes after the plea',
    ['1 strike: count 1', '2 strikes: counts 1, 2 [more: 1 strike more]'],
  ],
  [
    'a dismissed strike',
    [{ ...robbery, dismissed: true }, theft],
    'Strikes after the plea',
    ['1 strike: count 1', 'None [less: 1 strike less]'],
  ],
  ['what is the same', [robbery, theft], 'Total', ['8y', '8y']],
] as const)('%s', ([_, counts, label, cells]) => {
  expect(told(work(counts), label)).toEqual(cells);
});

test('a life term, days of credit and the release say which way they differ', () => {
  const other = work([robbery, theft], { life: 25, release: '2030-03-02', credit: 12 });
  expect(told(other, 'Total')).toEqual(['8y', '8y + 25 - L [more: life term added]']);
  expect(told(other, 'Determinate')).toEqual(['8y', '8y']);
  expect(told(other, 'Custody credit')).toEqual(['0 days', '12 days [more: 12 days more]']);
  expect(told(other, 'Earliest release (estimate)')).toEqual(['01/31/2030', '03/02/2030 [more: 1m later, 30 days]']);
  expect(told(other, 'Lawful range')[1]).toContain('[other: instead of 7y to 9y]');
});

test('each range stands with the greatest if every upper term were proved', () => {
  const other = work([{ ...robbery, years: 2 }, theft]);
  expect(told(other, 'Lawful range')).toEqual(['7y to 9y', '4y to 6y [other: instead of 7y to 9y]']);
  expect(told(other, 'If every upper term were proved')).toEqual(['10y', '7y [other: instead of 10y]']);
});

test('a range under way, or not to be had, is no difference', () => {
  const rows = (range: RangeState) =>
    comparison([ranged(original), ranged(original, range)]).facts.find(({ label }) => label === 'Lawful range')?.cells;
  expect(rows('computing')?.[1]).toEqual({ text: 'computing', difference: null });
  expect(rows('failed')?.[1]).toEqual({ text: 'not computed', difference: null });
});

const offer = work([{ ...robbery, years: 2 }]);
test.for([
  ['every range known', rangeOf(offer), ['Lowest lawful 1y', 'Offer 2y', 'Original Case 8y', 'Highest lawful 9y']],
  [
    'an end not proved exact',
    rangeOf(offer, false),
    ['Lowest lawful at most 1y', 'Offer 2y', 'Original Case 8y', 'Highest lawful 9y'],
  ],
  [
    'a range under way',
    'computing',
    ['Lowest lawful computing', 'Offer 2y', 'Original Case 8y', 'Highest lawful computing'],
  ],
] as const)('the line from the lowest to the highest lawful sentence, %s', ([, range, line]) => {
  const shown = [
    { name: 'Original Case', ...ranged(original) },
    { name: 'Offer', ...ranged(offer, range) },
  ];
  expect(scaleOf(shown).rows.map(({ label, total }) => `${label} ${total}`)).toEqual(line);
});

test('equal lengths are equal on the scale, others in their proportion, with the difference in words and days', () => {
  const shown = [
    { name: 'Original Case', ...ranged(original) },
    { name: 'Same', ...ranged(work([robbery, theft])) },
    { name: 'Offer', ...ranged(offer) },
  ];
  const { rows, marks } = scaleOf(shown);
  expect(rows.map(({ label, length }) => [label, Math.round(length ?? 0)])).toEqual([
    ['Lowest lawful', 11],
    ['Offer', 22],
    ['Original Case', 89],
    ['Same', 89],
    ['Highest lawful', 100],
  ]);
  // 2,922 calendar days of 8y, 731 of 2y, the half day rounded up (R-C06)
  expect(rows[1]?.difference).toEqual({ way: 'less', words: '6y less, 2,191 days' });
  expect(rows[3]?.difference).toBeNull();
  expect(marks.map(({ label, at }) => `${label} ${Math.round(at)}`)).toEqual([
    '0 0',
    '2y 22',
    '4y 44',
    '6y 67',
    '8y 89',
  ]);
});

test('a life term is drawn past its determinate part, to no scale', () => {
  const life = work([robbery], { life: 7 });
  const { rows } = scaleOf([
    { name: 'Original Case', ...ranged(original) },
    { name: 'Life', ...ranged(life) },
  ]);
  expect(rows.map(({ label, endless }) => [label, endless])).toEqual([
    ['Lowest lawful', false],
    ['Original Case', false],
    ['Life', true],
    ['Highest lawful', true],
  ]);
});

test.for([
  ['8y, and 7 - L beside', work([robbery, theft], { beside: 7 }), 'more', 'life term added'],
  ['no release', work([robbery], { beside: 7 }), 'more', 'life term added'],
] as const)('%s: a life term beside is a life term', ([, other, way, words]) => {
  expect(totalDifference(original, other)).toEqual({ way, words });
  expect(told(other, 'Indeterminate')).toEqual(['None', '7 - L beside [other: instead of None]']);
  expect(told(other, 'Earliest release (estimate)')[1]).toMatch(/^No date: 7 - L beside/);
});

/** A term of years to life with its earliest parole, and a hearing by age if the person has one. */
function paroled(date: string, elderlyParole: string | null = null): CaseWork {
  const lifeParole = { date, minimumDays: 25 * year, authority: 'PC 3046' };
  const release = { ...noParole, earliestRelease: null, lifeParole, elderlyParole };
  const one = work([robbery], { life: 25 });
  return { ...one, sentence: { ...one.sentence, release } } as unknown as CaseWork;
}

test.for([
  [paroled('2069-06-21'), 'Earliest parole 06/21/2069'],
  [paroled('2069-06-21', '2070-01-02'), 'Earliest parole 06/21/2069'],
  [paroled('2069-06-21', '2052-03-04'), 'Elderly parole hearing 03/04/2052; earliest parole 06/21/2069'],
] as const)('a life term has its days of parole under their names, %#', ([one, words]) => {
  expect(told(one, 'Earliest release (estimate)')[1]).toContain(words);
});

test('two life terms differ by the first day of parole', () => {
  const { facts } = comparison([ranged(paroled('2069-06-21')), ranged(paroled('2054-06-21'))]);
  const cells = facts.find(({ label }) => label === 'Earliest release (estimate)')?.cells;
  expect(cells).toEqual([
    { text: 'Earliest parole 06/21/2069', difference: null },
    { text: 'Earliest parole 06/21/2054', difference: { way: 'less', words: '15y earlier, 5,479 days' } },
  ]);
});

test('a life term that moves beside the others is neither added nor gone', () => {
  const beside = work([robbery, theft], { beside: 7 });
  const added = work([robbery, theft], { life: 7 });
  expect(totalDifference(added, beside)).toEqual({ way: 'less', words: 'instead of 8y + 7 - L' });
  expect(totalDifference(beside, work([robbery], { beside: 7 }))).toEqual({ way: 'less', words: '3y less' });
  const cellOf = (shown: readonly CaseWork[], label: string) => {
    const { counts, facts } = comparison(shown.map((each) => ranged(each)));
    return [...counts, ...facts].find((row) => row.label === label)?.cells[1];
  };
  expect(cellOf([beside, added], 'Indeterminate')).toEqual({
    text: '7 - L',
    difference: { way: 'other', words: 'instead of 7 - L beside' },
  });
  const torture = { statute: 'PC 206', serious: true, years: 0, life: 7 };
  expect(cellOf([work([{ ...torture, concurrent: true }]), work([torture])], 'Count 1, PC 206')).toEqual({
    text: '7 - L',
    difference: { way: 'other', words: 'instead of 7 - L, runs beside' },
  });
});

const stored = testWork([
  { crime: { statute: 'PC 211', terms: { upper: '5y' } } },
  { crime: { statute: 'PC 487(a)', terms: { upper: '3y' } } },
]);
const [ofRobbery = '', ofTheft = ''] = [...convictionsOf(stored).keys()];

test('a consequence that all have is told once; one that some have not is a row', () => {
  const consequences = new Map([
    [
      ofRobbery,
      [
        { Id: 'ban', Name: 'Firearm ban' },
        { Id: 'strike', Name: 'Strike prior' },
      ],
    ],
    [ofTheft, [{ Id: 'ban', Name: 'Firearm ban' }]],
  ]);
  const only = (at: number): CaseWork => ({ ...stored, rows: stored.rows.slice(at, at + 1) });
  const { rows, shared } = comparedConsequences([only(0), only(1)], consequences);
  expect(shared).toEqual(['Firearm ban']);
  expect(rows).toEqual([
    {
      label: 'Strike prior',
      cells: [
        { text: 'Yes', difference: null },
        { text: 'No', difference: { way: 'less', words: 'gone' } },
      ],
    },
  ]);
});

// only who was under 21 loses the license: Veh. Code, § 13202.5(a)
test.for([
  ['1988-05-02', 37],
  ['2007-03-15', 18],
  [null, undefined],
] as const)('what a conviction brings is asked for with the age at the act: born %s, %s', ([born, age]) => {
  const wet = [{ crime: { statute: 'VC 23103/23103.5', terms: { upper: '90d' } } }];
  const [convicted] = convictionsOf(testWork(wet, { DefendantBirthdate: born })).values();
  expect(convicted?.as.age).toBe(age);
});

// a count stayed under section 654 is a conviction: People v. Duff (2010) 50 Cal.4th 787
test.for([
  ['dismissed', [], 2],
  ['acquitted', [], 1],
  ['stayed under section 654', ['PC 211', 'PC 12022.53(b)'], 3],
  ['convicted', ['PC 211', 'PC 12022.53(b)'], 0],
] as const)('a count that is %s: it and its enhancement bring %j', ([, crimes, ChargeStatus]) => {
  const gun = { statute: 'PC 12022.53(b)', kind: 'conduct', terms: { upper: '10y' } } as const;
  const charged = testWork([
    { crime: { statute: 'PC 211', terms: { upper: '5y' } }, charge: { ChargeStatus } },
    { crime: gun, charge: { CountNumber: 1, parentCharge: 'c1' } },
  ]);
  expect([...convictionsOf(charged).values()].map(({ crime }) => crime)).toEqual(crimes);
});

test('a total differs by its length, or not at all', () => {
  expect(totalDifference(original, work([robbery]))).toEqual({ way: 'less', words: '3y less' });
  expect(totalDifference(original, work([robbery, theft]))).toBeNull();
});

test('the days of a misdemeanor differ by days', () => {
  const misdemeanor = ({ dismissed = false }) => {
    const one = work([{ ...theft, years: 0.5, dismissed }]);
    const rows = one.rows.map((row) => ({
      ...row,
      crime: { ...row.crime, crime: { ...row.crime.crime, severity: 'misdemeanor' } },
    }));
    return { ...one, rows } as CaseWork;
  };
  const [row] = comparison([ranged(misdemeanor({})), ranged(misdemeanor({ dismissed: true }))]).counts;
  expect(row?.cells[1]?.difference).toEqual({ way: 'less', words: '180d less' });
});
