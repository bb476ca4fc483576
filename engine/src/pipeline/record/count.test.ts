import { describe, expect, test } from 'vitest';
import { answerTo, row, sumOf } from '../../case.fixture.ts';

describe('felonies that an enhancement names by kind (R-B02)', () => {
  const enhancementOf = (group: 'FELONY_PRISON' | 'SERIOUS' | 'VIOLENT' | 'FEL_ANY') =>
    ({
      statute: 'PC 12021.5(a)',
      kind: 'conduct',
      severity: 'felony',
      terms: { upper: '1y' },
      attachesTo: [group],
    }) as const;

  test.for([
    ['FELONY_PRISON', 'PC 29800(a)(1)', false, true],
    ['FELONY_PRISON', 'PC 459/460(b)', false, false],
    ['FELONY_PRISON', 'PC 148(a)(1)', false, false],
    ['FELONY_PRISON', { like: 'PC 422', severity: 'misdemeanor' }, false, false],
    ['SERIOUS', 'PC 422', false, true],
    ['SERIOUS', 'PC 245(a)(4)', false, false],
    ['SERIOUS', 'PC 245(a)(4)', true, true],
    ['VIOLENT', 'PC 211/212.5(c)', false, true],
    ['VIOLENT', 'PC 422', false, false],
    ['FEL_ANY', 'PC 459/460(b)', false, true],
    ['FEL_ANY', 'PC 148(a)(1)', false, false],
  ] as const)('%s and %j, gang %s: %s', ([group, crime, gang, attaches]) => {
    const sentenced = answerTo([{ crime, gang, enhancements: [{ crime: enhancementOf(group) }] }]);
    expect([row(sentenced, 'c1e1')[0], row(sentenced, 'c1e1')[2]]).toEqual(
      attaches ? ['principal', 'PC 1170.1(a)'] : ['stayed', 'PC 12021.5(a)'],
    );
  });
});

test('an enhancement that was dismissed makes no principal term of its count', () => {
  const sentenced = answerTo([
    { crime: 'PC 245(a)(4)', enhancements: [{ crime: 'PC 12022.7(a)', status: 'Dismissed' }] },
    { crime: 'PC 211/212.5(c)' },
  ]);
  expect(row(sentenced, 'c2')).toEqual(['principal', 1800, 'PC 1170.1(a)']);
});

test('a dismissed count is neither doubled nor given rule words, its alternate term not put in place', () => {
  const sentenced = answerTo(
    [{ crime: 'PC 211/212.5(c)' }, { crime: 'PC 261(a)(2)', status: 'Dismissed', enhancements: ['PC 667.61(a)'] }],
    { strikes: '1' },
  );
  expect(row(sentenced, 'c2')).toEqual(['inactive', 2880, 'PC 1385']);
  expect(sentenced.charges[1]?.ruleWords).toEqual([]);
});

test('probation suspends a conviction, not a charge that was dismissed', () => {
  const probation = { granted: true, jailDays: 180 };
  const roles = (['Convicted', 'Dismissed'] as const).map((status) =>
    row(answerTo([{ crime: 'PC 459/460(b)', status, probation }]), 'c1'),
  );
  expect(roles).toEqual([
    ['stayed', 1080, 'PC 1203.1'],
    ['inactive', 1080, 'PC 1385'],
  ]);
});

describe('life without parole and death are not changed by strikes: People v. Smithson (2000) 79 Cal.App.4th 480', () => {
  test.for([
    ['1', false, 'LWOP'],
    ['1', true, 'DEATH'],
    ['2+', false, 'LWOP'],
    ['2+!', true, 'DEATH'],
  ] as const)('strikes %s, death %s: %s', ([strikes, death, special]) => {
    const sentenced = answerTo([{ crime: 'PC 187(a) first degree', death, enhancements: ['PC 190.2'] }], { strikes });
    expect(sentenced.summary).toMatchObject({ special, totalIndeterminate: 0 });
    expect(sumOf(sentenced, 'c1')).toEqual([
      ['set', 'special', 0, 'PC 190.2'],
      ['add', 'special', 0, 'PC 669'],
    ]);
  });
});
