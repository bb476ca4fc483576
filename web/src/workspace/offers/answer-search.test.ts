import { catalogueOf } from '@countwise/contract';
import { namedRows, noGroundOfDeportation, type Wish } from '@countwise/engine';
import { expect, test } from 'vitest';
import { answerTo } from '../../shared/case/sentence-of.ts';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { answerSearch } from './answer-search.ts';
import { scenarioOf } from './scenario-of.ts';
import type { LesserPleas, Question, SearchNews, ShownPoint, ShownRow } from './shown.ts';

const sentencedOn = JSON.stringify({ sentencingDate: '2026-08-01' });
const robbery: TestRow = {
  crime: {
    statute: 'PC 211',
    terms: { lower: '2y', middle: '3y', upper: '5y' },
    serious: true,
    violent: true,
  },
  charge: { Occasion: 'A', SelectedTerm: 2 },
};
const theft: TestRow = { crime: { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } } };
const lesser: LesserPleas = { reductions: [], named: [], crimes: [], brought: [] };

function question(rows: readonly TestRow[], wishes: readonly Wish[], more: Partial<Question['space']> = {}): Question {
  const { asked } = testWork(rows, { caseAttributes: sentencedOn });
  return {
    asked,
    lesser: { reductions: [], named: [], crimes: [], brought: [] },
    space: { levers: ['dismiss-count', 'term', 'run'], fixed: [], ...more },
    wishes,
    credit: 'statute',
  };
}

const told = (asked: Question): readonly SearchNews[] => [...answerSearch(asked, () => 0)];
const rowsOf = (news: readonly SearchNews[]): readonly ShownRow[] =>
  news.flatMap((each) => (each.kind === 'row' ? each.row : []));
const lengths = ({ points }: ShownRow): readonly string[] => points.map(({ total }) => total);

test('each point that is shown is the answer of `sentence()` to its case, in length, day and days to serve', () => {
  const asked = question([robbery, theft], []);
  const points = rowsOf(told(asked)).flatMap((row) => row.points);
  expect(points.length).toBeGreaterThan(3);
  for (const point of points) {
    const answer = answerTo({ ...asked.asked, caseFile: point.caseFile });
    expect([point.total, point.release.statute]).toEqual([answer.summary.determinate, answer.release.earliestRelease]);
  }
});

test.for([[['dismiss-count', 'term', 'run']], [['dismiss-count', 'probation']]] as const)(
  'with %j every point opens as a scenario that, as it is stored, comes to the same',
  ([levers]) => {
    const rows = [robbery, theft, theft];
    const work = testWork(rows, { caseAttributes: sentencedOn });
    const points = rowsOf(told(question(rows, [], { levers }))).flatMap((row): readonly ShownPoint[] => row.points);
    expect(points.length).toBeGreaterThan(1);
    expect(points.filter((point) => scenarioOf(point, work, lesser) === null)).toEqual([]);
  },
);

test.for([
  ['PC 245(a)(1)', 'probation with 180 days of jail, with findings'],
  ['PC 487(a)', 'probation with 180 days of jail'],
] as const)('of %s the grant is marked where it asks for findings: %s', ([statute, words]) => {
  // PC 1203(e)(2): who used a deadly weapon on another has probation in an unusual case alone
  const rows = [{ crime: { ...theft.crime, statute } }];
  const points = rowsOf(told(question(rows, [], { levers: ['probation'] }))).flatMap((row) => row.points);
  expect(points.map(({ mode }) => mode)).toContain(words);
});

test('what is asked filters the offers, and a bargain that the court could take beyond it is a fixed term alone', () => {
  const news = told(question([robbery, theft], [{ kind: 'at-most', days: 1080 }]));
  const [first] = rowsOf(news);
  expect(first?.bargain).toEqual([]);
  expect(first && lengths(first)[0]).toBe('3y');
  const range = news.find((each) => each.kind === 'range');
  expect(range).toMatchObject({ place: 0, range: { most: '3y 8m', everyUpper: '5y 8m', isOver: true } });
});

test('what the court could give is of any count of the act that it may punish', () => {
  const act = { OperativeFacts: 'F1' };
  const rows: readonly TestRow[] = [
    { ...robbery, charge: { ...robbery.charge, ...act } },
    { ...theft, charge: { ...act, ChargeStatus: 3 } },
  ];
  const rangeOf = (levers: Question['space']['levers']) =>
    told(question(rows, [], { levers })).find((each) => each.kind === 'range');
  // PC 213(a)(2): 2y or 3y; the theft in its place from 16m (PC 18(a)); PC 654(a)
  expect(rangeOf(['run'])).toMatchObject({ range: { least: '2y', most: '3y' } });
  expect(rangeOf(['stay'])).toMatchObject({ range: { least: '16m', most: '3y' } });
});

test('where nothing meets what is asked, the least is told, each lever that would open it, and each wish let go', () => {
  const news = told(question([robbery], [{ kind: 'at-most', days: 600 }], { levers: ['term'] }));
  expect(rowsOf(news)).toEqual([]);
  expect(news.find((each) => each.kind === 'least')).toMatchObject({
    least: { total: '2y' },
    held: [{ row: 'c1', why: { kind: 'closed', lever: 'dismiss-count' } }],
  });
  const opening = news.filter((each) => each.kind === 'opening');
  expect(opening.flatMap(({ levers }) => levers)).not.toContain('term');
  // another run of one count changes nothing: the least with it is told, and that it is not enough
  expect(opening.find(({ levers }) => levers.join(' ') === 'run')).toMatchObject({
    isEnough: false,
    least: { total: '2y', days: 720 },
  });
  expect(news.find((each) => each.kind === 'without')).toMatchObject({ wish: 0, least: { total: '2y' } });
});

test.for([
  // without the robbery the theft at 16m, or on probation
  [
    [
      { kind: 'strikes', most: 0 },
      { kind: 'at-most', days: 720 },
    ],
    [],
    ['dismiss-count term', 'dismiss-count probation'],
  ],
  // the robbery is dismissed only where it is no more fixed
  [[{ kind: 'strikes', most: 0 }], ['c1'], ['dismiss-count c1']],
] as const)(
  'where nothing is enough alone for %j the pairs are told that are enough together',
  ([wishes, fixed, pairs]) => {
    const news = told(question([robbery, theft], wishes, { levers: ['split'], fixed }));
    const enough = news.flatMap((each) => (each.kind === 'opening' && each.isEnough ? [each] : []));
    expect(enough.map(({ levers, rows }) => [...levers, ...rows].join(' '))).toEqual(pairs);
    expect(news.find((each) => each.kind === 'pairs')).toEqual({ kind: 'pairs', isWhole: true });
  },
);

test('with a prior strike and no occasions both answers are told, and with them said nothing is asked', () => {
  const struck = (more: object = {}): TestRow => ({
    ...theft,
    charge: { NumberOfStrikes: '1', SelectedTerm: 2, ...more },
  });
  const asks = (rows: readonly TestRow[]) =>
    told(question(rows, [], { levers: ['run'] })).flatMap((each) =>
      each.kind === 'occasions' ? [each.occasions] : [],
    );
  const [both] = asks([struck(), struck()]);
  expect(both?.counts).toEqual(['c1', 'c2']);
  // both at 16m, doubled: at once on one occasion, one after the other where they are apart (PC 667(c)(6))
  expect([both?.one.range, both?.apart.range, both?.one.total]).toEqual(['2y 8m to 5y 4m', '4y to 5y 4m', '5y 4m']);
  expect(asks([struck({ Occasion: 'A' }), struck({ Occasion: 'A' })])).toEqual([]);
});

test('a trial is all counts at either end of the range, and all but those that are not proved', () => {
  const news = told(question([robbery, theft, theft], []));
  const trial = news.find((each) => each.kind === 'trial')?.trial;
  const filed = (rows: readonly TestRow[]) => {
    const [first] = told(question(rows, []));
    return first?.kind === 'filed' ? first.point : undefined;
  };
  // PC 1170.1(a): of equal terms of 3y a theft is the principal one, for the robbery adds 1y and the other theft 8m
  expect(trial?.selected.total).toBe('4y 8m');
  // 5y, and 8m for each theft; no least, for nothing here bars probation
  expect([trial?.most.total, trial?.least]).toEqual(['6y 4m', null]);
  expect(trial?.groups.map(({ counts }) => counts)).toEqual([[1], [2], [3]]);
  expect(trial?.groups.map(({ without }) => [without.total, without.serve])).toEqual(
    [
      [theft, theft],
      [robbery, theft],
      [robbery, theft],
    ].map((rows) => [filed(rows)?.total, filed(rows)?.serve]),
  );
});

test('counts that bring strikes are a group where others do not; without them the place must be the same', () => {
  const gun: TestRow = { crime: { statute: 'PC 29800(a)(1)', terms: { lower: '16m', middle: '2y', upper: '3y' } } };
  const trial = told(question([robbery, robbery, gun], [])).find((each) => each.kind === 'trial')?.trial;
  expect(trial?.groups.map(({ counts }) => counts)).toEqual([[1, 2], [1], [2], [3]]);
  const county: TestRow = { crime: { ...theft.crime, place: 'jail1170h' } };
  const jailed = told(question([robbery, robbery, county], [])).find((each) => each.kind === 'trial')?.trial;
  expect(jailed?.groups.map(({ counts }) => counts)).toEqual([[1], [2], [3]]);
});

/** The robbery brings a ground of deportation as it is violent, each crime a fine of its own. */
function brings(asked: Question): LesserPleas['brought'] {
  const [first, second] = asked.asked.crimes.map(({ id }) => ({ crime: id, severity: 'felony' as const }));
  if (first === undefined || second === undefined) throw new Error('Two crimes are needed.');
  const as = [true, false].map((serious) => ({ state: 'Completed' as const, serious, violent: true }));
  return [
    { ...first, ids: [], fines: 10_000 },
    { ...first, as, ids: ['immigration-aggravated-felony'], fines: 10_000 },
    { ...second, ids: ['immigration-moral-turpitude'], fines: 300 },
  ];
}

test.for([
  [noGroundOfDeportation(false), ['PC 487(a)']],
  [{ kind: 'fines', most: 300 }, ['PC 487(a)']],
  [{ kind: 'fines', most: 10_299 }, ['PC 211', 'PC 487(a)']],
  [noGroundOfDeportation(true), []],
] as const)('with %j what stands is one of %j', ([wish, left]) => {
  const asked = question([robbery, theft], [wish]);
  const rows = rowsOf(told({ ...asked, lesser: { ...asked.lesser, brought: brings(asked) } }));
  const words = rows.flatMap(({ points }) => points.map(({ counts }) => counts.map((each) => each.words)));
  expect([...new Set(words.flat())].toSorted()).toEqual(left);
  expect(words.every((each) => each.length === 1)).toBe(true);
});

test('a wish over consequences that were not told ends the search and is never held', () => {
  expect(() => told(question([robbery, theft], [noGroundOfDeportation(true)]))).toThrow(/is not at hand/);
});

test('the rows at hand are all that this test needs', () => {
  const { asked } = question([robbery, theft], []);
  expect(namedRows(asked.caseFile, [], { catalogue: catalogueOf('test', asked.crimes), today: asked.today })).toEqual(
    [],
  );
});
