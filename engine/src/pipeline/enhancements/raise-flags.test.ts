import { describe, expect, test } from 'vitest';
import { answerTo, type TestCharge } from '../../case.fixture.ts';

describe('raised flags (R-B02.3)', () => {
  const flags = (charge: TestCharge) => {
    const [first] = answerTo([charge]).charges;
    return [first?.serious, first?.violent];
  };

  test.for([
    ['PC 12022.7(a)', [true, true]],
    ['PC 12022.5(a)', [true, true]],
    ['PC 12022(b)(1)', [true, false]],
  ] as const)('%s', ([enhancement, expected]) => {
    expect(flags({ crime: 'PC 245(a)(4)', enhancements: [enhancement] })).toEqual(expected);
  });

  test.for([
    ['PC 288(b)(2)', [], false],
    ['PC 288(b)(1)', [], true],
    ['PC 288(b)(2)', ['PC 12022.7(a)'], true],
  ] as const)('%s with %j, violent, is serious: %s (PC 1192.7(c)(6), (8))', ([statute, enhancements, serious]) => {
    const crime = { like: 'PC 211/212.5(c)', statute, serious: false, violent: true } as const;
    expect(flags({ crime, enhancements })).toEqual([serious, true]);
  });

  test('nothing raises what is stayed', () => {
    const enhancements = [{ crime: 'PC 12022.7(a)', status: 'Stayed' }] as const;
    expect(flags({ crime: 'PC 245(a)(4)', enhancements })).toEqual([false, false]);
  });

  test.for([
    ['2024-12-31', 50],
    ['2025-01-01', 15],
  ] as const)('rape by drugging on %s earns %i (PC 667.5(c)(24))', ([date, credit]) => {
    const sentenced = answerTo([{ crime: 'PC 261(a)(3)', date, findings: ['drugged'] }]);
    expect(sentenced.credits.byCount[0]?.prisonCredit).toBe(credit);
  });

  test.for([
    ['PC 211/212.5(c)', '2000-03-07', [], false],
    ['PC 211/212.5(c)', '2000-03-08', [], true],
    ['PC 211/212.5(c)', '2000-03-07', ['PC 12022(b)(1)'], false],
    ['PC 211/212.5(c)', '2000-03-07', ['PC 12022.7(a)'], true],
    ['PC 211/212.5(a)', '2000-03-07', [], false],
  ] as const)('%s on %s with %j is violent: %s (former PC 667.5(c)(9))', ([statute, date, enhancements, violent]) => {
    const crime = { like: 'PC 211/212.5(c)', statute };
    expect(flags({ crime, date, enhancements })).toEqual([true, violent]);
  });

  test('a robbery of a dwelling with a weapon used in person was violent before', () => {
    const crime = { like: 'PC 211/212.5(c)', statute: 'PC 211/212.5(a)' };
    expect(flags({ crime, date: '2000-03-07', findings: ['personal-weapon-use'] })).toEqual([true, true]);
  });

  test('neither another rape nor another crime with that finding is violent', () => {
    expect(flags({ crime: 'PC 261(a)(3)' })).toEqual([true, false]);
    expect(flags({ crime: 'PC 422', findings: ['drugged'] })).toEqual([true, false]);
  });

  test('first degree burglary with a person present is violent: PC 667.5(c)(21)', () => {
    expect(flags({ crime: 'PC 459/460(a)', findings: ['person-present'] })).toEqual([true, true]);
    expect(flags({ crime: 'PC 459/460(a)' })).toEqual([true, false]);
    expect(flags({ crime: 'PC 459/460(b)', findings: ['person-present'] })).toEqual([false, false]);
  });

  test.for([{ findings: ['personal-weapon-use'] }, { gang: true }] as const)('a misdemeanor is neither: %j', (more) => {
    expect(flags({ crime: 'PC 148(a)(1)', ...more })).toEqual([false, false]);
  });

  test('an attempt of it is not', () => {
    expect(flags({ crime: 'PC 664/459/460(a)', findings: ['person-present'] })).toEqual([true, false]);
  });

  test.for(['PC 518', 'PC 519', 'PC 520'])('%s by a gang is violent', (statute) => {
    const crime = { like: 'PC 29800(a)(1)', statute };
    expect(flags({ crime, findings: ['gang-felony'] })).toEqual([true, true]);
    expect(flags({ crime: { ...crime, statute: 'PC 530' }, findings: ['gang-felony'] })).toEqual([false, false]);
  });

  test('the conspiracy of a gang participant is serious with that finding alone, PC 1192.7(c)(28)', () => {
    const crime = { like: 'PC 29800(a)(1)', statute: 'PC 182.5' } as const;
    expect(flags({ crime, findings: ['gang-felony'] })).toEqual([true, false]);
    expect(flags({ crime })).toEqual([false, false]);
  });

  test('threats to a witness are violent with a gang finding only', () => {
    expect(flags({ crime: 'PC 136.1(c)(1)', findings: ['gang-felony'] })).toEqual([true, true]);
    expect(flags({ crime: 'PC 136.1(c)(1)' })).toEqual([true, false]);
    expect(flags({ crime: 'PC 136.1(b)(1)', findings: ['gang-felony'] })).toEqual([true, false]);
  });
});
