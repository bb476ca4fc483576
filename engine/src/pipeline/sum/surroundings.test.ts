import { describe, expect, test } from 'vitest';
import { answerTo, row, type TestCharge } from '../../case.fixture.ts';

describe('dissuading a witness of another felony, PC 1170.15', () => {
  const full = ['full-term', 720, 'PC 1170.15'];
  const third = ['subordinate', 240, 'PC 1170.1(a)'];
  const witness = { crime: 'PC 136.1(b)(1)', victim: 'A' };

  test.for([
    ['a felony', { crime: 'PC 273.5(a)', victim: 'A' }, {}, full],
    ['a felony stayed under section 654', { crime: 'PC 273.5(a)', victim: 'A', status: 'Stayed654' }, {}, full],
    ['a felony dismissed', { crime: 'PC 273.5(a)', victim: 'A', status: 'Dismissed' }, {}, third],
    ['a misdemeanor', { crime: 'PC 243(e)(1)', victim: 'A' }, {}, third],
    ['another dissuasion', { crime: 'PC 136.1(b)(1)', victim: 'A' }, {}, third],
    ['nobody named', { crime: 'PC 273.5(a)' }, { victim: undefined }, third],
    ['itself', { crime: 'PC 273.5(a)' }, { witnessOf: 'c2' }, third],
    ['a felony named', { crime: 'PC 273.5(a)' }, { witnessOf: 'c1' }, full],
    ['a misdemeanor named', { crime: 'PC 243(e)(1)' }, { witnessOf: 'c1' }, third],
    ['nobody named, but its own rule asked for', { crime: 'PC 422' }, { victim: undefined, scheme: 'own' }, full],
    [
      'the victim, though PC 1170.1 is asked for: the rule commands',
      { crime: 'PC 422', victim: 'A' },
      { scheme: '1170.1' },
      full,
    ],
  ] as const)('of %s', ([, first, more, expected]) => {
    const sentenced = answerTo([first, { ...witness, ...more } as TestCharge, { crime: 'PC 215' }]);
    expect(row(sentenced, 'c2')).toEqual(expected);
  });
});

test('the rule of witnesses alone in the case asks for nothing', () => {
  const only = answerTo([{ crime: 'PC 136.1(b)(1)', scheme: 'own' }]);
  expect(row(only, 'c1')[0]).toBe('principal');
});

describe('kidnappings of separate victims, PC 1170.1(b)', () => {
  const kidnap = { crime: 'PC 207(a)/208(a)', victim: 'A' };

  test.for([
    ['another kidnapping', { ...kidnap, victim: 'B' }, ['full-term', 1800, 'PC 1170.1(b)']],
    ['one dismissed', { ...kidnap, victim: 'B', status: 'Dismissed' }, ['subordinate', 600, 'PC 1170.1(a)']],
    ['one of nobody named', { crime: kidnap.crime }, ['subordinate', 600, 'PC 1170.1(a)']],
    ['one stayed', { ...kidnap, victim: 'B', status: 'Stayed654' }, ['full-term', 1800, 'PC 1170.1(b)']],
    ['one asked to have its own rule', { crime: kidnap.crime, scheme: 'own' }, ['full-term', 1800, 'PC 1170.1(b)']],
    ['one of the same victim asked so', { ...kidnap, scheme: 'own' }, ['subordinate', 600, 'PC 1170.1(a)']],
    ['another crime', { crime: 'PC 422', victim: 'B' }, ['subordinate', 600, 'PC 1170.1(a)']],
  ] as const)('beside %s', ([, other, expected]) => {
    const sentenced = answerTo([{ crime: 'PC 215' }, kidnap, other]);
    expect(row(sentenced, 'c2')).toEqual(expected);
  });
});

describe('misdemeanors all concurrent (R-C03)', () => {
  const days = (...charges: readonly TestCharge[]) => answerTo(charges).summary.exposureDaysMisdemeanor;
  const battery = (served: number, more: Partial<TestCharge> = {}): TestCharge => ({
    crime: 'PC 243(e)(1)',
    run: 'concurrent',
    days: served,
    ...more,
  });

  test.for([
    ['the longest, wherever it stands', [battery(100), battery(300), battery(200)], 300],
    ['not one that was dismissed', [battery(100), battery(300, { status: 'Dismissed' })], 100],
    ['longer than one consecutive', [battery(100, { run: 'consecutive' }), battery(300)], 300],
    ['the same in any order', [battery(300), battery(100, { run: 'consecutive' })], 300],
    [
      'shorter than two consecutive',
      [...[200, 120].map((days) => battery(days, { run: 'consecutive' })), battery(300)],
      320,
    ],
    ['beside a felony, nothing', [{ crime: 'PC 422' }, battery(100, { run: 'consecutive' }), battery(300)], 100],
    ['beside a felony dismissed', [battery(100), { crime: 'PC 422', status: 'Dismissed' }], 100],
    ['an infraction is none of them', [{ crime: 'VC 22350' }, battery(100)], 100],
  ] as const)('%s', ([, charges, expected]) => {
    expect(days(...charges)).toBe(expected);
  });

  test.for([
    [
      [battery(100), battery(300), battery(200)],
      ['concurrent', 'misdemeanor', 'concurrent'],
    ],
    [
      [battery(300), battery(300)],
      ['misdemeanor', 'concurrent'],
    ],
    [
      [battery(100), battery(300, { status: 'Stayed654' })],
      ['misdemeanor', 'stayed'],
    ],
    [
      [battery(100, { run: 'consecutive' }), battery(300)],
      ['concurrent', 'misdemeanor'],
    ],
    [
      [{ crime: 'PC 422' }, battery(300)],
      ['principal', 'concurrent'],
    ],
    [
      [{ crime: 'VC 22350', run: 'concurrent' }, battery(300)],
      ['concurrent', 'misdemeanor'],
    ],
  ] as const)('the others run with the longest, case %#: %j', ([charges, roles]) => {
    expect(answerTo(charges).charges.map(({ role }) => role)).toEqual(roles);
  });

  test.for([
    [{ lower: '30d' }, 30],
    [{ middle: '60d' }, 60],
    [{ lower: '30d', middle: '60d', upper: '90d' }, 90],
    [{}, 0],
  ] as const)('terms %j bring at most %i days', ([terms, most]) => {
    expect(days({ crime: { like: 'PC 148(a)(1)', terms } })).toBe(most);
  });
});
