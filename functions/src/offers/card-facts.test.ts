import { readdirSync, readFileSync } from 'node:fs';
import type { CaseFile, RowAnswer } from '@countwise/engine';
import { readCaseFile } from '@countwise/seed';
import { readCatalogue, readReference } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { speechIn } from '../reports/offer-card/speech.ts';
import { boundsOf } from './bounds-of.ts';
import { cardFacts } from './card-facts.ts';
import { countedOf, saidOf } from './disposition.ts';

const sources = { catalogue: readCatalogue(), reference: readReference() };
const today = '2026-11-22';
const law = { catalogue: sources.catalogue, today };

type Charge = Omit<CaseFile['charges'][number], 'id' | 'count'>;
const caseOf = (charges: readonly Charge[], more: Partial<CaseFile> = {}): CaseFile => ({
  caseFile: 1,
  sentencingDate: today,
  charges: charges.map((charge, at) => ({ id: `c${at + 1}`, count: at + 1, ...charge })),
  ...more,
});
const cardOf = (file: CaseFile) => cardFacts(countedOf(file, file, law), file, sources, today);

/** Second degree burglary 16 months, 2 or 3 years (PC 461(b)); battery of a partner 364 days (PC 243(e)(1), 18.5(a)). */
const onProbation = caseOf([
  { crime: 'PC 459/460(b)', date: '2026-03-14', probation: { granted: true, jailDays: 180 } },
  { crime: 'PC 243(e)(1)', date: '2026-03-14', days: 60, probation: { granted: true, jailDays: 60 } },
]);

test('a trial of a case on probation is of its terms: probation is no term (PC 1203.1(a))', () => {
  const { trial, most, term } = cardOf(onProbation);
  const years = (count: number) => ({ years: count, months: 0, days: 0 });
  expect(trial.most).toEqual({ special: null, lifeYears: null, determinate: years(3), jailDays: 364 });
  expect(most).toEqual({ special: null, lifeYears: null, determinate: years(2), jailDays: 364 });
  expect(term.determinate).toEqual(years(0));
  expect(boundsOf(countedOf(onProbation, onProbation, law), law).least).toBeNull();
});

test('the months of the card are those of the crime, not those of a victim who may be related (PC 1203.097(a)(1))', () => {
  const [burglary] = onProbation.charges;
  expect(cardOf(onProbation).after).toMatchObject([{ kind: 'probation', months: 36 }]);
  expect(cardOf(caseOf(burglary === undefined ? [] : [burglary])).after).toMatchObject([{ months: 24 }]);
});

/** Days of determinate terms and of jail that the rows which a card lists add up to. */
function listedDays(file: CaseFile): readonly [listed: number, total: number] {
  const { plead, admit } = cardOf(file);
  const { charges, caseEnhancements, summary } = countedOf(file, file, law).answer;
  const pleaded = charges.filter(({ count, statute }) =>
    plead.some((crime) => crime.count === count && crime.statute === statute),
  );
  const beside = pleaded.flatMap(({ count, enhancements }) =>
    enhancements.filter(({ statute }) =>
      plead.some((crime) => crime.count === count && crime.with.some((row) => row.statute === statute)),
    ),
  );
  const admitted = caseEnhancements.filter(({ statute }) => admit.some((row) => row.statute === statute));
  const rows: readonly RowAnswer[] = [...pleaded, ...beside, ...admitted];
  return [
    rows.reduce((sum, row) => sum + (row.adds ? row.determinateDays : 0), 0),
    summary.totalDeterminate + summary.exposureDaysMisdemeanor,
  ];
}

/** Second degree robbery with a firearm, and two priors: PC 667(a)(1), 667.5(a). */
const withPriors = caseOf(
  [{ crime: 'PC 211/212.5(c)', date: '2026-03-14', enhancements: [{ id: 'e1', crime: 'PC 12022.53(b)' }] }],
  {
    caseEnhancements: [
      { id: 's1', crime: 'PC 667(a)(1)', times: 2 },
      { id: 's2', crime: 'PC 667.5(a)' },
      { id: 's3', crime: 'PC 667.5(b)' },
      { id: 's4', crime: 'PC 667(a)(1)', status: 'Dismissed' },
    ],
  },
);

const folder = new URL('../../../examples/', import.meta.url);
const examples = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const read = readCaseFile(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    if (!('caseFile' in read)) throw new Error(`${name} is no case file.`);
    return [name, read.caseFile] as const;
  });

test.for([['a robbery with priors', withPriors], ...examples] as const)(
  '%s: what the card lists as pleaded and admitted adds up to the sentence',
  ([, file]) => {
    const [listed, total] = listedDays(file);
    expect(listed).toBe(total);
  },
);

test('a prior that is admitted is told by its plain name and how often, one that is dismissed or counts for nothing is not', () => {
  const { caseEnhancements = [] } = withPriors;
  const filed = { ...withPriors, caseEnhancements: caseEnhancements.map(({ status: _, ...row }) => row) };
  const { admit, drop } = cardFacts(countedOf(withPriors, filed, law), filed, sources, today);
  expect(admit.map(({ statute, times, plainEs }) => [statute, times, plainEs])).toEqual([
    ['PC 667(a)(1)', 2, 'Condena anterior por un delito grave serio'],
    ['PC 667.5(a)', 1, 'Pena de prisión anterior por un delito violento'],
  ]);
  expect(drop.map(({ statute }) => statute)).toEqual(['PC 667(a)(1)']);
});

test('what was dismissed before the offer is none of what it dismisses', () => {
  const [count] = withPriors.charges;
  const at = (id: string, status?: 'Dismissed') => ({
    ...(count ?? { crime: 'PC 211/212.5(c)', date: '2026-03-14' }),
    id,
    count: Number(id.slice(1)),
    ...(status && { status }),
    enhancements: [{ id: `${id}e`, crime: 'PC 12022.53(b)', ...(id === 'c1' && { status: 'Dismissed' as const }) }],
  });
  const filed = { ...withPriors, charges: [at('c1'), at('c2'), at('c3', 'Dismissed')] };
  const offered = { ...filed, charges: [at('c1'), at('c2', 'Dismissed'), at('c3', 'Dismissed')] };
  const { drop } = cardFacts(countedOf(offered, filed, law), filed, sources, today);
  expect(drop.map(({ count, statute }) => [count, statute])).toEqual([[2, 'PC 211/212.5(c)']]);
});

test.for([
  ['PC 242', true],
  ['PC 487(a)', false],
] as const)('facts that are admitted make no misdemeanor a strike (PC 1192.7(c)): %s is one, %s', ([crime, isOne]) => {
  expect(cardOf(caseOf([{ crime, date: '2026-03-14' }])).onlyMisdemeanors).toBe(isOne);
});

test.for([
  ['none', '0', 0],
  ['one', '1', 1],
  ['two or more', '2+', 2],
  ['two or more with one that lasts', '2+!', 2],
] as const)('prior strikes that lengthen a term are admitted with the plea: %s', ([, strikes, count]) => {
  expect(cardOf({ ...withPriors, strikes }).priorStrikes).toBe(count);
});

test('the law of offenses of several days is that of the first to the last', () => {
  const days = (...dates: readonly string[]) =>
    cardOf(caseOf(dates.map((date) => ({ crime: 'PC 211/212.5(c)', date }))));
  const several = days('2026-03-15', '2026-03-14');
  expect([several.offenseFrom, several.law.offense]).toEqual(['2026-03-14', '2026-03-15']);
  expect(days('2026-03-14', '2026-03-14').offenseFrom).toBeNull();
});

/** First degree murder, 25 years to life (PC 190(a)): twenty years served come first (PC 3055(a)), if a birthdate is known. */
test.for([
  ['1985-07-04', '2046-11-22'],
  [undefined, '2051-11-22'],
] as const)('a person born %s may first be released by a board on %s', ([birthdate, day]) => {
  const murder = { crime: 'PC 187(a) first degree', date: '2026-03-14' };
  const file = caseOf([murder], birthdate === undefined ? {} : { birthdate });
  expect(saidOf(countedOf(file, file, law)).release).toEqual({ statute: day, department: day });
  expect(cardOf(file).trial.release).toBe(day);
});

/**
 * A robbery of 3 years, a gun that was fired of 20 and two priors of 5 each: 33 years, of which 85 % are served (PC 2933.1(a)).
 * Who was 23 at the crime is heard in the fifteenth year (PC 3051(b)(1)); who is 50 by then, after twenty (PC 3055(a)).
 */
test.for([
  ['2003-01-01', { date: '2040-11-22', authority: 'PC 3051(b)(1)' }],
  ['1980-01-01', { date: '2046-11-22', authority: 'PC 3055(a), (c)' }],
  [undefined, null],
] as const)('of a determinate term a person born %s may be released by a board on %j', ([birthdate, hearing]) => {
  const robbery = { crime: 'PC 211/212.5(c)', date: '2026-03-14', term: 'middle' } as const;
  const fired = { id: 'e1', crime: 'PC 12022.53(c)' };
  const file = caseOf([{ ...robbery, enhancements: [fired] }], {
    caseEnhancements: [{ id: 's1', crime: 'PC 667(a)(1)', times: 2 }],
    ...(birthdate !== undefined && { birthdate }),
  });
  expect(cardOf(file)).toMatchObject({ term: { determinate: { years: 33 } }, hearing });
  // three years have ended before a board could decide
  const short = caseOf([robbery], birthdate === undefined ? {} : { birthdate });
  expect(cardOf(short).hearing).toBeNull();
});

test('probation of a count that is dismissed is none of the card’s (PC 1203.1(a))', () => {
  const robbery = { crime: 'PC 211/212.5(c)', date: '2026-03-14', term: 'middle' } as const;
  const burglary = {
    crime: 'PC 459/460(b)',
    date: '2026-03-14',
    status: 'Dismissed',
    probation: { granted: true, jailDays: 180 },
  } as const;
  const { probationJail, after } = cardOf(caseOf([robbery, burglary]));
  expect([probationJail, after.map(({ kind }) => kind)]).toEqual([null, ['parole']]);
});

/**
 * Two felonies of 16 months, 2 or 3 years in county jail (PC 461(b), 496(a)): 2 years and 8 months, of which 400 days of 30 to
 * the month are in custody. At trial 3 years and a third of 2: 3 years and 8 months, 1,336 days (years of 365.25, months of
 * 30: R-C06). 184 days and as many of conduct leave 968, of which every second is earned (PC 4019(f)): 484 from 12/04/2026. A
 * court may find against a split (PC 1170(h)(5)(A)), so the latest day is of the straight term.
 */
test('a card of a split tells its parts, and what a trial may come to without one', () => {
  const file = caseOf(
    [
      { crime: 'PC 459/460(b)', date: '2026-03-14', term: 'middle' },
      { crime: 'PC 496(a)', date: '2026-03-14', term: 'middle' },
    ],
    {
      sentencingDate: '2026-12-04',
      custody: [
        { in: '2026-03-14', out: '2026-05-10', rate: 'auto' },
        { in: '2026-08-01', out: '2026-12-04', rate: 'auto' },
      ],
      release: { custodyPart: 400 },
    },
  );
  const { split, after, trial } = cardOf(file);
  expect(split).toEqual({
    custody: { years: 1, months: 1, days: 10 },
    supervision: { years: 1, months: 6, days: 20 },
  });
  expect(after.map(({ kind }) => kind)).toEqual(['rest']);
  expect(trial).toMatchObject({ most: { determinate: { years: 3, months: 8, days: 0 } }, release: '2028-04-01' });
});

/** A robbery of five years and twenty of a gun that was fired; torture, seven years to life (PC 206.1, 3046(a)(1)), beside. */
test('a life term that runs beside a longer term is told with its minimum, not as what follows it', () => {
  const robbery = {
    crime: 'PC 211/212.5(c)',
    date: '2026-03-14',
    term: 'upper',
    enhancements: [{ id: 'e1', crime: 'PC 12022.53(c)' }],
  } as const;
  const beside = { crime: 'PC 206', date: '2026-03-14', run: 'concurrent' } as const;
  const { term } = cardOf(caseOf([robbery, beside]));
  expect(term).toEqual({
    special: null,
    lifeYears: null,
    besideYears: 7,
    determinate: { years: 25, months: 0, days: 0 },
    jailDays: 0,
  });
  expect(['en', 'es'].map((language) => speechIn(language as 'en' | 'es').term(term))).toEqual([
    '25 years, and 7 years to life at the same time',
    '25 años, y 7 años a cadena perpetua al mismo tiempo',
  ]);
});

test.for([
  ['1989-03-14', null, undefined],
  ['2005-03-15', 12, undefined],
  ['2005-03-14', null, undefined],
  [undefined, null, 12],
] as const)(
  'reckless driving with drugs, born %s: a license of any age %s months, under 21 %s (VC 13202.5(a))',
  ([birthdate, drive, ofYouth]) => {
    const file = caseOf([{ crime: 'VC 23103/23103.5', date: '2026-03-14' }], birthdate && { birthdate });
    expect([cardOf(file).drive, cardOf(file).driveOfYouth]).toEqual([drive, ofYouth]);
  },
);

test('taking a vehicle loses a license only if the court recommends it (VC 13350(a)(2), 13357)', () => {
  expect(cardOf(caseOf([{ crime: 'VC 10851(a)', date: '2026-03-14' }])).drive).toBeNull();
});

test.for([
  ['PC 417(c)', 'life'],
  ['PC 417(a)(1)', 'tenYears'],
  ['PC 245.6(c)', 'none'],
] as const)('the misdemeanor of %s: guns %s (PC 23515(d), 29800(a)(1), 29805(a)(1))', ([statute, gun]) => {
  const crime = { like: statute, severity: 'misdemeanor' } as const;
  expect(cardOf(caseOf([{ crime, date: '2026-03-14' }])).gun).toBe(gun);
});

test.for([
  [{}, 'life'],
  [{ days: 100 }, 'none'],
] as const)('a conspiracy to batter with %j: guns %s (PC 17(b), 182(a), 29800(a)(1))', ([days, gun]) => {
  const file = caseOf([{ crime: 'PC 242', state: 'Conspiracy', date: '2026-03-14', ...days }]);
  expect(cardOf(file).gun).toBe(gun);
});
