import { expect, test } from 'vitest';
import { answerTo, prior } from '../case.fixture.ts';

const texts = (...parameters: Parameters<typeof answerTo>) =>
  answerTo(...parameters).steps.map(({ text, authority }) => `${text} [${authority}]`);

test('a sum can be read aloud', () => {
  const sentenced = texts(
    [
      { crime: 'PC 459/460(a)', enhancements: ['PC 12022(b)(1)'] },
      { crime: 'PC 664/459/460(a)' },
      { crime: 'PC 422', status: 'Stayed654', term: 'lower' },
      { crime: 'PC 148(a)(1)', days: 1 },
    ],
    { strikes: '1', caseEnhancements: prior('PC 667(a)(1)') },
  );
  expect(sentenced).toEqual([
    'Count 1, PC 459/460(a): 6 years, the upper term. [PC 459/460(a)]',
    'Count 1, PC 459/460(a): doubled for a prior strike: 12 years. [PC 667(e)(1)]',
    'Count 1, PC 459/460(a): 12 years, counted in full as the principal term. [PC 1170.1(a)]',
    'PC 12022(b)(1) on count 1: 1 year, the term the statute gives. [PC 12022(b)(1)]',
    'PC 12022(b)(1) on count 1: 1 year, counted in full as the principal term. [PC 1170.1(a)]',
    'Count 2, PC 664/459/460(a): 2 years, the middle term: one half of the completed crime’s term, for an attempt. [PC 664(a)]',
    'Count 2, PC 664/459/460(a): one third, because it runs consecutively as a subordinate term: 8 months. [PC 1170.1(a)]',
    'Count 2, PC 664/459/460(a): doubled for a prior strike: 1 year 4 months. [PC 667(e)(1)]',
    'Count 2, PC 664/459/460(a): 1 year 4 months, added as a subordinate term. [PC 1170.1(a)]',
    'Count 3, PC 422: 1 year 4 months, the lower term. [PC 422]',
    'Count 3, PC 422: doubled for a prior strike: 2 years 8 months. [PC 667(e)(1)]',
    'Count 3, PC 422: imposed in full and stayed (People v. Cantrell (2009) 175 Cal.App.4th 1161). [PC 654]',
    'Count 4, PC 148(a)(1): 1 day, chosen; the most is 364 days. [PC 148(a)(1)]',
    'Count 4, PC 148(a)(1): 1 day, added in full: misdemeanor terms are outside PC 1170.1. [PC 18.5]',
    'PC 667(a)(1): 5 years, the term the statute gives. [PC 667(a)(1)]',
    'PC 667(a)(1): 5 years, added once to the sentence, whichever count it rests on (People v. Sasser (2015) 61 Cal.4th 1). [PC 1170.1(a)]',
  ]);
});

test('life and life without parole are said in words', () => {
  expect(texts([{ crime: 'PC 187(a) second degree' }])[0]).toBe(
    'Count 1, PC 187(a) second degree: 15 years to life, the term the statute gives. [PC 187(a) second degree]',
  );
  expect(texts([{ crime: 'PC 187(a) first degree', enhancements: ['PC 190.2'] }]).slice(0, 2)).toEqual([
    'Count 1, PC 187(a) first degree: life without the possibility of parole, the alternate term in place of the crime’s own. [PC 190.2]',
    'Count 1, PC 187(a) first degree: life without the possibility of parole, no parole date; every other term stays visible. [PC 669]',
  ]);
});

test('jail is said in days, and a count that adds nothing says why without a length', () => {
  const sentenced = texts([
    { crime: 'PC 422' },
    { crime: 'PC 422', run: 'concurrent' },
    { crime: 'PC 422', status: 'Dismissed' },
    { crime: 'PC 148(a)(1)', days: 180 },
  ]);
  expect(sentenced.slice(3)).toEqual([
    'Count 2, PC 422: runs beside the controlling term and adds nothing. [PC 669]',
    'Count 3, PC 422: 3 years, the upper term. [PC 422]',
    'Count 3, PC 422: dismissed, nothing to serve. [PC 1385]',
    'Count 4, PC 148(a)(1): 180 days, chosen; the most is 364 days. [PC 148(a)(1)]',
    'Count 4, PC 148(a)(1): 180 days, added in full: misdemeanor terms are outside PC 1170.1. [PC 18.5]',
  ]);
});

test('each step says since when its rule has its present form', () => {
  const [set, doubled] = answerTo([{ crime: 'PC 422' }], { strikes: '1' }).steps;
  expect([set?.effective, doubled?.effective]).toEqual([null, '1994-03-07']);
});
