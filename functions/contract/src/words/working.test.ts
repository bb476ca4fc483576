import { expect, test } from 'vitest';
import { answerTo, arson, type Charge, gun, torture } from './sentence.fixture.ts';
import { workingOf } from './working.ts';

const workingsOf = (...charges: readonly Charge[]) =>
  answerTo(...charges).charges.map((answer) => workingOf({ answer, main: answer }));

// half of three years, and of the lower term of sixteen months, PC 664(a); a conspiracy as the crime itself, PC 182(a)
test.for<readonly [string, readonly Charge[], readonly string[]]>([
  ['a crime', [{ crime: arson }], ['3y upper']],
  ['an attempt', [{ crime: arson, state: 'Attempt' }], ['1y 6m upper']],
  ['an attempt, lower', [{ crime: arson, state: 'Attempt', term: 'lower' }], ['8m lower']],
  ['a conspiracy', [{ crime: arson, state: 'Conspiracy' }], ['3y upper']],
  ['a subordinate attempt', [{ crime: arson }, { crime: arson, state: 'Attempt' }], ['3y upper', '1y middle ÷ 3']],
  ['one term', [{ crime: gun }, { crime: torture }], ['1y in full', '7y to life']],
])('the working names the term: %s', ([, charges, workings]) => {
  expect(workingsOf(...charges)).toEqual(workings);
});
