import { describe, expect, test } from 'vitest';
import { answerTo, row } from '../case.fixture.ts';
import { calibration } from '../catalogue.fixture.ts';
import type { CrimeVersion } from '../crime/crime-version.ts';
import type { CrimeFacts, CrimeReference } from './case-file.ts';
import type { Catalogue } from './catalogue.ts';
import { resolverOf } from './resolve.ts';

const full = (statute: string, upper: string) =>
  ({ statute, kind: 'crime', severity: 'felony', terms: { upper }, serious: true, violent: true }) as const;

const resolvedName = (crime: CrimeReference) => answerTo([{ crime }]).charges[0]?.statute;

describe('the four forms of a crime', () => {
  test.for([
    ['a statute', 'PC 211/212.5(c)', 'PC 211/212.5(c)'],
    ['an alias of its section', 'PC 212.5(c)', 'PC 211/212.5(c)'],
    ['an id', { id: 'PC 422' }, 'PC 422'],
    ['a row with facts in place of its own', { like: 'PC 422', terms: { upper: '9y' } }, 'PC 422'],
    ['facts in full', { statute: 'PC 1', kind: 'crime', severity: 'felony', terms: { upper: '9y' } }, 'PC 1'],
  ] as const)('%s', ([, crime, statute]) => {
    expect(resolvedName(crime)).toBe(statute);
  });

  test('given facts go before the row’s, and leave the rest', () => {
    const [charge] = answerTo([{ crime: { like: 'PC 422', terms: { upper: '9y' }, violent: true } }]).charges;
    expect(charge).toMatchObject({ determinateDays: 3240, serious: true, violent: true, name: 'PC 422' });
  });

  test('a serious row said not to be is no third-strike trigger', () => {
    const role = (crime: CrimeReference) => row(answerTo([{ crime }], { strikes: '2+' }), 'c1')[0];
    expect([role({ like: 'PC 422' }), role({ like: 'PC 422', serious: false })]).toEqual([
      'indeterminate',
      'principal',
    ]);
  });

  test.for([
    ['felony', 'principal', 'prison'],
    ['misdemeanor', 'misdemeanor', 'jail'],
    ['infraction', 'infraction', 'none'],
  ] as const)('a %s in full has the defaults of its level', ([severity, role, place]) => {
    const sentenced = answerTo([{ crime: { statute: 'PC 1', kind: 'crime', severity, terms: { upper: '180d' } } }]);
    expect([sentenced.charges[0]?.role, sentenced.summary.place]).toEqual([role, place]);
  });

  test('sections that have a rule of their own are known in facts in full', () => {
    const triad = (statute: string) =>
      ({ statute, kind: 'crime', severity: 'felony', terms: { lower: '2y', middle: '3y', upper: '4y' } }) as const;
    const kidnaps = answerTo([
      { crime: triad('PC 207(a)'), victim: 'A' },
      { crime: triad('PC 207(a)'), victim: 'B' },
    ]);
    expect(row(kidnaps, 'c2')).toEqual(['full-term', 1080, 'PC 1170.1(b)']);
    expect(row(answerTo([{ crime: triad('PC 246'), gang: true }]), 'c1')[0]).toBe('indeterminate');
    expect(row(answerTo([{ crime: triad('PC 246.3'), gang: true }]), 'c1')[0]).toBe('principal');
  });
});

describe('the state of a crime', () => {
  test.for([
    ['PC 664/459/460(a)', 1080],
    ['PC 182/459/460(a)', 2160],
  ] as const)('%s is read from the statute', ([crime, days]) => {
    expect(row(answerTo([{ crime }]), 'c1')[1]).toBe(days);
  });

  test.for([
    ['facts in full of an attempt', full('PC 664/187(a)', '7-life'), 2520, 15, 'PC 2933.1(c)'],
    ['the same of murder', full('PC 187(a)', '15-life'), 5400, 0, 'PC 2933.2(a), (c)'],
    ['facts in full of a conspiracy', full('PC 182/187(a)', '25-life'), 9000, 15, 'PC 2933.1(c)'],
    ['a row of the attempt itself', { id: 'PC 664/187(a)' }, 3240, 15, 'PC 2933.1(c)'],
    [
      'terms of the completed crime',
      { like: 'PC 664/215', terms: { upper: '8y' } },
      1440,
      100,
      'PC 4019(b), (c), (f), (h)',
    ],
  ] as const)('%s: the term is %j, %i days, and 100 days earn %i under %s', ([, crime, days, conduct, authority]) => {
    const custody = [{ in: '2026-01-01', out: '2026-04-10', rate: 'auto' }] as const;
    const { charges, credits } = answerTo([{ crime }], { custody });
    expect((charges[0]?.determinateDays ?? 0) + (charges[0]?.indeterminateDays ?? 0)).toBe(days);
    expect(credits).toMatchObject({ conduct, groups: [{ authority }] });
  });

  test.for([
    [full('PC 664/187(a)', '7-life'), 'Attempt', 2520],
    [full('PC 664/459', '3y'), 'Attempt', 1080],
    [full('PC 459', '6y'), 'Attempt', 1080],
    [full('PC 182/187(a)', '25-life'), 'Conspiracy', 9000],
  ] as const)('%j, with %s said once more, is not reduced twice', ([crime, state, days]) => {
    expect(row(answerTo([{ crime, state }]), 'c1')[1]).toBe(days);
  });

  test('lists of completed crimes do not hold an attempt given in full: PC 667.6(e), 1170.1(b)', () => {
    const roles = (statute: string) => {
      const crime = { ...full(statute, '9y'), violent: false };
      const charges = ['A', 'B'].map((victim) => ({ crime, victim }));
      return answerTo(charges).charges.map(({ role }) => role);
    };
    expect(roles('PC 261(a)(2)')).toEqual(['full-term', 'full-term']);
    expect(roles('PC 664/261(a)(2)')).toEqual(['principal', 'subordinate']);
    expect(roles('PC 207(a)')).toEqual(['principal', 'full-term']);
    expect(roles('PC 664/207(a)')).toEqual(['principal', 'subordinate']);
    expect(roles('PC 182(a)(1)/207(a)')).toEqual(['principal', 'subordinate']);
  });

  test('and may be said beside it', () => {
    expect(row(answerTo([{ crime: 'PC 459/460(a)', state: 'Attempt' }]), 'c1')[1]).toBe(1080);
  });
});

const day = '2026-03-14';

/** The calibration catalogue with a row changed, and a note of what was asked of it. */
function changed(more: Partial<CrimeVersion> = {}) {
  const asked: unknown[] = [];
  const catalogue: Catalogue = {
    ...calibration,
    byStatute: (statute, on, wanted) => {
      asked.push([statute, on, wanted]);
      const found = calibration.byStatute(statute, on);
      return found.kind === 'found' ? { ...found, crime: { ...found.crime, ...more } } : found;
    },
  };
  return { asked, resolve: resolverOf(catalogue) };
}

function resolved(facts: Partial<CrimeFacts>, row: Partial<CrimeVersion> = {}, like = 'PC 422'): CrimeVersion {
  const found = changed(row).resolve({ like, ...facts }, day);
  if (found.kind === 'missing') throw new Error(found.message);
  return found.crime;
}

describe('a row with facts in place of its own', () => {
  const terms = { upper: '10y' } as const;
  const ownAttempt = { terms: { upper: '5y' } } as const;
  const special = { special: 1 } as const;

  test.for([
    ['as the row has it', {}, ownAttempt, ownAttempt],
    ['gone where terms are given: they are the completed crime’s', { terms }, ownAttempt, undefined],
    ['kept where it does not hang on the terms', { terms }, special, special],
    ['as given', { attempt: special }, ownAttempt, special],
    ['none where there is none', {}, undefined, undefined],
  ] as const)('its attempt: %s', ([, facts, attempt, expected]) => {
    expect(resolved(facts, attempt && { attempt }).attempt).toEqual(expected);
  });

  test.for([
    ['by its name', { statute: 'PC 664/187(a)' }],
    ['by terms that are those of its attempt', { terms: ownAttempt.terms, attempt: ownAttempt }],
  ] as const)('terms given in place of those of an attempt, known %s, are the attempt’s', ([, own]) => {
    expect(resolved({ terms }, own)).toMatchObject({ terms, attempt: { terms } });
  });

  test.for([
    ['PC 459/460(a)', { lower: '1y', middle: '2y', upper: '3y' }, 1080],
    ['PC 664/459/460(a)', { lower: '12m', middle: '2y', upper: '3y' }, 1080],
    ['PC 459/460(a)', { lower: '2y', middle: '4y', upper: '6y' }, 1080],
    ['PC 187(a) second degree', { lower: '5y', middle: '7y', upper: '9y' }, 3240],
  ] as const)(
    '%s attempted, given %j: terms that are already the attempt’s are not halved again',
    ([like, terms, days]) => {
      expect(row(answerTo([{ crime: { like, terms }, state: 'Attempt' }]), 'c1')[1]).toBe(days);
    },
  );

  test('an attempt of given terms is half of them', () => {
    const days = (crime: CrimeReference) => row(answerTo([{ crime, state: 'Attempt' }]), 'c1')[1];
    expect([days({ like: 'PC 211/212.5(c)' }), days({ like: 'PC 211/212.5(c)', terms })]).toEqual([1080, 1800]);
  });

  test('of its credit what is given, and the rest its own', () => {
    expect(resolved({ credit: { prison: 33 } }).credit).toEqual({ jail: 50, prison: 33 });
  });

  test.for([
    [{}, {}, false],
    [{ serious: true }, {}, true],
    [{ violent: true }, {}, true],
    [{ trigger: true }, {}, true],
    [{}, { trigger: true }, true],
    [{ trigger: false }, { trigger: true }, false],
    [{ serious: false }, { serious: true, trigger: true }, false],
    [{ violent: false }, { violent: true, trigger: true }, false],
  ] as const)('%j in place of %j: a third-strike trigger %s', ([facts, own, expected]) => {
    expect(resolved(facts, own, 'PC 29800(a)(1)').trigger).toBe(expected);
  });

  test('is looked up in its severity where that is given', () => {
    const { asked, resolve } = changed();
    resolve({ like: 'VC 10851(a)', severity: 'misdemeanor' }, day);
    resolve({ like: 'VC 10851(a)' }, day);
    expect(asked).toEqual([
      ['VC 10851(a)', day, { severity: 'misdemeanor' }],
      ['VC 10851(a)', day, {}],
    ]);
  });

  test('that is not there is missing', () => {
    expect(changed().resolve({ like: 'PC 99999', violent: true }, day)).toMatchObject({ kind: 'missing' });
  });
});

test('facts in full leave no other row in doubt; without groups it is not known what attaches', () => {
  const facts = { statute: 'PC 1', kind: 'crime', severity: 'felony', terms: { upper: '3y' } } as const;
  const { resolve } = changed();
  expect(resolve(facts, day)).toMatchObject({ kind: 'found', others: [], groupsUnknown: true });
  expect(resolve({ ...facts, groups: [] }, day)).toMatchObject({ groupsUnknown: false });
});

test('a statute that many counts share is looked up once for each day', () => {
  const { asked, resolve } = changed();
  const [first, second] = [resolve('PC 422', day), resolve('PC 422', day)];
  resolve('PC 422', '2026-03-15');
  expect(second).toBe(first);
  expect(asked).toHaveLength(2);
});
