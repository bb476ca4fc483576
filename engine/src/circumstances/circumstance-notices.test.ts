import { describe, expect, test } from 'vitest';
import type { ChosenTerm, CircumstanceCharge, CircumstanceFacts, Dismissible } from './circumstance-facts.ts';
import { circumstanceNotices } from './circumstance-notices.ts';

const robbery: CircumstanceCharge = {
  id: 'c1',
  severity: 'felony',
  status: 'Convicted',
  slot: 'upper',
  hasTriad: true,
  offenseDate: '2026-01-05',
  enhancements: [],
};
const gun: ChosenTerm = {
  id: 'e1',
  severity: 'felony',
  status: 'Convicted',
  slot: 'upper',
  hasTriad: false,
};
const prior: Dismissible = { id: 's1', status: 'Convicted', priorDate: '2021-07-31' };

const factsOf = (charges: readonly CircumstanceCharge[], more: Partial<CircumstanceFacts> = {}): CircumstanceFacts => ({
  charges,
  caseEnhancements: [],
  circumstances: [],
  sentencingDate: '2026-08-01',
  totalDays: 1800,
  enhancementDays: 0,
  ...more,
});
const codes = (facts: CircumstanceFacts) => circumstanceNotices(facts).map(({ code }) => code);

describe('upper terms (R-F02)', () => {
  test.for([
    ['2021-12-31', []],
    [
      '2022-01-01',
      [expect.objectContaining({ charges: ['c1'], authority: 'PC 1170(b)(1)-(3); PC 1170.1(d); CRC 4.420' })],
    ],
  ] as const)('TV33: sentenced %s, no proven circumstance', ([sentencingDate, notices]) => {
    expect(circumstanceNotices(factsOf([robbery], { sentencingDate }))).toEqual(notices);
  });

  test.for([
    [{ id: 'CRC 4.421(a)(1)', proof: 'stipulated' }, []],
    [{ id: 'CRC 4.421(a)(1)', proof: 'found' }, []],
    [{ id: 'CRC 4.421(b)(2)', proof: 'certified' }, ['e2']],
    [{ id: 'CRC 4.421(a)(1)', proof: 'none' }, ['c1', 'e2']],
    [{ id: 'CRC 4.421(a)(1)' }, ['c1', 'e2']],
    [{ id: 'CRC 4.423(a)(1)', proof: 'stipulated' }, ['c1', 'e2']],
  ] as const)('%j leaves unproven: %j', ([circumstance, unproven]) => {
    const charge = { ...robbery, enhancements: [{ ...gun, id: 'e2', hasTriad: true }] };
    const notices = circumstanceNotices(factsOf([charge], { circumstances: [circumstance] }));
    expect(notices.flatMap((notice) => (notice.code === 'UPPER_TERM_PROOF' ? notice.charges : []))).toEqual(unproven);
  });

  test('one proven circumstance among others serves; enhancements of a stayed count need none', () => {
    const charge = { ...robbery, enhancements: [{ ...gun, id: 'e2', hasTriad: true }] };
    const circumstances = [{ id: 'CRC 4.423(a)(1)' }, { id: 'CRC 4.421(a)(1)', proof: 'stipulated' }] as const;
    expect(codes(factsOf([charge], { circumstances }))).toEqual([]);
    expect(codes(factsOf([{ ...charge, status: 'Stayed654' }]))).toEqual([]);
  });

  test.for([
    [{ ...robbery, slot: 'middle' }],
    [{ ...robbery, hasTriad: false }],
    [{ ...robbery, severity: 'misdemeanor' }],
    [{ ...robbery, status: 'Dismissed' }],
  ] as const)('none is asked of case %#', ([charge]) => {
    expect(codes(factsOf([charge]))).toEqual([]);
  });
});

describe('the presumption of the lower term (R-F03)', () => {
  const middle = { ...robbery, slot: 'middle' } as const;

  test.for([
    ['2000-01-05', '2026-01-04', ['LOWER_TERM_PRESUMPTION']],
    ['2000-01-05', '2026-01-05', []],
  ] as const)('born %s, act of %s: %j', ([birthdate, offenseDate, expected]) => {
    expect(codes(factsOf([{ ...middle, offenseDate }], { birthdate }))).toEqual(expected);
  });

  test.for([
    ['CRC 4.423(b)(3)', 1],
    ['CRC 4.423(b)(5)', 1],
    ['CRC 4.423(b)(6)', 1],
    ['CRC 4.423(b)(1)', 0],
  ] as const)('with %s ticked: %i notice', ([id, count]) => {
    const notices = circumstanceNotices(factsOf([middle], { circumstances: [{ id }] }));
    expect(notices.map(({ authority }) => authority)).toEqual(Array(count).fill('PC 1170(b)(6)'));
  });

  test.for([
    [{ ...middle, slot: 'lower' }, '2026-08-01'],
    [{ ...middle, status: 'Stayed654' }, '2026-08-01'],
    [{ ...middle, severity: 'misdemeanor' }, '2026-08-01'],
    [{ ...middle, hasTriad: false }, '2026-08-01'],
    [middle, '2021-12-31'],
  ] as const)('none for case %#', ([charge, sentencingDate]) => {
    expect(codes(factsOf([charge], { birthdate: '2005-01-01', sentencingDate }))).toEqual([]);
  });
});

describe('dismissal of enhancements (R-F05)', () => {
  const middle = { ...robbery, slot: 'middle', enhancements: [gun] } as const;

  test.for([
    [[], []],
    [[prior], ['ENH_1385C_MULTIPLE', 'ENH_1385C_OLD_PRIOR']],
    [[{ ...prior, status: 'Stayed' }], []],
    [[{ ...prior, priorDate: '2021-08-01' }], ['ENH_1385C_MULTIPLE']],
  ] as const)('beside a gun, case enhancements %#: %j', ([caseEnhancements, expected]) => {
    expect(codes(factsOf([middle], { caseEnhancements }))).toEqual(expected);
  });

  test.for([
    [7200, 3600, []],
    [7201, 1, ['ENH_1385C_OVER20']],
    [10_800, 3600, ['ENH_1385C_OVER20']],
    [10_801, 3600, []],
  ] as const)('a total of %i, %i of it by enhancements: %j', ([totalDays, enhancementDays, expected]) => {
    expect(codes(factsOf([middle], { totalDays, enhancementDays }))).toEqual(expected);
  });

  test('each names its enhancements and its subdivision', () => {
    const facts = factsOf([middle], { caseEnhancements: [prior], totalDays: 7260, enhancementDays: 3600 });
    expect(circumstanceNotices(facts).map(({ charges, authority }) => [charges, authority])).toEqual([
      [['e1', 's1'], 'PC 1385(c)(2)(B)'],
      [['e1', 's1'], 'PC 1385(c)(2)(C)'],
      [['s1'], 'PC 1385(c)(2)(H)'],
    ]);
  });

  test('a stayed enhancement of an active count is not weighed', () => {
    const charge = { ...middle, enhancements: [gun, { ...gun, id: 'e2', status: 'Stayed' }] } as const;
    expect(codes(factsOf([charge]))).toEqual([]);
  });

  test('none before the law, nor for a stayed count', () => {
    expect(codes(factsOf([middle], { caseEnhancements: [prior], sentencingDate: '2021-12-31' }))).toEqual([]);
    expect(codes(factsOf([{ ...middle, status: 'Stayed654' }], { totalDays: 7201, enhancementDays: 1 }))).toEqual([]);
  });
});

test('each notice is a sentence that names its rows', () => {
  const charge = { ...robbery, enhancements: [gun] };
  const facts = factsOf([charge], {
    caseEnhancements: [prior],
    totalDays: 7260,
    enhancementDays: 3600,
    birthdate: '2005-01-01',
  });
  const notices = circumstanceNotices(facts);
  expect(notices.map(({ code, charges }) => [code, ...charges])).toEqual([
    ['UPPER_TERM_PROOF', 'c1'],
    ['LOWER_TERM_PRESUMPTION', 'c1'],
    ['ENH_1385C_MULTIPLE', 'e1', 's1'],
    ['ENH_1385C_OVER20', 'e1', 's1'],
    ['ENH_1385C_OLD_PRIOR', 's1'],
  ]);
  for (const { text } of notices) expect(text).toMatch(/^[A-Z].{40,}\.$/);
});
