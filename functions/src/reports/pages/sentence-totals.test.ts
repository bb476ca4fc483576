import { type CrimeVersion, crimeOfFacts } from '@countwise/engine';
import { expect, test } from 'vitest';
import { bodyOf, render, report, robbery } from '../report.fixture.ts';
import { conspired, reportOf, resisting, summaryOf, theft } from './pages.fixture.ts';

test('the incarceration summary says the total, every step and its authority', () => {
  const body = bodyOf(render({ exposure: true }));
  expect(body).toContain('<span class="total serif">6y</span>');
  for (const { authority } of report.sentence.steps) expect(body).toContain(`<cite>${authority}</cite>`);
  // a term that is counted is not added twice
  expect(body).toContain('(0 → 6y)');
  expect(body).toContain('The sentence as a bar: Count 1, PC 211/212.5(c), 6y');
  expect(body).toContain('<td>3y middle × 2</td><td class="number sentence">6y</td>');
});

test('the total is told in print as on the screen: days of misdemeanors alone, and that there is no sentence', () => {
  const jail = summaryOf([resisting]);
  expect(jail).toContain('<span class="total serif">364d</span>');
  expect(jail).toContain('<dt>Misdemeanor</dt><dd>364 days</dd>');
  expect(jail).toContain('The sentence as a bar: Count 1, PC 148(a)(1), 364d"');
  expect(summaryOf([robbery, { ChargeStatus: 2 }])).toContain('<span class="total serif">No sentence</span>');
});

test('days of misdemeanors are told once, and none are not told', () => {
  const told = (body: string) => [...body.matchAll(/<dt>(Misdemeanors?)<\/dt>(.*?)<\/div>/g)].map(([, , says]) => says);
  expect(told(summaryOf([robbery]))).toEqual([]);
  expect(told(summaryOf([robbery], [resisting]))).toEqual(['<dd>364 days, not in the total</dd>']);
  expect(told(summaryOf([robbery], [theft, { Concurrency: 1 }], [resisting]))).toEqual([
    '<dd>364d, not in the total, count 3</dd>',
  ]);
});

test('what the law allows stands beside the total, with its authority', () => {
  const body = summaryOf([robbery, { SelectedTerm: 3 }], [robbery, { SelectedTerm: 2 }]);
  const fact = (name: string, value: string, law: string) =>
    expect(body).toContain(`<dt>${name}</dt><dd>${value}<cite> ${law}</cite></dd>`);
  fact('Lawful range', '2y to 4y', 'PC 669(a), (b); PC 1170(b); PC 1170.1(a)');
  fact('If every upper term were proved', '6y', 'PC 1170(b)(1)-(3); PC 1170.1(d); CRC 4.420');
  expect(body).toContain('<dd>6y · most 4y unless a fact is proved for count 1<cite> PC 1170(b)(1)-(3)');
  expect(bodyOf(render({ exposure: true }))).not.toContain('Outside the range');
  expect(summaryOf([robbery])).not.toContain('PC 17(b)');
  const granted = { ProbationGranted: true, ProbationJailTimeDays: 180 };
  const onProbation = summaryOf([robbery, granted]);
  expect(onProbation).toContain(
    '<dt>Lawful range if probation is not granted</dt><dd>2y to 3y<cite> PC 1170(b)</cite>',
  );
  expect(onProbation).toContain('<dt>Not in the range</dt><dd>Probation, as it is granted here.<cite> PC 1203</cite>');
  expect(onProbation).not.toContain('Outside the range');
});

test('a life term that runs beside is told with the total, in the sum and among the dates', () => {
  const attempt: CrimeVersion = {
    ...crimeOfFacts({ statute: 'PC 664/187(a)', kind: 'crime', severity: 'felony', terms: { upper: '7-life' } }),
    id: 'attempt',
    name: 'Attempted murder',
  };
  const long: CrimeVersion = { ...robbery, id: 'long', terms: { upper: '9y' } };
  const report = reportOf([long], [attempt, { Concurrency: 1 }]);
  const text = (html: string) => html.replaceAll(/<[^>]*>/g, '');
  expect(text(bodyOf(render({ coverPage: true }, report)))).toContain('9y, and 7 - L beside');
  const summary = bodyOf(render({ exposure: true }, report));
  expect(text(summary)).toContain('9y, and 7 - L beside');
  expect(summary).toContain('<dt>Indeterminate</dt><dd>7 - L beside</dd>');
  expect(summary).toContain('<dt>Runs beside</dt><dd>7 - L, count 2</dd>');
  expect(summary).toContain('<h4>Controlling term 9y: count 1</h4>');
  expect(summary).toContain('<h4>Runs beside 7 - L: count 2</h4>');
  expect(summary).toContain('<tr class="beside"><td>2</td>');
  expect(summary).toContain('<span class="below">Runs beside</span>');
  const release = bodyOf(render({ releaseDate: true }, report));
  expect(release).toContain('a life term of 7 - L runs beside the controlling term');
  expect(release).not.toContain('Earliest release');
});

test('a name of the totals stands once, however many lines it has', () => {
  const body = summaryOf([robbery], [robbery, { Concurrency: 1 }], [robbery, { Concurrency: 1, SelectedTerm: 1 }]);
  expect(body.match(/<dt>Runs beside<\/dt>/g)).toHaveLength(1);
  expect(body).toMatch(/<dt>Runs beside<\/dt><dd>[^<]+<\/dd><dd>/);
});

test('the legend of the picture keeps the words of a line together', () => {
  const drugs: CrimeVersion = { ...theft, id: 'drugs', statute: 'HS 11378' };
  // each part of a line is laid out by itself: a citation kept whole would be parted from its words
  expect(summaryOf([drugs, conspired], [robbery])).toMatch(/<\/svg><span>Count 1, PC 182\/HS 11378<\/span><b>/);
});
