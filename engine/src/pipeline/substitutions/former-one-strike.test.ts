import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, row, type TestCharge } from '../../case.fixture.ts';

const oneStrike = (statute: string, date: string): TestCharge => ({
  crime: { like: 'PC 261(a)(2)', statute },
  date,
  enhancements: ['PC 667.61(a)'],
});
const unnamed = oneStrike('PC 261(a)(2)', '2006-09-19');
const rape = (where: Partial<TestCharge> = {}): TestCharge => ({ ...unnamed, victim: 'A', occasion: 'one', ...where });

describe('one life term for one victim on one occasion, former PC 667.61(g)', () => {
  test.for<readonly [why: string, charges: readonly TestCharge[], lives: number]>([
    ['one victim, one occasion', [rape(), rape()], 1],
    ['three of them', [rape(), rape(), rape()], 1],
    ['another victim', [rape(), rape({ victim: 'B' })], 2],
    ['another occasion', [rape(), rape({ occasion: 'two' })], 2],
    [
      'no occasion named',
      [
        { ...unnamed, victim: 'A' },
        { ...unnamed, victim: 'A' },
      ],
      2,
    ],
    [
      'no victim named',
      [
        { ...unnamed, occasion: 'one' },
        { ...unnamed, occasion: 'one' },
      ],
      2,
    ],
    ['the other count stayed', [rape(), rape({ status: 'Stayed654' })], 1],
    ['the first day of present law', [rape({ date: '2006-09-20' }), rape({ date: '2006-09-20' })], 2],
  ])('%s', ([, charges, lives]) => {
    expect(answerTo(charges).summary.totalIndeterminate).toBe(lives * 9000);
  });

  test('the longest stands, and the other count has its own term', () => {
    const lesser = rape({ enhancements: ['PC 667.61(b)'] });
    const sentenced = answerTo([lesser, rape()]);
    expect(row(sentenced, 'c1')[0]).not.toBe('indeterminate');
    expect(row(sentenced, 'c1e1')).toEqual(['stayed', 0, 'former PC 667.61(g); People v. Jones (2001) 25 Cal.4th 98']);
    expect(row(sentenced, 'c2')).toEqual(['indeterminate', 9000, 'PC 669']);
    expect(codesOf(sentenced)).toContain('ONE_STRIKE_ONCE');
    expect(sentenced.probation.verdict).toBe(answerTo([rape()]).probation.verdict);
  });
});

test.for([
  ['PC 288.5(a)', '2006-09-19', 0],
  ['PC 288.5(a)', '2006-09-20', 9000],
  ['PC 261(a)(6)', '2006-09-19', 0],
  ['PC 262(a)(4)', '2006-09-19', 0],
  ['PC 286(c)(3)', '2006-09-19', 0],
  ['PC 288a(c)(3)', '2006-09-19', 0],
  ['PC 288a(c)(2)(A)', '2006-09-19', 9000],
  ['PC 289(a)(2)', '2006-09-19', 9000],
] as const)('the list of One Strike crimes and %s on %s', ([statute, date, days]) => {
  const sentenced = answerTo([oneStrike(statute, date)]);
  expect(sentenced.summary.totalIndeterminate).toBe(days);
  const [, , authority] = row(sentenced, 'c1e1');
  expect(authority === 'former PC 667.61(c)').toBe(days === 0);
});
