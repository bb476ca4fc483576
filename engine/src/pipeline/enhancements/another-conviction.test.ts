import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, row, type TestCharge } from '../../case.fixture.ts';

const code = 'ALLEGATION_NEEDS_ANOTHER_CONVICTION';
const found = (statute: string, attachesTo: readonly ('FRAUD186' | 'SEX_KIDNAP' | 'KIDNAPPING')[] = []) => ({
  crime: { statute, kind: 'conduct', severity: 'felony', terms: { upper: '9y' }, attachesTo } as const,
});
const crime = (statute: string, groups: readonly ('FRAUD186' | 'SEX_KIDNAP' | 'KIDNAPPING')[] = []) =>
  ({ statute, kind: 'crime', severity: 'felony', terms: { upper: '4y' }, groups }) as const;

const fraud: TestCharge = { crime: crime('PC 532(a)', ['FRAUD186']) };
const pattern: TestCharge = { ...fraud, enhancements: [found('PC 186.11(a)(2)', ['FRAUD186'])] };
const rape: TestCharge = { crime: crime('PC 261(a)(2)', ['SEX_KIDNAP']) };
const kidnapping: TestCharge = {
  crime: crime('PC 207(a)', ['KIDNAPPING']),
  enhancements: [found('PC 667.8(a)', ['SEX_KIDNAP', 'KIDNAPPING'])],
};

describe('an allegation whose section asks for another conviction', () => {
  test.for<readonly [why: string, charges: readonly TestCharge[], stands: boolean]>([
    ['one fraud', [pattern], false],
    ['two frauds', [pattern, fraud], true],
    ['another crime', [pattern, rape], false],
    ['a fraud dismissed', [pattern, { ...fraud, status: 'Dismissed' }], false],
    ['a fraud stayed', [pattern, { ...fraud, status: 'Stayed654' }], true],
    ['a fraud with probation', [pattern, { ...fraud, probation: { granted: true } }], true],
    ['a fraud of an earlier judgment', [pattern, { ...fraud, earlier: 'serving' }], false],
    ['a kidnapping alone', [kidnapping], false],
    ['a kidnapping and a rape', [kidnapping, rape], true],
    ['an attempted rape', [kidnapping, { ...rape, state: 'Attempt' }], false],
    [
      'a rape of another',
      [
        { ...kidnapping, victim: 'A' },
        { ...rape, victim: 'B' },
      ],
      false,
    ],
    ['a rape with the kidnapping found beside it', [{ ...rape, enhancements: kidnapping.enhancements ?? [] }], true],
  ])('%s', ([, charges, stands]) => {
    const sentenced = answerTo(charges);
    expect(row(sentenced, 'c1e1')[0] !== 'stayed').toBe(stands);
    expect(codesOf(sentenced).includes(code)).toBe(!stands);
  });

  test('the notice says what is missing, by the section of the allegation', () => {
    const notice = answerTo([kidnapping]).notices.find((each) => each.code === code);
    expect(notice).toEqual({
      code,
      charges: ['c1', 'c1e1'],
      authority: 'PC 667.8(a)',
      text: 'PC 667.8(a) is stayed: it needs a conviction of the felony sex crime, completed, for which the victim was kidnapped; enter the count that is missing.',
    });
  });

  // subdivision (a)(1) asks for two felonies; (a)(2) and (3) only say how long the term is
  test('where another subdivision asks for it than the row’s own, the notice names that', () => {
    const fraud = { crime: crime('PC 999'), enhancements: [found('PC 186.11(a)(3)')] };
    expect(answerTo([fraud]).notices.find((each) => each.code === code)).toMatchObject({
      authority: 'PC 186.11(a)(1)',
      text: expect.stringMatching(/^PC 186\.11\(a\)\(3\) is stayed: it needs/),
    });
  });

  test('of lists that are not known any felony may be the other', () => {
    const unknown = { crime: crime('PC 999'), enhancements: [found('PC 186.11(a)(3)')] };
    expect(row(answerTo([unknown, { crime: crime('PC 998') }]), 'c1e1')[0]).toBe('principal');
    expect(row(answerTo([unknown]), 'c1e1')[0]).toBe('stayed');
  });
});
