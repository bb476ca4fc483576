import { expect, test } from 'vitest';
import { answerTo } from '../../shared/case/sentence-of.ts';
import { testWork } from '../work/work.fixture.ts';
import { courtWords } from './court-choices.tsx';
import { robbery, theft } from './offers-mode.fixture.tsx';

test('of the count that carries the term no run is told, whatever is marked', () => {
  const { asked } = testWork([robbery, theft]);
  const { caseFile } = asked;
  const offered = {
    ...caseFile,
    charges: caseFile.charges.map((charge) => ({ ...charge, run: 'concurrent' as const })),
  };
  const answer = answerTo({ ...asked, caseFile: offered });
  expect(answer.charges.map(({ role }) => role)).toEqual(['principal', 'concurrent']);
  expect(courtWords(caseFile, { offered, answer }).map(({ name, words }) => `${name} ${words}`)).toEqual([
    'count 2 concurrent',
  ]);
});
