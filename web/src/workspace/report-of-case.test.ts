import { expect, test } from 'vitest';
import { factsOfCase } from './report-of-case.tsx';
import { testWork } from './work/work.fixture.ts';

const robbery = { statute: 'PC 211/212.5(c)', terms: { lower: '2y', middle: '3y', upper: '5y' } } as const;
const work = testWork(
  [
    { crime: robbery, charge: { VictimId: 'Jane Moss', Occasion: 'at Moss’s' } },
    { crime: robbery, charge: { VictimId: 'Ann Moss' } },
  ],
  {
    Id: 'case-of-rivera',
    DefendantFirstName: 'Marcus',
    DefendantLastName: 'Rivera',
    CaseNumber: '26-00-01',
    DefendantBirthdate: '1994-05-02',
    LastAnswer: null,
  },
);

test('support is told of the total and of the facts, and of nobody’s name', () => {
  const facts = factsOfCase(work, false);
  expect(facts).toMatchObject({
    total: '6y',
    age: { years: 31, on: '2026-03-14' },
    caseFile: {
      charges: [
        { id: 'R1', victim: 'V1', occasion: 'O1' },
        { id: 'R2', victim: 'V2' },
      ],
    },
  });
  expect(JSON.stringify(facts)).not.toMatch(/Marcus|Rivera|Moss|26-00-01|1994/i);
});

test('the date of birth goes along where that is chosen', () => {
  expect(factsOfCase(work, true)).toMatchObject({ caseFile: { birthdate: '1994-05-02' } });
});
