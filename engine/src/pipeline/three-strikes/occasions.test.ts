import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, row } from '../../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = 'PC 459/460(a)';

describe('occasions, PC 667(c)(6)', () => {
  const pair = (first: string | undefined, second: string | undefined) =>
    answerTo(
      [
        { crime: robbery, ...(first && { occasion: first }) },
        { crime: burglary, term: 'lower', run: 'concurrent', ...(second && { occasion: second }) },
      ],
      { strikes: '1' },
    );

  test('separate occasions run consecutively', () => {
    const sentenced = pair('A', 'B');
    expect(row(sentenced, 'c2')[0]).toBe('subordinate');
    expect(sentenced.charges[1]).toMatchObject({ mandatoryConsecutive: true, concurrent: false });
    expect(sentenced.charges[1]?.ruleWords).toContain('MAND');
  });

  test('one occasion leaves the choice: People v. Henderson (2022) 14 Cal.5th 34', () => {
    expect(row(pair('A', 'A'), 'c2')[0]).toBe('concurrent');
  });

  test('an occasion not named leaves it too, with a notice', () => {
    const sentenced = pair('A', undefined);
    expect(row(sentenced, 'c2')[0]).toBe('concurrent');
    expect(codesOf(sentenced)).toContain('OCCASION_UNKNOWN_STRIKES');
  });

  test('of a group marked concurrent the longest is consecutive', () => {
    const sentenced = answerTo(
      [
        { crime: robbery, occasion: 'A' },
        { crime: 'PC 422', occasion: 'B', run: 'concurrent' },
        { crime: burglary, occasion: 'B', run: 'concurrent' },
      ],
      { strikes: '1' },
    );
    expect([row(sentenced, 'c2')[0], row(sentenced, 'c3')[0]]).toEqual(['concurrent', 'principal']);
  });

  test('one consecutive count of an occasion is enough, even the shorter', () => {
    const sentenced = answerTo(
      [
        { crime: 'PC 215', occasion: 'A' },
        { crime: 'PC 422', occasion: 'B' },
        { crime: robbery, occasion: 'B', run: 'concurrent' },
      ],
      { strikes: '1' },
    );
    expect(sentenced.charges.map(({ role, mandatoryConsecutive }) => [role, mandatoryConsecutive])).toEqual([
      ['principal', true],
      ['subordinate', false],
      ['concurrent', false],
    ]);
  });

  test.for([
    ['PC 12022.7(a)', 'c3'],
    ['PC 12022.53(d)', 'c3'],
    [undefined, 'c2'],
  ] as const)('the longest is so with its enhancement %s', ([enhancement, forced]) => {
    const sentenced = answerTo(
      [
        { crime: 'PC 187(a) second degree', occasion: 'A' },
        { crime: robbery, occasion: 'B', run: 'concurrent' },
        { crime: robbery, occasion: 'B', run: 'concurrent', enhancements: enhancement ? [enhancement] : [] },
      ],
      { strikes: '1' },
    );
    expect(sentenced.charges.filter((charge) => charge.mandatoryConsecutive).map(({ id }) => id)).toEqual([
      'c1',
      forced,
    ]);
  });

  test('a count that is consecutive by its own section is enough for its occasion', () => {
    const sentenced = answerTo(
      [
        { crime: 'PC 215', occasion: 'A' },
        { crime: 'PC 4532(b)(1)', occasion: 'B', run: 'concurrent' },
        { crime: robbery, occasion: 'B', run: 'concurrent' },
      ],
      { strikes: '1' },
    );
    expect(sentenced.charges.map(({ concurrent }) => concurrent)).toEqual([false, false, true]);
  });

  test.for([[['PC 422']], [['PC 422', robbery]]] as const)('one occasion in all forces nothing: %j', ([crimes]) => {
    const sentenced = answerTo(
      crimes.map((crime) => ({ crime, occasion: 'A' })),
      { strikes: '1' },
    );
    expect(sentenced.charges.some(({ mandatoryConsecutive }) => mandatoryConsecutive)).toBe(false);
  });

  test('without strikes occasions force nothing', () => {
    const sentenced = answerTo([
      { crime: robbery, occasion: 'A' },
      { crime: burglary, occasion: 'B', run: 'concurrent', term: 'lower' },
    ]);
    expect(row(sentenced, 'c2')[0]).toBe('concurrent');
  });
});
