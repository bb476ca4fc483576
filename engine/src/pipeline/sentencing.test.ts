import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, prior, row } from '../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = 'PC 459/460(b)';
const life = { crime: 'PC 664/187(a) first degree', findings: ['premeditated'] } as const;

describe('principal term, PC 1170.1(a) (R-B08)', () => {
  test('term and enhancements together decide', () => {
    const sentenced = answerTo([
      { crime: 'PC 215', term: 'middle' },
      { crime: 'PC 245(a)(4)', enhancements: [{ crime: 'PC 12022.7(a)' }] },
    ]);
    expect([row(sentenced, 'c1')[0], row(sentenced, 'c2')[0]]).toEqual(['subordinate', 'principal']);
  });

  test('of equal terms the preferred one, else the lowest count', () => {
    const equal = (principal: 'preferred' | 'unspecified') =>
      answerTo([{ crime: robbery }, { crime: robbery, principal }]).charges.map(({ isPrincipal }) => isPrincipal);
    expect(equal('unspecified')).toEqual([1, 0]);
    expect(equal('preferred')).toEqual([0, 1]);
  });

  test('preferring a shorter term does not make it the principal', () => {
    expect(row(answerTo([{ crime: robbery }, { crime: burglary, principal: 'preferred' }]), 'c1')[0]).toBe('principal');
  });

  test('doubling decides too', () => {
    const sentenced = answerTo([{ crime: robbery }, { crime: 'PC 422', strikes: '1' }]);
    expect([row(sentenced, 'c1')[0], row(sentenced, 'c2')[0]]).toEqual(['subordinate', 'principal']);
  });

  test('counts marked concurrent run with full terms of PC 667.6', () => {
    const rape = { crime: 'PC 261(a)(2)' };
    const sentenced = answerTo([
      { ...rape, victim: 'A' },
      { ...rape, victim: 'B' },
      { crime: 'PC 215', run: 'concurrent' },
    ]);
    expect(sentenced.charges.map(({ role }) => role)).toEqual(['full-term', 'full-term', 'concurrent']);
    expect(sentenced.summary).toMatchObject({ totalDeterminate: 5760, basePrincipalTerm: 0 });
  });

  test('a stayed life term leaves the principal term forced', () => {
    const sentenced = answerTo([
      { ...life, status: 'Stayed654' },
      { crime: robbery, run: 'concurrent' },
    ]);
    expect(row(sentenced, 'c2')[0]).toBe('principal');
  });

  test('a crime in prison is not the principal term of other crimes, however long', () => {
    const sentenced = answerTo([{ crime: 'PC 422' }, { crime: 'PC 4501.5' }]);
    expect([row(sentenced, 'c1')[0], row(sentenced, 'c2')[0]]).toEqual(['principal', 'full-term']);
  });

  test('determinate counts marked concurrent run with a life term', () => {
    const sentenced = answerTo([life, { crime: robbery, run: 'concurrent' }]);
    expect(sentenced.summary).toMatchObject({ totalDeterminate: 0, totalIndeterminate: 2520 });
    expect(row(sentenced, 'c2')).toEqual(['concurrent', 1800, 'PC 669']);
  });

  test('one consecutive count beside the life term makes a principal of the longest', () => {
    const sentenced = answerTo([life, { crime: robbery, run: 'concurrent' }, { crime: burglary }]);
    expect([row(sentenced, 'c2')[0], row(sentenced, 'c3')[0]]).toEqual(['principal', 'subordinate']);
  });
});

describe('concurrency, PC 669 (R-B09)', () => {
  test('where every count is marked concurrent the longest life term runs', () => {
    const sentenced = answerTo([
      { ...life, run: 'concurrent' },
      { crime: 'PC 187(a) second degree', run: 'concurrent' },
      { crime: robbery, run: 'concurrent' },
    ]);
    expect(sentenced.summary).toMatchObject({ totalDeterminate: 0, totalIndeterminate: 5400 });
    expect(sentenced.charges.map(({ role }) => role)).toEqual(['concurrent', 'indeterminate', 'concurrent']);
    expect(codesOf(sentenced)).toContain('ALL_COUNTS_CONCURRENT');
  });

  test('life without parole before any minimum, and minimums with their firearm terms', () => {
    const murder = { crime: 'PC 187(a) first degree', run: 'concurrent' } as const;
    const second = { crime: 'PC 187(a) second degree', run: 'concurrent' } as const;
    const roles = (...charges: Parameters<typeof answerTo>[0]) => answerTo(charges).charges.map(({ role }) => role);
    expect(roles(murder, { ...murder, enhancements: ['PC 190.2'] })).toEqual(['concurrent', 'indeterminate']);
    expect(roles(murder, { ...second, enhancements: ['PC 12022.53(d)'] })).toEqual(['concurrent', 'indeterminate']);
    expect(roles(murder, second)).toEqual(['indeterminate', 'concurrent']);
  });

  test('of life terms that run at once the greatest minimum counts', () => {
    const sentenced = answerTo([life, { crime: 'PC 187(a) second degree', run: 'concurrent' }]);
    expect(sentenced.summary.totalIndeterminate).toBe(5400);
    expect(row(sentenced, 'c2')).toEqual(['concurrent', 5400, 'PC 669']);
    expect(sentenced.charges[1]?.steps.at(-1)).toMatchObject({ operation: 'add', amount: 2880 });
  });

  test('an enhancement expressly consecutive on a concurrent count is stayed (J-11)', () => {
    const sentenced = answerTo([
      { crime: 'PC 215' },
      { crime: robbery, run: 'concurrent', enhancements: [{ crime: 'PC 12022.7(a)', run: 'consecutive' }] },
    ]);
    expect(row(sentenced, 'c2e1')[0]).toBe('stayed');
    expect(codesOf(sentenced)).toContain('MISMATCH_CONCURRENT_ENH');
  });

  test('else it runs as its count does, and makes the count so much longer', () => {
    const sentenced = answerTo([
      { crime: 'PC 215' },
      {
        crime: robbery,
        run: 'concurrent',
        enhancements: ['PC 12022.7(a)', { crime: 'PC 12022.7(a)', status: 'Stayed' }],
      },
    ]);
    expect(sentenced.charges[1]?.countDays).toBe(2880);
    expect(row(sentenced, 'c2e1')).toEqual(['concurrent', 1080, 'PC 669']);
    expect(sentenced.summary.totalDeterminate).toBe(3240);
  });

  test('a section that commands consecutive terms is obeyed', () => {
    const crime = { like: 'PC 4501.5' };
    const sentenced = answerTo([{ crime: robbery }, { crime, run: 'concurrent' }]);
    expect(sentenced.charges[1]).toMatchObject({ mandatoryConsecutive: true, role: 'full-term' });
  });
});

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
    expect([row(sentenced, 'c2e1')[1], row(sentenced, 'c2e2')[1]]).toEqual([1080, 120]);
  });

  test('voluntary manslaughter is full, unless the court chooses PC 1170.1', () => {
    const second = (more: object) => row(answerTo([{ crime: 'PC 192(a)' }, { crime: 'PC 192(a)', ...more }]), 'c2');
    expect(second({})).toEqual(['full-term', 3960, 'PC 1170.16']);
    expect(second({ scheme: '1170.1' })).toEqual(['subordinate', 720, 'PC 1170.1(a)']);
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
    expect(row(sentenced, 'c2e1')[1]).toBe(1200);
  });
});

describe('rows that add nothing', () => {
  test.for([
    ['Stayed654', 'stayed', 'PC 654'],
    ['Stayed', 'stayed', 'PC 1170.1'],
    ['Dismissed', 'inactive', 'PC 1166'],
    ['Acquitted', 'inactive', 'PC 1166'],
  ] as const)('%s', ([status, role, authority]) => {
    const sentenced = answerTo([
      { crime: robbery },
      { crime: 'PC 245(a)(4)', status, enhancements: ['PC 12022.7(a)'] },
    ]);
    expect(row(sentenced, 'c2')).toEqual([role, 1440, authority]);
    expect(row(sentenced, 'c2e1')).toEqual([role, 1080, authority]);
    expect(sentenced.summary.totalDeterminate).toBe(1800);
    expect(sentenced.charges[1]?.countDays).toBe(2520);
  });

  test('probation suspends the term', () => {
    const sentenced = answerTo([{ crime: burglary, probation: { granted: true, jailDays: 180 } }]);
    expect(row(sentenced, 'c1')).toEqual(['stayed', 1080, 'PC 1203.1']);
    expect(sentenced.summary).toMatchObject({ totalDeterminate: 0, place: 'none' });
    expect(codesOf(sentenced)).toContain('PROBATION_SUSPENDS_TERM');
  });
});

describe('misdemeanors and infractions (R-C03)', () => {
  test('consecutive ones are added in full, beside the felony time', () => {
    const sentenced = answerTo([{ crime: 'PC 243(e)(1)' }, { crime: 'PC 148(a)(1)', days: 100 }, { crime: burglary }]);
    expect(row(sentenced, 'c2')).toEqual(['misdemeanor', 100, 'PC 18.5']);
    expect(sentenced.summary).toMatchObject({ exposureDaysMisdemeanor: 464, totalDeterminate: 1080 });
    expect(sentenced.charges[0]?.determinate).toBe('364d');
  });

  test('all concurrent and nothing else: the longest', () => {
    const sentenced = answerTo([
      { crime: 'PC 243(e)(1)', run: 'concurrent' },
      { crime: 'PC 148(a)(1)', run: 'concurrent', days: 100 },
    ]);
    expect(sentenced.summary).toMatchObject({ exposureDaysMisdemeanor: 364, place: 'jail' });
  });

  test('concurrent with a felony they add nothing', () => {
    const sentenced = answerTo([{ crime: burglary }, { crime: 'PC 243(e)(1)', run: 'concurrent' }]);
    expect(sentenced.summary.exposureDaysMisdemeanor).toBe(0);
  });

  test('more days than the maximum are cut, with a notice', () => {
    const sentenced = answerTo([{ crime: 'PC 148(a)(1)', days: 500 }]);
    expect(sentenced.summary.exposureDaysMisdemeanor).toBe(364);
    expect(codesOf(sentenced)).toContain('DAYS_ABOVE_MAXIMUM');
  });

  test('an infraction is no imprisonment', () => {
    const sentenced = answerTo([{ crime: 'VC 22350' }]);
    expect(row(sentenced, 'c1')).toEqual(['infraction', 0, 'PC 19.6']);
    expect(sentenced.summary.place).toBe('none');
  });
});

describe('where the time is served, PC 1170(h) (R-A04)', () => {
  const place = (charges: Parameters<typeof answerTo>[0], more = {}) => answerTo(charges, more).summary.place;

  test.for([
    ['a jail felony', [{ crime: burglary }], {}, 'jail1170h'],
    ['beside a prison felony', [{ crime: burglary }, { crime: 'PC 29800(a)(1)' }], {}, 'prison'],
    ['made serious by a weapon', [{ crime: burglary, enhancements: ['PC 12022(b)(1)'] }], {}, 'prison'],
    ['with a prior strike', [{ crime: burglary }], { strikes: '1' }, 'prison'],
    [
      'with a serious prior that adds nothing',
      [{ crime: burglary }],
      { caseEnhancements: prior('PC 667(a)(1)') },
      'prison',
    ],
    [
      'with a serious prior dismissed',
      [{ crime: burglary }],
      { caseEnhancements: prior('PC 667(a)(1)', { status: 'Dismissed' }) },
      'jail1170h',
    ],
    ['that must register', [{ crime: { like: burglary, groups: ['REG290'] } }], {}, 'prison'],
    ['a misdemeanor', [{ crime: 'PC 148(a)(1)' }], {}, 'jail'],
    ['nothing', [], {}, 'none'],
  ] as const)('%s', ([, charges, more, expected]) => {
    expect(place(charges, more)).toBe(expected);
  });

  test('drugs with a firearm: PC 12022(c)(2)', () => {
    const armed = { statute: 'PC 12022(c)', kind: 'conduct', severity: 'felony', terms: { upper: '5y' } } as const;
    const sentenced = answerTo([{ crime: 'HS 11351', enhancements: [{ crime: armed }] }]);
    expect(sentenced.summary.place).toBe('prison');
    expect(codesOf(sentenced)).toContain('PRISON_BAR_1170H3');
  });
});

describe('violent prior prison terms, PC 667.7 (R-B06)', () => {
  const injury = { crime: robbery, enhancements: ['PC 12022.7(a)'] };

  test('two make twenty years to life, the enhancement within', () => {
    const sentenced = answerTo([injury], { violentPriors: 2 });
    expect(row(sentenced, 'c1')).toEqual(['indeterminate', 7200, 'PC 669']);
    expect(sentenced.summary.totalDeterminate).toBe(0);
    expect(sentenced.charges[0]?.steps[0]?.authority).toBe('PC 667.7(a)(1)');
  });

  test('a longer term with its enhancements is the minimum', () => {
    const crime = { like: robbery, terms: { upper: '18y' } };
    expect(row(answerTo([{ ...injury, crime }], { violentPriors: 2 }), 'c1')[1]).toBe(7560);
  });

  test('three make life without parole', () => {
    expect(answerTo([injury], { violentPriors: 3 }).summary).toMatchObject({ special: 'LWOP', totalDeterminate: 0 });
  });

  test.for([
    ['one prior', [injury], 1],
    ['no injury', [{ crime: robbery }], 3],
  ] as const)('%s changes nothing', ([, charges, violentPriors]) => {
    expect(answerTo([...charges], { violentPriors }).summary.totalIndeterminate).toBe(0);
  });
});

describe('repeated charges', () => {
  test('stand on successive counts with ids of their own', () => {
    const sentenced = answerTo([{ crime: burglary, times: 3, enhancements: ['PC 12022(b)(1)'] }]);
    expect(sentenced.charges.map(({ id, count }) => [id, count])).toEqual([
      ['c1', 1],
      ['c1#2', 2],
      ['c1#3', 3],
    ]);
    expect(sentenced.charges[2]?.enhancements[0]?.id).toBe('c1e1#3');
    expect(sentenced.summary.totalDeterminate).toBe(1080 + 360 + 2 * (240 + 120));
  });

  test('a prior counts so many times', () => {
    const sentenced = answerTo([{ crime: robbery }], { caseEnhancements: prior('PC 667(a)(1)', { times: 3 }) });
    expect(row(sentenced, 's1')[1]).toBe(5400);
  });
});
