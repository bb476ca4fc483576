import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, row, rowOf, type TestCharge } from '../../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = 'PC 459/460(b)';

describe('subordinate terms (R-A21, R-B10)', () => {
  test('one third of the middle term and of the chosen enhancement: People v. Hill (2004) 119 Cal.App.4th 85', () => {
    const sentenced = answerTo([
      { crime: 'PC 215' },
      { crime: 'PC 245(a)(2)', term: 'lower', enhancements: [{ crime: 'PC 12022.5(a)', term: 'lower' }] },
    ]);
    expect(row(sentenced, 'c2')).toEqual(['subordinate', 360, 'PC 1170.1(a)']);
    expect(row(sentenced, 'c2e1')).toEqual(['subordinate', 360, 'PC 1170.1(a)']);
  });

  test('a fraction of a day is dropped once, at the end', () => {
    const crime = { like: burglary, terms: { upper: '361d' } } as const;
    const sentenced = answerTo([{ crime: robbery }, { crime }], { strikes: '1' });
    expect(row(sentenced, 'c2')[1]).toBe(240);
  });

  test('in full is a comparison, with a notice (J-21)', () => {
    const sentenced = answerTo([{ crime: robbery }, { crime: burglary, subordinateTerm: 'full' }]);
    expect(row(sentenced, 'c2')).toEqual(['subordinate', 1080, 'PC 1170.1(a)']);
    expect(codesOf(sentenced)).toContain('FULL_SUB_NOT_1170_1');
  });

  test('dissuading a witness of another count, by victim or by count; else one third with a notice', () => {
    const by = (more: object) =>
      answerTo([
        { crime: 'PC 273.5(a)', victim: 'A' },
        { crime: 'PC 136.1(b)(1)', ...more },
      ]);
    expect(row(by({ victim: 'A' }), 'c2')).toEqual(['full-term', 720, 'PC 1170.15']);
    expect(row(by({ witnessOf: 'c1' }), 'c2')).toEqual(['full-term', 720, 'PC 1170.15']);
    expect(row(by({ victim: 'B' }), 'c2')).toEqual(['subordinate', 240, 'PC 1170.1(a)']);
    expect(codesOf(by({ victim: 'B' }))).toContain('WITNESS_1170_15_NEEDS_FACTS');
    expect(row(by({ victim: 'A', subordinateTerm: 'full' }), 'c2')[1]).toBe(1080);
  });

  test('of its enhancements weapons and injury are full, others a third', () => {
    const other = { statute: 'PC 667.9(a)', kind: 'conduct', severity: 'felony', terms: { upper: '1y' } } as const;
    const sentenced = answerTo([
      { crime: 'PC 215', victim: 'A' },
      {
        crime: 'PC 136.1(b)(1)',
        victim: 'A',
        enhancements: [{ crime: 'PC 12022.5(a)', term: 'lower' }, { crime: other }],
      },
    ]);
    expect(row(sentenced, 'c2e1')).toEqual(['full-term', 1080, 'PC 1170.15']);
    expect(row(sentenced, 'c2e2')).toEqual(['full-term', 120, 'PC 1170.1(a)']);
    expect(rowOf(sentenced, 'c2e1').steps.at(-1)?.words).toContain('added in full');
  });

  test('voluntary manslaughter is a third, unless the court chooses the full term of PC 1170.16', () => {
    const second = (more: object) => row(answerTo([{ crime: 'PC 192(a)' }, { crime: 'PC 192(a)', ...more }]), 'c2');
    expect(second({})).toEqual(['subordinate', 720, 'PC 1170.1(a)']);
    expect(second({ scheme: '1170.1' })).toEqual(['subordinate', 720, 'PC 1170.1(a)']);
    expect(second({ scheme: 'own' })).toEqual(['full-term', 3960, 'PC 1170.16']);
    expect(second({ subordinateTerm: 'full' })).toEqual(['full-term', 3960, 'PC 1170.16']);
    expect(second({ subordinateTerm: 'third' })[1]).toBe(720);
  });

  test('kidnappings of one victim, or of unnamed ones, are a third', () => {
    const second = (a?: string, b?: string) =>
      answerTo([
        { crime: 'PC 207(a)/208(a)', ...(a && { victim: a }) },
        { crime: 'PC 207(a)/208(a)', ...(b && { victim: b }) },
      ]);
    expect(row(second('A', 'B'), 'c2')).toEqual(['full-term', 1800, 'PC 1170.1(b)']);
    expect(row(second('A', 'A'), 'c2')).toEqual(['subordinate', 600, 'PC 1170.1(a)']);
    expect(codesOf(second())).toContain('KIDNAP_1170_1B_NEEDS_FACTS');
  });

  test('the enhancement of a second kidnapping is full, PC 1170.1(b), that of a sex crime too, PC 1170.1(h)', () => {
    const twice = (crime: string, enhancement: string) =>
      answerTo([
        { crime, victim: 'A', enhancements: [enhancement] },
        { crime, victim: 'B', enhancements: [enhancement] },
      ]);
    const kidnapped = twice('PC 207(a)/208(a)', 'PC 12022.53(b)');
    expect(row(kidnapped, 'c2e1')).toEqual(['full-term', 3600, 'PC 1170.1(b)']);
    expect(rowOf(kidnapped, 'c2e1').steps.at(-1)?.words).not.toContain('middle term');
    expect(row(twice('PC 261(a)(2)', 'PC 12022.3(a)'), 'c2e1')).toEqual(['full-term', 3600, 'PC 1170.1(h)']);
  });

  test('crimes in prison have a principal of their own, added in full: PC 1170.1(c)', () => {
    const sentenced = answerTo([{ crime: robbery }, { crime: 'PC 4501.5' }, { crime: 'PC 4501.5' }]);
    expect(row(sentenced, 'c2')).toEqual(['full-term', 1440, 'PC 1170.1(c)']);
    expect(row(sentenced, 'c3')).toEqual(['subordinate', 360, 'PC 1170.1(a)']);
    expect(row(answerTo([{ crime: 'PC 4501.5' }]), 'c1')[0]).toBe('principal');
  });

  test('a threat to a peace officer is the full middle term, its enhancements a third: PC 1170.13', () => {
    const crime = { like: 'PC 422', category: 'THREAT_1170_13' } as const;
    const sentenced = answerTo([
      { crime: robbery },
      { crime, enhancements: ['PC 12022.5(a)'] },
      { crime: 'PC 215', enhancements: ['PC 12022.53(b)'] },
    ]);
    expect(row(sentenced, 'c2')).toEqual(['full-term', 720, 'PC 1170.13']);
    expect(row(sentenced, 'c2e1')).toEqual(['full-term', 1200, 'PC 1170.1(a)']);
  });
});

describe('the scheme that a subordinate row names', () => {
  const second = (charge: TestCharge) => {
    const { scheme, determinateDays } = rowOf(answerTo([{ crime: 'PC 215', victim: 'A' }, charge]), 'c2');
    return [scheme, determinateDays];
  };
  const witness = { crime: 'PC 136.1(b)(1)', victim: 'A' };

  test.for([
    [{ crime: robbery }, '1/3 Middle', 360],
    [{ crime: robbery, subordinateTerm: 'full' }, 'Full', 1800],
    [witness, 'Middle', 720],
    [{ ...witness, subordinateTerm: 'full' }, 'Term', 1080],
    [{ ...witness, subordinateTerm: 'full', term: 'lower' }, 'Term', 480],
    [{ crime: 'PC 192(a)' }, 'Full Selected Term', 3960],
  ] as const)('%j: %s, %i days', ([charge, scheme, days]) => {
    expect(second(charge)).toEqual([scheme, days]);
  });
});

test.for([
  ['1996-12-31', 'subordinate', 720, 'PC 1170.1(a)'],
  ['1997-01-01', 'full-term', 3960, 'PC 1170.16'],
] as const)('a second voluntary manslaughter of %s: %s, from the first day of PC 1170.16', ([date, ...expected]) => {
  const killing = { crime: 'PC 192(a)', date, scheme: 'own' } as const;
  expect(row(answerTo([killing, killing]), 'c2')).toEqual(expected);
});
