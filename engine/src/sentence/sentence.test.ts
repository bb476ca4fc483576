import { expect, test } from 'vitest';
import { answer, caseOf, prior, row } from '../case.fixture.ts';
import type { CaseFile } from '../case-file/case-file.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = 'PC 459/460(a)';
const middle = { term: 'middle' } as const;

interface Vector {
  readonly name: string;
  readonly file: CaseFile;
  readonly totals: readonly [determinate: number, indeterminate: number];
  readonly rows?: Readonly<Record<string, readonly [days: number, authority: string]>>;
  readonly display?: string;
}

const vectors: readonly Vector[] = [
  {
    name: 'TV01 two robberies with firearms and possession',
    file: caseOf([
      { crime: robbery, enhancements: ['PC 12022.53(b)'] },
      { crime: robbery, ...middle, enhancements: ['PC 12022.53(b)'] },
      { crime: 'PC 29800(a)(1)', ...middle },
    ]),
    totals: [7200, 0],
    rows: {
      c1: [1800, 'PC 1170.1(a)'],
      c1e1: [3600, 'PC 1170.1(a)'],
      c2: [360, 'PC 1170.1(a)'],
      c2e1: [1200, 'PC 1170.1(a)'],
    },
    display: '20y',
  },
  {
    name: 'TV02 second strike burglaries',
    file: caseOf(
      [
        { crime: burglary, occasion: 'A' },
        { crime: burglary, occasion: 'B' },
      ],
      { strikes: '1', caseEnhancements: prior('PC 667(a)(1)') },
    ),
    totals: [7080, 0],
    rows: { c1: [4320, 'PC 1170.1(a)'], c2: [960, 'PC 1170.1(a)'], s1: [1800, 'PC 667(a)(1)'] },
    display: '19y 8m',
  },
  {
    name: 'TV03 third strike robberies, status rows on each count',
    file: caseOf([{ crime: robbery, enhancements: ['PC 12022.53(b)'] }, { crime: robbery }], {
      strikes: '2+',
      caseEnhancements: prior('PC 667(a)(1)', { times: 2 }),
    }),
    totals: [10_800, 18_000],
    rows: { c1: [9000, 'PC 667(e)(2)(A)(ii)'], c2: [9000, 'PC 667(e)(2)(A)(ii)'], s1: [7200, 'PC 667(a)(1)'] },
    display: '30y',
  },
  {
    name: 'TV03 with status rows once',
    file: caseOf([{ crime: robbery, enhancements: ['PC 12022.53(b)'] }, { crime: robbery }], {
      strikes: '2+',
      statusEnhancementsOnEachCount: false,
      caseEnhancements: prior('PC 667(a)(1)', { times: 2 }),
    }),
    totals: [7200, 18_000],
  },
  {
    name: 'TV04 third strike burglary, the third option',
    file: caseOf([{ crime: burglary }], { strikes: '2+', caseEnhancements: prior('PC 667(a)(1)', { times: 4 }) }),
    totals: [7200, 9360],
    rows: { c1: [9360, 'PC 667(e)(2)(A)(iii)'] },
  },
  {
    name: 'TV05 second strike on premeditated attempted murder',
    file: caseOf([{ crime: 'PC 664/187(a)', findings: ['premeditated'], enhancements: ['PC 12022.53(d)'] }], {
      strikes: '1',
      caseEnhancements: prior('PC 667(a)(1)'),
    }),
    totals: [1800, 14_040],
    rows: { c1: [5040, 'PC 669'], c1e1: [9000, 'PC 669'] },
  },
  {
    name: 'TV06 One Strike, two victims',
    file: caseOf([
      { crime: 'PC 261(a)(2)', victim: 'A', run: 'concurrent', enhancements: ['PC 667.61(b)'] },
      { crime: 'PC 261(a)(2)', victim: 'B', run: 'concurrent', enhancements: ['PC 667.61(b)'] },
    ]),
    totals: [0, 10_800],
  },
  {
    name: 'TV07 full terms for two rapes beside a threat',
    file: caseOf([{ crime: 'PC 261(a)(2)', victim: 'A' }, { crime: 'PC 261(a)(2)', victim: 'B' }, { crime: 'PC 422' }]),
    totals: [6840, 0],
    rows: { c1: [2880, 'PC 667.6(d)'], c2: [2880, 'PC 667.6(d)'], c3: [1080, 'PC 1170.1(a)'] },
  },
  {
    name: 'TV08 gang terms on principal and subordinate',
    file: caseOf([
      { crime: robbery, ...middle, gang: true },
      { crime: 'PC 245(a)(1)', ...middle, gang: true },
    ]),
    totals: [5640, 0],
    rows: { 'c1.gang': [3600, 'PC 1170.1(a)'], c2: [360, 'PC 1170.1(a)'], 'c2.gang': [600, 'PC 1170.1(a)'] },
    display: '15y 8m',
  },
  {
    name: 'TV10 dissuading the victim of another count',
    file: caseOf([
      { crime: 'PC 273.5(a)', ...middle, victim: 'A' },
      { crime: 'PC 136.1(b)(1)', victim: 'A' },
    ]),
    totals: [1800, 0],
    rows: { c2: [720, 'PC 1170.15'] },
  },
  {
    name: 'TV11 attempts',
    file: caseOf([{ crime: 'PC 664/459/460(a)' }, { crime: 'PC 664/211/212.5(c)' }]),
    totals: [1320, 0],
    rows: { c1: [1080, 'PC 1170.1(a)'], c2: [240, 'PC 1170.1(a)'] },
    display: '3y 8m',
  },
  {
    name: 'TV12 a count stayed under § 654',
    file: caseOf([{ crime: robbery }, { crime: 'PC 245(a)(4)', status: 'Stayed654' }]),
    totals: [1800, 0],
    rows: { c2: [1440, 'PC 654'] },
  },
  {
    name: 'TV13 a concurrent count',
    file: caseOf([{ crime: 'PC 459/460(b)' }, { crime: 'PC 496(a)', run: 'concurrent' }]),
    totals: [1080, 0],
    rows: { c2: [1080, 'PC 669'] },
  },
  {
    name: 'TV14 a longest count marked concurrent is the sentence by itself',
    file: caseOf([
      { crime: 'PC 459/460(b)', ...middle },
      { crime: robbery, run: 'concurrent' },
    ]),
    totals: [1800, 0],
    rows: { c1: [720, 'PC 669'], c2: [1800, 'PC 1170.1(a)'] },
  },
  {
    name: 'TV15 a serious prior without a serious felony',
    file: caseOf([{ crime: 'PC 459/460(b)', ...middle }], { caseEnhancements: prior('PC 667(a)(1)') }),
    totals: [720, 0],
  },
  {
    name: 'TV15 raised by a weapon',
    file: caseOf([{ crime: 'PC 459/460(b)', ...middle, enhancements: ['PC 12022(b)(1)'] }], {
      caseEnhancements: prior('PC 667(a)(1)'),
    }),
    totals: [2880, 0],
  },
  {
    name: 'TV16 two strikes, no trigger',
    file: caseOf([{ crime: 'VC 10851(a)' }], { strikes: '2+' }),
    totals: [2160, 0],
  },
  { name: 'TV16 super strike', file: caseOf([{ crime: 'VC 10851(a)' }], { strikes: '2+!' }), totals: [0, 9000] },
  {
    name: 'TV17 first degree murder with a firearm',
    file: caseOf([{ crime: 'PC 187(a) first degree', enhancements: ['PC 12022.53(d)'] }]),
    totals: [0, 18_000],
  },
  {
    name: 'TV18 second degree murder, third strike',
    file: caseOf([{ crime: 'PC 187(a) second degree' }], { strikes: '2+' }),
    totals: [0, 16_200],
  },
  {
    name: 'TV19 special circumstances are not doubled',
    file: caseOf([{ crime: 'PC 187(a) first degree', enhancements: ['PC 190.2'] }], { strikes: '1' }),
    totals: [0, 0],
  },
  {
    name: 'TV20 an old drug prior',
    file: caseOf([{ crime: 'HS 11378' }], { caseEnhancements: prior('HS 11370.2') }),
    totals: [1080, 0],
    rows: { s1: [1080, 'HS 11370.2'] },
  },
  {
    name: 'TV21 on bail',
    file: caseOf(
      [
        { crime: 'HS 11351', ...middle },
        { crime: 'PC 459/460(b)', ...middle },
      ],
      {
        caseEnhancements: prior('PC 12022.1'),
      },
    ),
    totals: [2040, 0],
  },
  {
    name: 'TV24 sex crimes with weapon and injury, two victims',
    file: caseOf([
      { crime: 'PC 261(a)(2)', victim: 'A', enhancements: ['PC 12022.3(a)', 'PC 12022.8'] },
      {
        crime: 'PC 261(a)(2)',
        victim: 'B',
        enhancements: ['PC 12022.3(a)', 'PC 12022.8'],
      },
    ]),
    totals: [16_560, 0],
  },
  {
    name: 'TV25 gang floor of a life felony',
    file: caseOf([{ crime: 'PC 664/187(a)', findings: ['premeditated'], gang: true }]),
    totals: [0, 5400],
  },
  {
    name: 'TV25 doubled',
    file: caseOf([{ crime: 'PC 664/187(a)', findings: ['premeditated'], gang: true }], { strikes: '1' }),
    totals: [0, 10_800],
  },
  {
    name: 'TV26 two violent prison priors',
    file: caseOf([{ crime: robbery, enhancements: ['PC 12022.7(a)'] }], { violentPriors: 2 }),
    totals: [0, 7200],
  },
  {
    name: 'TV26 three',
    file: caseOf([{ crime: robbery, enhancements: ['PC 12022.7(a)'] }], { violentPriors: 3 }),
    totals: [0, 0],
  },
  {
    name: 'TV27 kidnappings of two victims',
    file: caseOf([
      { crime: 'PC 207(a)/208(a)', ...middle, victim: 'A' },
      { crime: 'PC 207(a)/208(a)', ...middle, victim: 'B' },
    ]),
    totals: [3600, 0],
    rows: { c2: [1800, 'PC 1170.1(b)'] },
  },
];

test.for(vectors)('$name', ({ file, totals, rows: expected = {}, display }) => {
  const sentenced = answer(file);
  const { totalDeterminate, totalIndeterminate, determinate } = sentenced.summary;
  expect([totalDeterminate, totalIndeterminate, display ?? determinate]).toEqual([...totals, determinate]);
  const found = Object.keys(expected).map((id) => [id, row(sentenced, id).slice(1)]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test.for(vectors)('$name, run twice, gives the same answer (TV36)', ({ file }) => {
  expect(answer(file)).toEqual(answer(file));
});
