import { expect, test } from 'vitest';
import { victimAge } from './child-victim.ts';

test.for([
  ['PC 288(a)', '8y', 'under 14'],
  ['PC 288(c)(1)', '3y', '14 to 17'],
  ['PC 288(b)(2)', '10y', 'not said'],
  ['PC 288.7(b)', '15-life', 'under 14'],
  ['PC 261(a)(2)', '8y', 'not said'],
  ['PC 261(a)(2)', '11y', '14 to 17'],
  ['PC 261(a)(2)', '13y', 'under 14'],
  ['PC 261(a)(2)/264(c)(1)', '13y', 'under 14'],
  ['PC 289(a)(1)(B)', '12y', 'under 14'],
  ['PC 289(a)(1)(C)', '10y', '14 to 17'],
  ['PC 211', '13y', 'not said'],
] as const)('%s of at most %s: %s', ([statute, upper, age]) => {
  expect(victimAge({ statute, terms: { upper } })).toBe(age);
});
