import { catalogueOf, releaseWorking } from '@countwise/contract';
import { type CaseFile, type CrimeFacts, sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { longDate } from '../../ui/dates.ts';
import { releaseHeads } from './release-heads.ts';
import { releaseTime } from './release-time.ts';

const felony = { kind: 'crime', severity: 'felony', groups: [] } as const;
const robbery: CrimeFacts = { ...felony, statute: 'PC 211', terms: { upper: '5y' }, serious: true, violent: true };
const fraud: CrimeFacts = { ...felony, statute: 'PC 550(a)', terms: { upper: '8y' }, place: 'prison' };
const theft: CrimeFacts = { ...felony, statute: 'PC 487(a)', terms: { upper: '3y' }, place: 'jail1170h' };
const torture: CrimeFacts = { ...felony, statute: 'PC 206', terms: { upper: '7-life' }, serious: true, violent: true };

const start = '2026-08-01';

function answer(crimes: readonly CrimeFacts[], more: Partial<CaseFile> = {}) {
  const charges = crimes.map((crime, index) => ({
    id: `c${index + 1}`,
    count: index + 1,
    date: '2026-03-14',
    crime,
    ...(index > 0 && { run: 'concurrent' as const }),
  }));
  return sentence({ caseFile: 1, charges, ...more }, catalogueOf('no crimes', []), start);
}

type Rate = NonNullable<NonNullable<CaseFile['release']>['futureRate']>;

const said = (crimes: readonly CrimeFacts[], futureRate?: Rate, more: Partial<CaseFile> = {}) =>
  releaseHeads(answer(crimes, { ...(futureRate && { release: { futureRate } }), ...more }), futureRate).map(
    ({ strong, words, date, authority }) => [`${strong}, ${words}`, date, authority],
  );

// 5y from 1 August 2026 are 1,826 days: 273 earned at 15 leave 1,553, 608 at a third leave 1,218
const statute = ['At 15%, the limit of the statute', '2030-11-01', 'PC 2933.1(a)'];
const department = ['At 33%, what the Department gives', '2029-12-01', '15 CCR 3043.2'];

test('a violent felony has the day of the statute, then that of the Department', () => {
  expect(said([robbery])).toEqual([statute, department]);
});

test('the day of a rate that is chosen stands first, and the statute stays beside it', () => {
  expect(said([robbery], '33')).toEqual([department, statute]);
  expect(said([robbery], '0')).toEqual([['At 0%, as chosen', '2031-08-01', 'PC 2933.2(a)'], statute, department]);
});

test('where the statute and the Department agree it is one day', () => {
  expect(said([fraud]).map(([words]) => words)).toEqual(['At 50%, by the statute and the Department']);
});

test('the first parole of a life term is added up: the years with their credit, then the minimum', () => {
  // three years beside them end before; 5y from 1 August 2026 at 15 end on 1 November 2030; seven calendar years after them, PC 3046(a)(1), PC 669(a)
  const served = [robbery, torture, theft].map((crime, index) => ({
    id: `c${index}`,
    count: index + 1,
    date: '2026-03-14',
    crime,
    ...(crime === theft && { run: 'concurrent' as const }),
  }));
  const parts = sentence({ caseFile: 1, charges: served }, catalogueOf('no crimes', []), start);
  expect(parts.release.lifeParole?.date).toBe('2037-11-01');
  expect(
    releaseWorking(parts, start, longDate).map(({ amount, words, authority }) => `${amount} ${words} ${authority}`),
  ).toEqual([
    '1,826 days of 5y ',
    '− 273 future credit, 15% of 1,826 PC 2933.1(a)',
    '1,553 days from 08/01/2026 ',
    '+ 7y the least before parole, from 11/01/2030 PC 3046; PC 669(a)',
  ]);
});

test('terms with different rates beside one another earn each at its own, and the Department is not guessed', () => {
  // 1,826 days at 15 earn 273, the 1,096 after them 548: 2,101 of 2,922 are left
  const parts = answer([fraud, robbery]);
  expect(said([fraud, robbery])).toEqual([
    ['Each term at its own rate, by the statute', '2032-05-02', expect.stringContaining('PC 2933.1')],
  ]);
  expect(releaseWorking(parts, start, longDate).map(({ amount, words }) => `${amount} ${words}`)).toEqual([
    '2,922 days of 8y',
    '− 273 future credit, 15% of 1,826',
    '− 548 future credit, 50% of 1,096',
    '2,101 days from 08/01/2026',
  ]);
});

test('a split term has the end of its custody part and that of supervision', () => {
  expect(said([theft], undefined, { release: { custodyPart: 360 } })).toEqual([
    ['At 50%, credit in county jail', '2027-01-31', expect.stringContaining('PC 4019')],
    ['Mandatory supervision, the day it ends', '2029-01-31', 'PC 1170(h)(5)(B)'],
  ]);
});

test('a life term has its least before parole and the hearings, and no day of release', () => {
  expect(said([torture], undefined, { birthdate: '2005-01-05' }).map(([words]) => words)).toEqual([
    'After 7y, the least before parole',
  ]);
  expect(releaseTime(answer([torture]), start)).toBeNull();
});

test('without a conviction there is no day', () => {
  expect(said([])).toEqual([]);
});

test('the axis runs from the custody to the end of the term, each part by its days', () => {
  const custody = [{ in: '2026-07-22', out: '2026-07-31', rate: 'auto' }] as const;
  const time = releaseTime(answer([robbery], { custody }), start);
  // ten days and one of conduct: 1,815 are left, of which 272 at 15 and 604 at a third are earned
  expect(time?.parts).toEqual([
    { kind: 'custody', days: 10 },
    { kind: 'toServe', days: 1211 },
    { kind: 'between', days: 332 },
    { kind: 'noCredit', days: 272 },
  ]);
  expect(time?.marks.map(({ date, rate }) => [date, rate])).toEqual([
    [start, null],
    ['2029-11-24', '33'],
    ['2030-10-22', '15'],
  ]);
  expect(time?.ends).toBe('2031-07-21');
});

test('names on the axis keep clear of one another though their days are near', () => {
  const places = releaseTime(answer([robbery]), start)?.marks.map(({ nameAt }) => nameAt) ?? [];
  expect(places.every((place, index) => index === 0 || place - (places[index - 1] ?? 0) >= 18)).toBe(true);
});

// the part of 360 sentence days is a year, 365 days from 1 August 2026
test('of a split term the sum begins with the custody part', () => {
  const parts = answer([theft], { release: { custodyPart: 360 } });
  expect(releaseWorking(parts, start, longDate).map(({ amount, words }) => `${amount} ${words}`)[0]).toBe(
    '365 days of 1y, the custody part',
  );
});

// 364 days of the misdemeanor and 180 of the felony's probation: PC 669, 1203.1(a)
test('the first line says of what its days are days', () => {
  const resisting: CrimeFacts = {
    ...felony,
    severity: 'misdemeanor',
    statute: 'PC 148(a)(1)',
    terms: { upper: '364d' },
  };
  const charges = [
    { id: 'c1', count: 1, date: '2026-03-14', crime: theft, probation: { granted: true, jailDays: 180 } },
    { id: 'c2', count: 2, date: '2026-03-14', crime: resisting },
  ];
  const parts = sentence({ caseFile: 1, charges }, catalogueOf('no crimes', []), start);
  expect(releaseWorking(parts, start, longDate).map(({ amount, words }) => `${amount} ${words}`)[0]).toBe(
    '544 364 days of misdemeanors and 180 days of jail as a condition of probation',
  );
});
