import { expect, test } from 'vitest';
import { answerQuestion } from '../range/answer-question.ts';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { scaleOf } from './scale.ts';

const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };
const resisting: TestRow['crime'] = { statute: 'PC 148(a)(1)', severity: 'misdemeanor', terms: { upper: '364d' } };

/** The rows of a scale of one scenario for each of the cases. */
const rowsOf = (...cases: readonly (readonly TestRow[])[]) =>
  scaleOf(
    cases.map((rows, at) => {
      const work = testWork(rows);
      return { name: `Scenario ${at + 1}`, work, range: answerQuestion(work.asked) };
    }),
  ).rows.map(({ label, total, note }) => [label, total, note]);

// the upper term asks for a fact that is proved: PC 1170(b)(1), (2)
test('a scenario beyond the highest that is lawful says what it asks for', () => {
  expect(rowsOf([{ crime: robbery }])).toEqual([
    ['Lowest lawful', '2y', ''],
    ['Scenario 1', '5y', ''],
    ['Highest lawful', '3y', 'unless a fact is proved for count 1'],
  ]);
  expect(rowsOf([{ crime: robbery, charge: { SelectedTerm: 2 } }]).at(-1)).toEqual(['Highest lawful', '3y', '']);
});

test('none is told by one word, of an end as of a scenario', () => {
  expect(rowsOf([{ crime: resisting }], [{ crime: resisting, charge: { ChargeStatus: 2 } }])).toEqual([
    ['Lowest lawful', 'No sentence', ''],
    ['Scenario 2', 'No sentence', ''],
    ['Scenario 1', '364d', ''],
    ['Highest lawful', '364d', ''],
  ]);
});
