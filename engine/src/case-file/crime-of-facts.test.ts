import { describe, expect, test } from 'vitest';
import { answerTo } from '../case.fixture.ts';
import type { CrimeFacts } from './case-file.ts';
import { crimeOfFacts } from './crime-of-facts.ts';

const facts = (more: Partial<CrimeFacts> = {}): CrimeFacts => ({
  statute: 'PC 9999',
  kind: 'crime',
  severity: 'felony',
  terms: { lower: '2y', middle: '3y', upper: '4y' },
  ...more,
});

describe('facts in full', () => {
  test.for([
    ['felony', 'PC 9999', { upper: '4y' }, 'DEFAULT', 'prison'],
    ['felony', 'PC 9999', { upper: '25-life' }, 'LIFE_669', 'prison'],
    ['felony', 'PC 136.1(a)', { upper: '3y' }, 'WITNESS_1170_15', 'prison'],
    ['felony', 'PC 664/136.1(a)', { upper: '3y' }, 'WITNESS_1170_15', 'prison'],
    ['felony', 'PC 207(a)', { upper: '8y' }, 'KIDNAP_1170_1B', 'prison'],
    ['felony', 'PC 664/207(a)', { upper: '4y' }, 'DEFAULT', 'prison'],
    ['misdemeanor', 'PC 136.1(a)', { upper: '364d' }, 'MISDEMEANOR', 'jail'],
    ['infraction', 'PC 9999', {}, 'INFRACTION', 'none'],
  ] as const)('a %s of %s, %j, is of category %s and served in %s', ([severity, statute, terms, category, place]) => {
    expect(crimeOfFacts(facts({ severity, statute, terms }))).toMatchObject({ category, place });
  });

  test('what is given goes before what is usual', () => {
    const given = { category: 'THREAT_1170_13', place: 'jail1170h', name: 'A threat', trigger: true } as const;
    expect(crimeOfFacts(facts({ ...given, credit: { prison: 15 } }))).toMatchObject({
      ...given,
      credit: { jail: 50, prison: 15 },
    });
  });

  test('groups are those named and those of the section, none of a section without a rule', () => {
    expect(crimeOfFacts(facts({ statute: 'PC 215', groups: ['GBI_OK'] })).groups).toEqual(['GBI_OK', 'GANG4_15']);
    expect(crimeOfFacts(facts()).groups).toEqual([]);
  });

  test.for([
    [{}, false],
    [{ serious: true }, true],
    [{ violent: true }, true],
  ] as const)('%j: a strike and a trigger %s', ([flags, expected]) => {
    expect(crimeOfFacts(facts(flags))).toMatchObject({ strike: expected, trigger: expected });
  });
});

test.for([
  ['1994-09-20', 50, 50],
  ['1994-09-21', 15, 15],
] as const)('credit of a violent felony of %s: jail %i, prison %i (PC 2933.1)', ([date, jailCredit, prisonCredit]) => {
  const { byCount } = answerTo([{ crime: facts({ violent: true }), date }]).credits;
  expect(byCount[0]).toMatchObject({ jailCredit, prisonCredit });
});
