import { describe, expect, test } from 'vitest';
import { burglary, factsOf, firearm, firstDegreeBurglary, lewdAct, robbery } from './probation.fixture.ts';
import { probation } from './probation.ts';
import { probationNotices } from './probation-notices.ts';

const selected = (id: string, pled = false) => [{ id, true: true, pled }];

describe('eligibility (R-E01)', () => {
  test('a felony without a limitation: Eligible', () => {
    expect(probation(factsOf([burglary]))).toMatchObject({ verdict: 'Eligible', Eligible: true, reasons: [] });
  });

  test('TV30: lewd act, no factor pleaded: the findings of Sex A and Sex B', () => {
    expect(probation(factsOf([lewdAct]))).toMatchObject({
      verdict: 'Eligible with Findings',
      Unusual: false,
      SpecialA: true,
      SpecialB: true,
      reasons: [{ authority: 'PC 1203.066(d)', charges: ['c4'] }],
    });
  });

  test('TV31: robbery of a victim of 60: an unusual case', () => {
    expect(probation(factsOf([robbery], selected('PC 1203.09(f)')))).toMatchObject({
      verdict: 'Eligible with Findings',
      Unusual: true,
      SpecialA: false,
      reasons: [{ authority: 'PC 1203.09(f)', charges: [] }],
    });
  });

  test('TV32: the firearm finding of a count stayed under section 654 still bars (J-19)', () => {
    const rows = [
      firstDegreeBurglary,
      { ...robbery, status: 'Stayed654' },
      { ...firearm, parentStatus: 'Stayed654' },
    ] as const;
    const answer = probation(factsOf(rows));
    expect(answer).toMatchObject({ verdict: 'Ineligible', InelFromCharges: true, Unusual: true });
    expect(answer.reasons.map(({ authority }) => authority)).toEqual(['PC 12022.53(g)', 'PC 462(a)']);
  });

  test('a finding only needed for a stayed count is not needed', () => {
    expect(probation(factsOf([burglary, { ...lewdAct, status: 'Stayed654' }])).verdict).toBe('Eligible');
  });

  test.for([
    [0, 'Eligible', false, false, false],
    [1, 'Ineligible', false, false, false],
    [2, 'Eligible with Findings', true, false, false],
    [3, 'Eligible with Findings', true, true, false],
    [4, 'Eligible with Findings', false, true, false],
    [5, 'Eligible with Findings', false, true, true],
  ] as const)(
    'a conviction of level %i: %s, Unusual %s, Sex A %s, Sex B %s',
    ([level, verdict, Unusual, SpecialA, SpecialB]) => {
      const row = { ...burglary, probationLimit: { id: 'PC 9999', level } };
      expect(probation(factsOf([row]))).toMatchObject({
        verdict,
        Unusual,
        SpecialA,
        SpecialB,
        InelFromCharges: level === 1,
      });
    },
  );

  test.for([
    ['Dismissed', 'Eligible'],
    ['Acquitted', 'Eligible'],
    ['Stayed', 'Eligible'],
    ['Stayed654', 'Ineligible'],
    ['Convicted', 'Ineligible'],
  ] as const)('an absolute bar of a count that is %s: %s', ([status, verdict]) => {
    expect(probation(factsOf([burglary, { ...robbery, status }, { ...firearm, parentStatus: status }])).verdict).toBe(
      verdict,
    );
  });

  test.for([
    ['PC 12022.53(g)', 1, 'Attempt', 'Ineligible'],
    ['PC 12022.53(g)', 1, 'Conspiracy', 'Eligible'],
    ['PC 1203.065(a)', 1, 'Attempt', 'Eligible'],
    ['PC 1203(k)', 1, 'Conspiracy', 'Ineligible'],
    ['PC 462(a)', 2, 'Attempt', 'Eligible'],
  ] as const)('%s, level %i, of an %s: %s (J-18)', ([id, level, state, verdict]) => {
    expect(probation(factsOf([{ ...burglary, state, probationLimit: { id, level } }])).verdict).toBe(verdict);
  });

  test.for([
    ['2021-12-31', 'Ineligible'],
    ['2022-01-01', 'Eligible'],
  ] as const)('sentenced %s, a repealed drug bar: %s (SB 73)', ([day, verdict]) => {
    expect(probation(factsOf([burglary], selected('former PC 1203.073', true), day)).verdict).toBe(verdict);
    const row = { ...burglary, probationLimit: { id: 'former PC 1203.073', level: 1 } } as const;
    expect(probation(factsOf([row], [], day)).verdict).toBe(verdict);
  });

  test('a limitation that is not true changes nothing', () => {
    expect(probation(factsOf([burglary], [{ id: 'PC 1203(k)', true: false }])).verdict).toBe('Eligible');
  });

  test.for([
    ['felony', 'Convicted', true],
    ['felony', 'Stayed654', false],
    ['misdemeanor', 'Convicted', false],
  ] as const)('a striker with a %s that is %s: barred by strikes %s', ([severity, status, InelFromStrikes]) => {
    const answer = probation(factsOf([{ ...burglary, severity, status, strikes: '1' }]));
    expect(answer.InelFromStrikes).toBe(InelFromStrikes);
    expect(answer.reasons.map(({ authority }) => authority)).toEqual(
      InelFromStrikes ? ['PC 667(c)(2); PC 1170.12(a)(2)'] : [],
    );
  });
});

describe('required findings (R-E03)', () => {
  const tabs = (facts: Parameters<typeof probation>[0]) => [
    ...new Set(probation(facts).findings.map(({ tab }) => tab)),
  ];
  const general = ['Rule 4.414(a) Crime', 'Rule 4.414(b) Defendant'];

  test.for([
    [factsOf([burglary]), general],
    [factsOf([firstDegreeBurglary]), [...general, 'Rule 4.413(c) Unusual']],
    [factsOf([lewdAct]), [...general, 'PC 1203.067 Sex A', 'PC 1203.066 Sex B']],
    [factsOf([burglary], selected('PC 654(b)')), []],
  ] as const)('case %#: %j', ([facts, expected]) => {
    expect(tabs(facts)).toEqual(expected);
  });

  test('each finding cites its rule', () => {
    const { findings } = probation(factsOf([firstDegreeBurglary]));
    expect(findings).toHaveLength(23);
    expect(findings[0]?.authority).toBe('CRC 4.414(a)(1)');
    expect(findings.at(-1)?.authority).toBe('CRC 4.413(c)(3)');
  });
});

describe('notices of probation', () => {
  const codes = (facts: Parameters<typeof probation>[0]) => probationNotices(facts).map(({ code }) => code);

  test.for([
    [factsOf([burglary], selected('PC 1203.06(a)(1)')), ['LIMITATION_NOT_PLED']],
    [factsOf([burglary], selected('PC 1203.06(a)(1)', true)), []],
    [
      factsOf(
        [burglary, { ...burglary, kind: 'probation', statute: 'PC 1203.06 (a)(1)' }],
        selected('PC 1203.06(a)(1)'),
      ),
      [],
    ],
    [factsOf([burglary], selected('PC 1203(k)')), []],
    [factsOf([burglary], selected('PC 1203.09(f)')), []],
    [factsOf([burglary], selected('PC 1')), ['LIMITATION_UNKNOWN']],
    [factsOf([{ ...burglary, strikes: '1', probation: { granted: true } }]), ['PROBATION_GRANTED_INELIGIBLE']],
    [factsOf([{ ...burglary, probation: { granted: true } }]), []],
    [factsOf([{ ...burglary, probation: { granted: true, jailDays: 364 } }]), []],
    [factsOf([{ ...burglary, probation: { granted: true, jailDays: 365 } }]), ['PROBATION_JAIL_BOUNDS']],
    [
      factsOf([{ ...burglary, statute: 'PC 246', probation: { granted: true, jailDays: 179 } }]),
      ['PROBATION_JAIL_BOUNDS'],
    ],
  ] as const)('case %#: %j', ([facts, expected]) => {
    expect(codes(facts)).toEqual(expected);
  });
});
