import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, row } from '../../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';

describe('the same gun (R-A18)', () => {
  test('violent for the firearm alone: only the greater counts, People v. Rodriguez (2009) 47 Cal.4th 501', () => {
    const sentenced = answerTo([
      { crime: 'PC 245(a)(4)', gang: true, enhancements: [{ crime: 'PC 12022.5(a)', term: 'middle' }] },
    ]);
    expect(row(sentenced, 'c1e1')).toEqual(['stayed', 1440, 'PC 1170.1(f)']);
    expect(row(sentenced, 'c1.gang')[0]).toBe('principal');
  });

  test('an assault with a firearm: People v. Le (2015) 61 Cal.4th 416', () => {
    const sentenced = answerTo([{ crime: 'PC 245(a)(2)', gang: true, enhancements: ['PC 12022.5(a)'] }]);
    expect(sentenced.summary.totalDeterminate).toBe(1440 + 3600);
  });

  test.for([
    ['PC 245(a)(2)', 1440 + 1800],
    ['PC 245(a)(1)', 1440 + 1800 + 1080],
  ] as const)('%s, serious for its firearm alone or not, by one armed: %i', ([crime, days]) => {
    const armed = { statute: 'PC 12022(a)(2)', kind: 'conduct', severity: 'felony', terms: { upper: '3y' } } as const;
    const sentenced = answerTo([{ crime, gang: true, enhancements: [{ crime: armed }] }]);
    expect(sentenced.summary.totalDeterminate).toBe(days);
    expect(codesOf(sentenced).includes('STAYED_1170_1F')).toBe(crime === 'PC 245(a)(2)');
  });

  test.for(['PC 245(a)(4)', 'PC 245(a)(2)'])('%s, violent for an injury as well: gun and gang stand', (crime) => {
    const sentenced = answerTo([{ crime, gang: true, enhancements: ['PC 12022.5(a)', 'PC 12022.7(a)'] }]);
    expect(sentenced.summary.totalDeterminate).toBe(1440 + 3600 + 3600);
    expect(row(sentenced, 'c1e2')).toEqual(['stayed', 1080, 'PC 1170.1(g)']);
  });

  test('of gun and injury the gang term rests on the lesser', () => {
    const enhancements = [
      { crime: 'PC 12022.5(a)', term: 'lower' },
      { crime: { like: 'PC 12022.7(a)', terms: { upper: '5y' } } },
    ] as const;
    const sentenced = answerTo([{ crime: 'PC 245(a)(4)', gang: true, enhancements }]);
    expect(row(sentenced, 'c1e1')).toEqual(['stayed', 1080, 'PC 1170.1(f)']);
    expect(sentenced.summary.totalDeterminate).toBe(1440 + 1800 + 3600);
  });

  test.for([
    ['2000-03-07', 1440 + 1080 + 1080],
    ['2000-03-08', 1440 + 3600],
  ] as const)('one step for every felony, which rests on no gun, before Proposition 21: %s', ([date, days]) => {
    const sentenced = answerTo([
      { crime: 'PC 245(a)(4)', date, gang: true, enhancements: [{ crime: 'PC 12022.5(a)', term: 'lower' }] },
    ]);
    expect(sentenced.summary.totalDeterminate).toBe(days);
  });

  test('robbery is violent without the gun: both stand', () => {
    const sentenced = answerTo([{ crime: robbery, gang: true, enhancements: ['PC 12022.53(b)'] }]);
    expect(sentenced.summary.totalDeterminate).toBe(1800 + 3600 + 3600);
  });

  test('unless it is found that both rest on one gun', () => {
    const sentenced = answerTo([
      { crime: robbery, gang: true, findings: ['same-gun-as-gang'], enhancements: ['PC 12022.53(c)'] },
    ]);
    expect(row(sentenced, 'c1.gang')).toEqual(['stayed', 3600, 'PC 1170.1(f)']);
  });

  test('a firearm term that was dismissed, or a gang term that there was not yet, stays nothing', () => {
    const findings = ['same-gun-as-gang'] as const;
    const dismissed = { crime: 'PC 12022.53(c)', status: 'Dismissed' } as const;
    const present = answerTo([{ crime: robbery, gang: true, findings, enhancements: [dismissed] }]);
    expect(row(present, 'c1.gang')).toEqual(['principal', 3600, 'PC 1170.1(a)']);
    const past = answerTo([
      { crime: robbery, date: '1988-09-25', gang: true, findings, enhancements: ['PC 12022.5(a)'] },
    ]);
    expect(row(past, 'c1e1')).toEqual(['principal', 3600, 'PC 1170.1(a)']);
  });

  test('no gang term for a vicarious gunman: PC 12022.53(e)(2)', () => {
    const enhancements = [{ crime: 'PC 12022.53(d)', findings: ['vicarious-firearm'] }] as const;
    const sentenced = answerTo([{ crime: robbery, gang: true, enhancements }]);
    expect(row(sentenced, 'c1.gang')).toEqual(['stayed', 3600, 'PC 12022.53(e)(2)']);
    expect(codesOf(sentenced)).toContain('STAYED_12022_53E');
  });

  describe('the firearm of another alleged, PC 12022.53(e)(1)', () => {
    const facts = {
      statute: 'PC 12022.53(e)(1)',
      kind: 'conduct',
      severity: 'felony',
      terms: { upper: '10y' },
    } as const;
    const alleged = { gang: true, enhancements: [{ crime: facts }] } as const;

    test('leaves no gang term either', () => {
      const sentenced = answerTo([{ ...alleged, crime: robbery }]);
      expect(row(sentenced, 'c1.gang')).toEqual(['stayed', 3600, 'PC 12022.53(e)(2)']);
      expect(sentenced.summary.totalDeterminate).toBe(1800 + 3600);
    });

    test('unless the person used a firearm too', () => {
      const sentenced = answerTo([{ ...alleged, crime: robbery, findings: ['personal-firearm-use'] }]);
      expect(sentenced.summary.totalDeterminate).toBe(1800 + 3600 + 3600);
    });

    test('adds no years to the alternate life term, People v. Brookfield (2009) 47 Cal.4th 583', () => {
      const sentenced = answerTo([{ ...alleged, crime: 'PC 215' }]);
      expect(sentenced.summary).toMatchObject({ totalIndeterminate: 5400, totalDeterminate: 0 });
      expect(row(sentenced, 'c1e1')).toEqual(['stayed', 3600, 'PC 12022.53(e)(2)']);
      const own = answerTo([{ crime: 'PC 215', gang: true, enhancements: ['PC 12022.53(b)'] }]);
      expect(own.summary).toMatchObject({ totalIndeterminate: 5400, totalDeterminate: 3600 });
    });
  });

  test.for([
    ['PC 12022.53(d)', 2520 + 9000, 0],
    ['PC 12022.53(c)', 2520, 7200],
  ] as const)(
    '%s of another in place of the floor of a life felony, People v. Gonzalez (2010) 180 Cal.App.4th 1420',
    ([crime, indeterminate, determinate]) => {
      const gunman = (finding: 'vicarious-firearm' | 'personal-firearm-use') =>
        answerTo([
          {
            crime: 'PC 187(a) first degree',
            state: 'Attempt',
            findings: ['premeditated'],
            gang: true,
            enhancements: [{ crime, findings: [finding] }],
          },
        ]);
      const vicarious = gunman('vicarious-firearm');
      expect(vicarious.summary).toMatchObject({ totalIndeterminate: indeterminate, totalDeterminate: determinate });
      expect(row(vicarious, 'c1.gang')).toEqual(['stayed', 3600, 'PC 12022.53(e)(2)']);
      expect(gunman('personal-firearm-use').summary.totalIndeterminate).toBe(indeterminate - 2520 + 5400);
    },
  );

  test('life for the firearm of another in place of the alternate life term: PC 12022.53(j)', () => {
    const enhancements = [{ crime: 'PC 12022.53(d)', findings: ['vicarious-firearm'] }] as const;
    const sentenced = answerTo([{ crime: 'PC 215', gang: true, enhancements }]);
    expect(sentenced.summary).toMatchObject({ totalIndeterminate: 9000, totalDeterminate: 3240 });
    expect(row(sentenced, 'c1.gang')).toEqual(['stayed', 3600, 'PC 12022.53(e)(2)']);
  });
});
