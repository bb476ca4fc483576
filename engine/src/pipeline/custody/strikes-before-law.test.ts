import { expect, test } from 'vitest';
import { answerTo, codesOf } from '../../case.fixture.ts';

const before = '1994-03-06';
const since = '1994-03-07';

test.for([
  [before, 'Eligible', []],
  [since, 'Ineligible', ['PC 667(c)(2); PC 1170.12(a)(2)']],
] as const)('a prior strike and a burglary of %s: %s for probation', ([date, verdict, bars]) => {
  const { probation } = answerTo([{ crime: 'PC 459/460(b)', date }], { strikes: '1' });
  expect(probation.verdict).toBe(verdict);
  expect(probation.reasons.map(({ authority }) => authority)).toEqual(bars);
});

test.for([
  [before, null],
  [since, 'Three Strikes law'],
] as const)('youth and elderly parole after a murder of %s are refused for: %s', ([date, reason]) => {
  const { release } = answerTo([{ crime: 'PC 187(a) first degree', date }], { strikes: '1', birthdate: '1974-05-01' });
  const refused = release.notes.filter((note) => note.includes('not for a sentence under the Three Strikes law'));
  expect([release.youthParole === null, release.elderlyParole === null]).toEqual([reason !== null, reason !== null]);
  expect(refused).toHaveLength(reason === null ? 0 : 2);
});

test.for([
  [before, false],
  [since, true],
] as const)('the limit of twenty per cent stands beside a burglary of %s: %s, PC 667(c)(5)', ([date, stands]) => {
  const sentenced = answerTo([{ crime: 'PC 459/460(b)', date }], { strikes: '1' });
  expect(sentenced.credits.byCount.some(({ id }) => id === 'prior-strikes')).toBe(stands);
  expect(codesOf(sentenced).includes('STRIKE_CREDIT_AFTER_SENTENCE')).toBe(stands);
});
