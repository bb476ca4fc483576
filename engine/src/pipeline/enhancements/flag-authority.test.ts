import { expect, test } from 'vitest';
import { answerTo, type TestCharge } from '../../case.fixture.ts';

test.for<readonly [what: string, charge: TestCharge, serious: string, violent: string]>([
  ['robbery', { crime: 'PC 211/212.5(c)' }, 'PC 1192.7(c)(19)', 'PC 667.5(c)(9)'],
  ['its attempt', { crime: 'PC 211/212.5(c)', state: 'Attempt' }, 'PC 1192.7(c)(39)', ''],
  ['a conspiracy', { crime: 'PC 211/212.5(c)', state: 'Conspiracy' }, 'PC 1192.7(c)(43)', ''],
  ['a threat', { crime: 'PC 422' }, 'PC 1192.7(c)(38)', ''],
  ['burglary', { crime: 'PC 459/460(a)' }, 'PC 1192.7(c)(18)', ''],
  [
    'burglary with a person present',
    { crime: 'PC 459/460(a)', findings: ['person-present'] },
    'PC 1192.7(c)(18)',
    'PC 667.5(c)(21)',
  ],
  ['force with a weapon found', { crime: 'PC 245(a)(4)', findings: ['personal-weapon-use'] }, 'PC 1192.7(c)(23)', ''],
  [
    'force with an injury',
    { crime: 'PC 245(a)(4)', enhancements: ['PC 12022.7(a)'] },
    'PC 1192.7(c)(8)',
    'PC 667.5(c)(8)',
  ],
  [
    'force with a gun whose term is stayed for the gang',
    { crime: 'PC 245(a)(4)', gang: true, enhancements: [{ crime: 'PC 12022.5(a)', term: 'middle' }] },
    'PC 1192.7(c)(8)',
    'PC 667.5(c)(8)',
  ],
  ['a burglary for a gang', { crime: 'PC 459/460(b)', gang: true }, 'PC 1192.7(c)(28)', ''],
  ['no strike', { crime: 'PC 459/460(b)' }, '', ''],
])('%s', ([, charge, serious, violent]) => {
  const [first] = answerTo([charge]).charges;
  expect([first?.seriousAuthority, first?.violentAuthority]).toEqual([serious, violent]);
});
