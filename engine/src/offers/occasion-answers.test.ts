import { expect, test } from 'vitest';
import { caseOf, type TestCharge } from '../case.fixture.ts';
import { calibration } from '../catalogue.fixture.ts';
import { type OccasionAnswer, occasionAnswers } from './occasion-answers.ts';

const law = { catalogue: calibration, today: '2026-08-01' };
const burglary: TestCharge = { crime: 'PC 459/460(b)', term: 'middle' };
const answersOf = (charges: readonly TestCharge[], strikes: '0' | '1' = '1') =>
  occasionAnswers(caseOf(charges, { strikes }), law);
const endsOf = (answer: OccasionAnswer | undefined) =>
  answer && [answer.filed, answer.range.minimum.summary, answer.range.maximum.summary].map((each) => each.determinate);

test('with a strike and no occasions what the court could give depends on them, and both answers are told', () => {
  // twice 2y, doubled (PC 667(e)(1)), and 8m doubled; on one occasion both at 16m and at once are 2y 8m, apart (PC
  // 667(c)(6)) 2y 8m and 16m; no upper term without a fact for it (PC 1170(b)(2))
  const answers = answersOf([burglary, burglary]);
  expect(answers?.counts).toEqual(['c1', 'c2']);
  expect(endsOf(answers?.one)).toEqual(['5y 4m', '2y 8m', '5y 4m']);
  expect(endsOf(answers?.apart)).toEqual(['5y 4m', '4y', '5y 4m']);
});

test.for([
  ['no strike', [burglary, burglary], '0'],
  ['one count', [burglary], '1'],
  [
    'both occasions said',
    [
      { ...burglary, occasion: 'A' },
      { ...burglary, occasion: 'A' },
    ],
    '1',
  ],
  [
    'one set of facts, whatever the occasion',
    [
      { ...burglary, operativeFacts: 'F1' },
      { ...burglary, operativeFacts: 'F1' },
    ],
    '1',
  ],
] as const)('nothing is asked with %s', ([, charges, strikes]) => {
  expect(answersOf(charges, strikes)).toBeNull();
});

test('a count that says nothing is read as of the occasion of the one that does', () => {
  const answers = answersOf([{ ...burglary, occasion: 'A' }, burglary]);
  expect(answers?.counts).toEqual(['c2']);
  expect([endsOf(answers?.one)?.[1], endsOf(answers?.apart)?.[1]]).toEqual(['2y 8m', '4y']);
});
