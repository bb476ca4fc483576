import { describe, expect, test } from 'vitest';
import { answerTo, codesOf, prior, type TestCharge } from '../case.fixture.ts';
import type { CaseFile } from '../case-file/case-file.ts';

const robbery = 'PC 211/212.5(c)';

interface Expectation {
  readonly code: string;
  readonly authority: string;
  readonly charges: readonly TestCharge[];
  readonly more?: Partial<CaseFile>;
  readonly on: readonly string[];
  /** The nearest case that does not raise it. */
  readonly not: readonly [readonly TestCharge[], Partial<CaseFile>?];
}

const expectations: readonly Expectation[] = [
  {
    code: 'UPPER_TERM_PROOF',
    authority: 'PC 1170(b)(1)-(3); PC 1170.1(d); CRC 4.420',
    charges: [{ crime: robbery }],
    on: ['c1'],
    not: [[{ crime: robbery, term: 'middle' }]],
  },
  {
    code: 'LOWER_TERM_PRESUMPTION',
    authority: 'PC 1170(b)(6)',
    charges: [{ crime: robbery }],
    more: { birthdate: '2000-03-15' },
    on: ['c1'],
    not: [[{ crime: robbery }], { birthdate: '2000-03-14' }],
  },
  {
    code: 'ENH_1385C_MULTIPLE',
    authority: 'PC 1385(c)(2)(B)',
    charges: [{ crime: robbery, enhancements: ['PC 12022.53(b)', 'PC 12022.7(a)'] }],
    on: ['c1e1', 'c1e2'],
    not: [[{ crime: robbery, enhancements: ['PC 12022.53(b)', 'PC 12022.5(a)'] }]],
  },
  {
    code: 'ENH_1385C_OVER20',
    authority: 'PC 1385(c)(2)(C)',
    charges: [{ crime: robbery, enhancements: ['PC 12022.53(c)'] }],
    on: ['c1e1'],
    not: [[{ crime: robbery, enhancements: ['PC 12022.53(b)'] }]],
  },
  {
    code: 'RANGE_CROSSES_LAW_CHANGE',
    authority: 'PC 3',
    charges: [{ crime: 'PC 463(c)(1)', date: '2025-12-31', dateEnd: '2026-01-01' }],
    on: ['c1'],
    not: [[{ crime: 'PC 463(c)(1)', date: '2026-01-01', dateEnd: '2026-01-02' }]],
  },
  {
    code: 'OLD_1170_1_LIMITS',
    authority: 'former PC 1170.1(a), (g)',
    charges: [
      { crime: robbery, date: '1997-12-31' },
      { crime: robbery, date: '1997-12-31' },
    ],
    on: ['c1', 'c2'],
    not: [
      [
        { crime: robbery, date: '1998-01-01' },
        { crime: robbery, date: '1998-01-01' },
      ],
    ],
  },
  {
    code: 'PRIOR_WITHOUT_STRIKE_LEVEL',
    authority: 'PC 667(d)(1)',
    charges: [{ crime: robbery }],
    more: { caseEnhancements: prior('PC 667(a)(1)') },
    on: ['s1'],
    not: [[{ crime: robbery }], { caseEnhancements: prior('PC 667(a)(1)'), strikes: '1' }],
  },
  {
    code: 'STRIKE_LIST_LOCKED',
    authority: 'PC 667.1(b); PC 1170.125',
    charges: [{ crime: 'PC 261(a)(3)', findings: ['drugged'] }],
    more: { strikes: '2+' },
    on: ['c1'],
    not: [[{ crime: 'PC 261(a)(3)' }], { strikes: '2+' }],
  },
  {
    code: 'GANG_AB333_PROOF',
    authority: 'PC 186.22(e), (f); PC 1109',
    charges: [{ crime: robbery, gang: true }],
    on: ['c1'],
    not: [[{ crime: robbery, gang: true }], { sentencingDate: '2021-12-31' }],
  },
  {
    code: 'ALEXANDRA_WARNING',
    authority: 'HS 11369',
    charges: [{ crime: 'HS 11378' }],
    on: ['c1'],
    not: [[{ crime: 'HS 11378' }], { sentencingDate: '2024-12-17' }],
  },
  {
    code: 'IMMIGRATION_ADVISE',
    authority: 'PC 1016.5',
    charges: [{ crime: 'PC 148(a)(1)' }],
    on: ['c1'],
    not: [[{ crime: 'VC 22350' }]],
  },
  {
    code: 'UNSTAYED_654',
    authority: 'PC 654',
    charges: [
      { crime: robbery, occasion: 'A', victim: 'V' },
      { crime: 'PC 422', occasion: 'A', victim: 'V' },
    ],
    on: ['c1', 'c2'],
    not: [
      [
        { crime: robbery, occasion: 'A', victim: 'V' },
        { crime: 'PC 422', occasion: 'A', victim: 'V', status: 'Stayed654' },
      ],
    ],
  },
  {
    code: 'ENHANCEMENT_IS_ELEMENT',
    authority: 'PC 12022(a)(1), (b)(1); PC 12022.5(a); PC 12022.7(g)',
    charges: [{ crime: { like: 'PC 245(a)(1)', groups: ['FEL_NO_WEAPON_ELEMENT'] }, enhancements: ['PC 12022(b)(1)'] }],
    on: ['c1'],
    not: [[{ crime: 'PC 245(a)(4)', enhancements: ['PC 12022(b)(1)'] }]],
  },
  {
    code: 'ALL_COUNTS_CONCURRENT',
    authority: 'PC 669',
    charges: [
      { crime: robbery, run: 'concurrent' },
      { crime: 'PC 422', run: 'concurrent' },
    ],
    on: ['c1', 'c2'],
    not: [[{ crime: robbery }, { crime: 'PC 422', run: 'concurrent' }]],
  },
  {
    code: 'FACT_USED_TWICE',
    authority: 'PC 1170(b)(5); CRC 4.420(g)',
    charges: [{ crime: robbery, enhancements: ['PC 12022.7(a)'] }],
    on: ['c1'],
    not: [[{ crime: robbery, term: 'middle', enhancements: ['PC 12022.7(a)'] }]],
  },
  {
    code: 'ENHANCEMENT_FOLLOWS_COUNT',
    authority: 'People v. Mustafaa (1994) 22 Cal.App.4th 1305',
    charges: [{ crime: robbery, enhancements: [{ crime: 'PC 12022.7(a)', run: 'concurrent' }] }],
    on: ['c1'],
    not: [[{ crime: robbery, enhancements: ['PC 12022.7(a)'] }]],
  },
  {
    code: 'AB518_CHOICE',
    authority: 'PC 654(a)',
    charges: [{ crime: robbery }, { crime: 'PC 215', status: 'Stayed654' }],
    on: ['c2'],
    not: [[{ crime: robbery }, { crime: 'PC 215', status: 'Stayed654' }], { sentencingDate: '2021-12-31' }],
  },
];

describe('notices (R-B11)', () => {
  test.for(expectations)('$code', ({ code, authority, charges, more, on, not }) => {
    const raised = answerTo(charges, more).notices.filter((notice) => notice.code === code);
    expect(raised.map((notice) => [notice.authority, notice.charges])).toEqual([[authority, on]]);
    expect(codesOf(answerTo(...not))).not.toContain(code);
  });

  test('a statute with several readings names the others', () => {
    const { notices } = answerTo([{ crime: 'PC 187(a)' }]);
    expect(notices.find(({ code }) => code === 'CRIME_AMBIGUOUS')?.text).toContain('PC 187(a) second degree');
  });

  test('a notice changes no number', () => {
    const upper = answerTo([{ crime: robbery }]);
    expect(codesOf(upper)).toContain('UPPER_TERM_PROOF');
    expect(upper.summary.totalDeterminate).toBe(1800);
  });
});
