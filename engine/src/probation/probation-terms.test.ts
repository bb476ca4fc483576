import { describe, expect, test } from 'vitest';
import { burglary, robbery } from './probation.fixture.ts';
import { probationJail } from './probation-jail.ts';
import { probationLength } from './probation-length.ts';

const petty = { ...burglary, severity: 'misdemeanor', maximumTerm: 180 } as const;

describe('length of probation (R-E04)', () => {
  test.for([
    ['2020-12-31', burglary, '5 years', 'former PC 1203.1(a); PC 1203.097(a)(1)'],
    ['2021-01-01', burglary, 'Up to 2 years', 'PC 1203.1(a); PC 1203.097(a)(1)'],
    ['2020-12-31', petty, 'Up to 3 years', 'former PC 1203a; PC 1203.097(a)(1)'],
    ['2021-01-01', petty, 'Up to 1 year', 'PC 1203a(a); PC 1203.097(a)(1)'],
    ['2026-08-01', robbery, 'greatest term', 'PC 1203.1(l)(1); PC 1203.097(a)(1)'],
    ['2026-08-01', { ...petty, statute: 'VC 23152(a)' }, '3 to 5 years', 'VC 23600(b)(1)'],
    ['2026-08-01', { ...burglary, statute: 'VC 23153(b)' }, '3 to 5 years', 'VC 23600(b)(1)'],
    ['2026-08-01', { ...burglary, statute: 'PC 273.5(a)' }, '36 months', 'PC 1203.097(a)(1)'],
    ['2026-08-01', { ...petty, statute: 'PC 243(e)(1)' }, '36 months', 'PC 1203.097(a)(1)'],
    ['2026-08-01', { ...burglary, statute: 'PC 503' }, '$25,000', 'PC 1203.1(l)(2); PC 1203.097(a)(1)'],
    ['2026-08-01', { ...burglary, statute: 'PC 532a' }, '$25,000', 'PC 1203.1(l)(2); PC 1203.097(a)(1)'],
    ['2026-08-01', { ...petty, statute: 'PC 490.2(a)' }, 'Up to 2 years', 'PC 1203g(a); PC 1203.097(a)(1)'],
    ['2026-08-01', { ...petty, statute: 'PC 488' }, 'Up to 2 years', 'PC 1203g(a); PC 1203.097(a)(1)'],
    ['2026-08-01', { ...petty, statute: 'PC 273.6(d)' }, 'At least 36 months.', 'PC 273.6(h); PC 1203.097(a)(1)'],
    ['2026-08-01', { ...burglary, statute: 'PC 191.5(a)', offenseDate: '2026-01-01' }, '3 to 5', 'PC 191.5(e)'],
    [
      '2026-08-01',
      { ...burglary, statute: 'PC 191.5(a)', offenseDate: '2025-12-31' },
      '2 years',
      'PC 1203.1(a); PC 1203.097(a)(1)',
    ],
    ['2026-08-01', { ...petty, statute: 'PC 166(c)(1)' }, '36 months', 'PC 166(e)(1); PC 1203.097(a)(1)'],
    ['2026-08-01', { ...petty, statute: 'PC 166(a)(4)' }, 'Up to 1 year', 'PC 1203a(a); PC 1203.097(a)(1)'],
    ['2026-08-01', { ...petty, statute: 'PC 166(d)(1)' }, '36 months', 'PC 29825(c); PC 1203.097(a)(1)'],
    ['2026-08-01', { ...petty, statute: 'PC 273.6(g)(1)' }, '36 months', 'PC 29825(c); PC 1203.097(a)(1)'],
    ['2026-08-01', { ...petty, statute: 'PC 29825(b)' }, '36 months', 'PC 29825(c); PC 1203.097(a)(1)'],
    ['2026-08-01', { ...petty, statute: 'PC 502(c)(1)' }, 'At least 3 years', 'PC 1203.047; PC 1203.097(a)(1)'],
    ['2026-08-01', { ...burglary, statute: 'PC 502(c)(7)' }, 'At least 3 years', 'PC 1203.047; PC 1203.097(a)(1)'],
    ['2026-08-01', { ...petty, statute: 'PC 502(c)(7)' }, 'Up to 1 year', 'PC 1203a(a); PC 1203.097(a)(1)'],
    ['2026-08-01', { ...burglary, statute: 'PC 502(c)(10)' }, 'Up to 2 years', 'PC 1203.1(a)'],
    ['2026-08-01', { ...burglary, statute: 'PC 502.7(b)(1)' }, 'At least 3 years', 'PC 1203.047'],
    ['2026-08-01', { ...burglary, disasterFraud: true }, 'At least 5 years, or', 'PC 670(d); PC 1203.097(a)(1)'],
    [
      '2026-08-01',
      { ...petty, statute: 'PC 242', groups: ['DV'] },
      'Up to 1 year. At least 36 months where',
      'PC 1203a(a); PC 1203.097(a)(1)',
    ],
    [
      '2026-08-01',
      { ...robbery, groups: ['DV'] },
      'Up to the greatest term of the crime. At least 36 months where',
      'PC 1203.1(l)(1); PC 1203.097(a)(1)',
    ],
    ['2026-08-01', { ...burglary, statute: 'PC 273a(a)' }, '48 months', 'PC 273a(c)(1); PC 1203.097(a)(1)'],
    [
      '2026-08-01',
      { ...burglary, statute: 'PC 273d(a)' },
      'At least 36 months, unless',
      'PC 273d(c)(1); PC 1203.097(a)(1)',
    ],
    ['2026-08-01', { ...petty, statute: 'PC 272(a)(1)' }, 'Up to 5 years.', 'PC 272(a)(1); PC 1203.097(a)(1)'],
    ['2026-08-01', { ...petty, statute: 'PC 272(b)(1)' }, 'Up to 1 year.', 'PC 1203a(a); PC 1203.097(a)(1)'],
    ['2026-08-01', { ...burglary, statute: 'PC 273ab(a)' }, 'Up to 2 years', 'PC 1203.1(a); PC 1203.097(a)(1)'],
    ['2026-08-01', { ...burglary, statute: 'PC 487(b)(3)' }, '$25,000', 'PC 1203.1(l)(2); PC 1203.097(a)(1)'],
    [
      '2026-08-01',
      { ...petty, statute: 'PC 459.5(a)', offenseDate: '2024-12-31' },
      'Up to 1 year',
      'PC 1203a(a); PC 1203.097(a)(1)',
    ],
    [
      '2026-08-01',
      { ...petty, statute: 'PC 459.5(a)', offenseDate: '2025-01-01' },
      'Up to 2 years',
      'PC 1203g(a); PC 1203.097(a)(1)',
    ],
  ] as const)('sentenced %s, case %#: %s', ([day, row, text, authority]) => {
    expect(probationLength(row, day)).toEqual({
      charge: row.id,
      text: expect.stringContaining(text),
      authority,
    });
  });

  test('an infraction has none', () => {
    expect(probationLength({ ...burglary, severity: 'infraction' }, '2026-08-01')).toBeUndefined();
  });
});

describe('jail as a condition of probation (R-E06)', () => {
  test('a gang’s hundred and eighty days know no exception of a lesser minimum', () => {
    const row = { ...burglary, statute: 'PC 273.5(f)(1)' } as const;
    expect(probationJail(row).exception?.minimumDays).toBe(0);
    expect(probationJail({ ...row, forGang: 'felony' })).toEqual({
      charge: 'c1',
      minimumDays: 180,
      maximumDays: 365,
      authority: 'PC 186.22(c); PC 273.5(h)(1); PC 19.2',
    });
  });

  test.for([
    [burglary, 0, 365, 'PC 19.2'],
    [{ ...burglary, maximumTerm: 180 }, 0, 365, 'PC 19.2'],
    [petty, 0, 180, 'PC 19.2'],
    [{ ...petty, maximumTerm: 360 }, 0, 360, 'PC 19.2'],
    [{ ...petty, maximumTerm: 720 }, 0, 364, 'PC 19.2'],
    [{ ...burglary, statute: 'PC 245(a)(2)' }, 180, 365, 'PC 1203.095(a); PC 19.2'],
    [{ ...burglary, statute: 'PC 245(a)(1)' }, 0, 365, 'PC 19.2'],
    [{ ...petty, statute: 'PC 417(a)(2)' }, 90, 180, 'PC 1203.095(a); PC 19.2'],
    [{ ...burglary, statute: 'PC 186.22(a)' }, 180, 365, 'PC 186.22(c); PC 19.2'],
    [{ ...burglary, statute: 'PC 273.5(f)(1)' }, 15, 365, 'PC 273.5(h)(1); PC 19.2'],
    [{ ...burglary, statute: 'PC 273.5(a)' }, 0, 365, 'PC 19.2'],
    [{ ...petty, statute: 'VC 23152(a)' }, 0, 180, 'PC 19.2'],
    [{ ...petty, statute: 'VC 23152(a)/23540', maximumTerm: 364 }, 4, 364, 'VC 23542(a)(1); PC 19.2'],
    [{ ...petty, statute: 'VC 23152(b)/23546', maximumTerm: 364 }, 120, 364, 'VC 23548(a); PC 19.2'],
    [{ ...burglary, statute: 'VC 23152(a)/23550' }, 180, 365, 'VC 23552(a); PC 19.2'],
    [{ ...burglary, statute: 'VC 23152(a)/23550.5' }, 0, 365, 'PC 19.2'],
    [{ ...burglary, statute: 'VC 23153(a)' }, 5, 365, 'VC 23556(a)(1); PC 19.2'],
    [{ ...burglary, statute: 'VC 23153(a)/23560' }, 120, 365, 'VC 23562(a); PC 19.2'],
    [{ ...burglary, statute: 'VC 23153(a)/23566' }, 364, 365, 'VC 23568(a); PC 19.2'],
    [{ ...burglary, statute: 'VC 23153(a)/23550.5' }, 0, 365, 'PC 19.2'],
    [{ ...petty, statute: 'VC 14601(a)' }, 0, 180, 'PC 19.2'],
    [{ ...petty, statute: 'VC 14601(a)', maximumTerm: 364 }, 10, 364, 'VC 14601(c); PC 19.2'],
    [{ ...petty, statute: 'VC 14601.1(a)', maximumTerm: 364 }, 0, 364, 'PC 19.2'],
    [{ ...petty, statute: 'VC 14601.2(a)' }, 10, 180, 'VC 14601.2(e); PC 19.2'],
    [{ ...petty, statute: 'VC 14601.2(a)', maximumTerm: 364 }, 30, 364, 'VC 14601.2(f); PC 19.2'],
    [{ ...burglary, statute: 'PC 207(a)' }, 360, 365, 'PC 208(c); PC 19.2'],
    [
      { ...burglary, statute: 'PC 246', probationJail: { minimumDays: 90, maximumDays: 364 } },
      90,
      364,
      'PC 1203.095(a); PC 19.2',
    ],
    [
      { ...burglary, probationJail: { minimumDays: 30, maximumDays: 364 }, statute: 'PC 422' },
      30,
      364,
      'PC 422; PC 19.2',
    ],
  ] as const)('case %#: %i to %i days under %s', ([row, minimumDays, maximumDays, authority]) => {
    expect(probationJail(row)).toMatchObject({ charge: 'c1', minimumDays, maximumDays, authority });
  });
});
