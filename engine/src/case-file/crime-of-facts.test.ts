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

  test('groups are those given, those of the lists that name the section, and those of every felony', () => {
    const { groups } = crimeOfFacts(facts({ statute: 'PC 215', groups: ['CUSTODY'] }));
    expect(groups).toEqual(expect.arrayContaining(['CUSTODY', 'GANG4_15', 'FEL_ANY', 'GBI_OK']));
    expect(crimeOfFacts(facts()).groups).not.toContain('GANG4_15');
  });

  test.for([
    // PC 667.6(e)(9): an assault with that intent, not with the intent of mayhem
    ['PC 220(a)(1)/261', 'SEX6676', true],
    ['PC 220(a)(1)/203', 'SEX6676', false],
    // PC 667.51(a): who assaults with the intent of a lewd act violates neither section
    ['PC 220(a)(1)/288', 'LEWD', false],
    ['PC 288(a)', 'LEWD', true],
    // HS 11370.2(b); Gov. Code, § 9604
    ['HS 11383.5(a)', 'DRUG_113702', true],
    ['HS 11383.6(a)', 'DRUG_113702', false],
    // PC 186.22(b)(4)(C)
    ['PC 518', 'GANG4_7', true],
    // PC 12022(b)(1)
    ['PC 245(a)(1)', 'FEL_NO_WEAPON_ELEMENT', false],
    ['PC 245(a)(4)', 'FEL_NO_WEAPON_ELEMENT', true],
    // completed only: PC 667.6(e); what is serious or violent of an attempt its flags say
    ['PC 664/261(a)(2)', 'SEX6676', false],
    ['PC 664/261(a)(2)', 'VIOLENT', false],
  ] as const)('%s in the group %s: %s', ([statute, group, isIn]) => {
    expect(crimeOfFacts(facts({ statute, violent: true })).groups.includes(group)).toBe(isIn);
  });

  test('a term for life is of a serious and violent felony: PC 667.5(c)(7), 1192.7(c)(7)', () => {
    const life = facts({ terms: { upper: '15-life' } });
    expect(crimeOfFacts(life)).toMatchObject({ serious: true, violent: true });
    expect(crimeOfFacts({ ...life, violent: false })).toMatchObject({ violent: false });
  });

  test('a consecutive term that the section commands is that of the catalogue: PC 4530, 4532(a)(2)', () => {
    expect(crimeOfFacts(facts({ statute: 'PC 4530(c)' }))).toMatchObject({
      category: 'PRISON_1170_1C',
      mandatoryConsecutive: 'always',
    });
    expect(crimeOfFacts(facts({ statute: 'PC 4532(a)(1)' })).mandatoryConsecutive).toBe('none');
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
