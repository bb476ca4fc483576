import { expect, test } from 'vitest';
import type { CrimeState } from '../law/crime-state.ts';
import { isSuperStrike } from './super-strike.ts';

const crime = (statute: string, upper: string) =>
  ({ statute, name: statute, superStrike: true, terms: { upper }, severity: 'felony', wobbler: false }) as const;

const lewd = crime('PC 288(a)', '8y');
const murder = crime('PC 187(a)', '25-life');
const kidnapping = crime('PC 209(b)(1)', '7-life');
const states = ['Completed', 'Attempt', 'Conspiracy'] as const satisfies readonly CrimeState[];

// (III) is of a violation; (IV) names attempted homicide; (VIII) is of what life punishes, as § 182(a) a conspiracy to it
test.for([
  ['a lewd act', lewd, [true, false, false]],
  ['murder', murder, [true, true, true]],
  ['kidnapping for robbery', kidnapping, [true, false, true]],
  ['robbery', { ...crime('PC 211/212.5(c)', '5y'), superStrike: false }, [false, false, false]],
] as const)('%s completed, attempted, conspired: PC 667(e)(2)(C)(iv) (J-252)', ([, of, expected]) => {
  expect(states.map((state) => isSuperStrike(of, state, '2026-03-01'))).toEqual(expected);
});
