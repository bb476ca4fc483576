import { describe, expect, test } from 'vitest';
import { burglary, factsOf, murder, robbery } from './release.fixture.ts';
import { release } from './release.ts';

describe('supervision after custody (R-D09)', () => {
  test.for([
    ['ordinary prison felony', [burglary], {}, 'PC 3451; PC 3456'],
    ['violent felony', [robbery], {}, 'PC 3000.01'],
    ['serious felony among others', [burglary, { ...burglary, serious: true }], {}, 'PC 3000.01'],
    ['violent felony by finding', [{ ...burglary, violent: true }], {}, 'PC 3000.01'],
    ['life term', [{ ...burglary, indeterminateDays: 2520 }], {}, 'PC 3000.01'],
    ['dismissed violent felony', [burglary, { ...robbery, status: 'Dismissed' }], {}, 'PC 3451; PC 3456'],
    ['registrant among others', [robbery, { ...burglary, registrable: true }], {}, 'PC 3000(b)(2)'],
    ['murder among others', [robbery, murder], {}, 'PC 3000.1'],
    ['third strike', [{ ...burglary, thirdStrike: true }], {}, 'PC 3000.01'],
    ['registrant', [{ ...robbery, registrable: true }], {}, 'PC 3000(b)(2)'],
    ['murder', [murder], {}, 'PC 3000.1'],
    ['jail felony', [burglary], { place: 'jail1170h' }, 'PC 1170(h)(5)'],
  ] as const)('%s, case %#', ([, charges, summary, authority]) => {
    expect(release(factsOf(charges, { summary })).supervision.map((row) => row.authority)).toEqual([authority]);
  });

  test.for([
    ['2020-06-30', 'Parole for 3 years.', 'PC 3000(b)'],
    ['2020-07-01', 'Parole for 2 years', 'PC 3000.01'],
  ] as const)('released %s: %s under %s', ([start, text, authority]) => {
    const served = factsOf([robbery], { start, credits: { total: 5000 } });
    expect(release(served).supervision).toEqual([{ text: expect.stringContaining(text), authority }]);
  });

  test('community supervision names the registrant whose parole exceeded three years', () => {
    expect(release(factsOf([burglary])).supervision[0]?.text).toContain('(PC 3000.08(i))');
  });

  test.for([
    ['a failure to register', {}, ['PC 3451; PC 3456', 'PC 290.018(e)']],
    ['its attempt', { state: 'Attempt' }, ['PC 3451; PC 3456']],
    ['a misdemeanor', { severity: 'misdemeanor' }, ['PC 3451; PC 3456']],
  ] as const)('a year of parole after an earlier one: %s', ([, changes, authorities]) => {
    const failure = { ...burglary, statute: 'PC 290.018(b)', ...changes };
    expect(release(factsOf([burglary, failure])).supervision.map((row) => row.authority)).toEqual(authorities);
  });

  test.for([
    ['1982-12-31', 'PC 3000.01'],
    ['1983-01-01', 'PC 3000.1'],
  ] as const)('a murder of %s', ([offenseDate, authority]) => {
    expect(release(factsOf([{ ...murder, offenseDate }])).supervision.map((row) => row.authority)).toEqual([authority]);
  });

  test('a life term has the longer period', () => {
    const life = { ...robbery, determinateDays: 0, indeterminateDays: 2520 };
    expect(release(factsOf([robbery, life])).supervision[0]?.text).toContain('3 years');
    expect(release(factsOf([robbery])).supervision[0]?.text).toContain('2 years');
  });

  test('a misdemeanor term and a sentence without end have none', () => {
    expect(release(factsOf([burglary], { summary: { place: 'jail' } })).supervision).toEqual([]);
    expect(release(factsOf([murder], { summary: { special: 'LWOP' } })).supervision).toEqual([]);
  });
});
