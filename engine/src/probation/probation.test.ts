import { describe, expect, test } from 'vitest';
import { burglary, factsOf, firearm, firstDegreeBurglary, lewdAct, robbery } from './probation.fixture.ts';
import { probation } from './probation.ts';
import { probationFactors } from './probation-factors.ts';
import type { ProbationRow } from './probation-facts.ts';
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

  test.for([
    [1, 'Ineligible', false, false, false],
    // a presumption that an unusual case overcomes prohibits nothing, PC 654(b)
    [2, 'Eligible', false, false, false],
    // who is convicted needs the findings of PC 1203.066(d) and 1203.067, and a stay leaves the conviction
    [3, 'Eligible with Findings', false, true, false],
    [4, 'Eligible with Findings', false, true, false],
    [5, 'Eligible with Findings', false, true, true],
  ] as const)('level %i of a stayed count: %s, Unusual %s, Sex A %s, Sex B %s', ([level, verdict, ...flags]) => {
    const stayed = { ...lewdAct, status: 'Stayed654', probationLimit: { id: 'PC 9999', level } } as const;
    const { Unusual, SpecialA, SpecialB, ...answer } = probation(factsOf([burglary, stayed]));
    expect([answer.verdict, Unusual, SpecialA, SpecialB]).toEqual([verdict, ...flags]);
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
    ['PC 12022.53(g)', 1, 'Conspiracy', 'Ineligible'],
    ['PC 1203.055(c)', 1, 'Attempt', 'Ineligible'],
    ['PC 1203.06(a)(2)', 1, 'Conspiracy', 'Ineligible'],
    ['PC 1203.075', 1, 'Conspiracy', 'Eligible'],
    ['PC 1203.08', 1, 'Attempt', 'Eligible'],
    ['PC 1203.065(a)', 1, 'Attempt', 'Eligible'],
    ['PC 1203(k)', 1, 'Conspiracy', 'Ineligible'],
    ['PC 462(a)', 2, 'Attempt', 'Eligible'],
  ] as const)('%s, level %i, of a finding beside a crime that is %s: %s (J-18)', ([id, level, state, verdict]) => {
    expect(probation(factsOf([{ ...firearm, state, probationLimit: { id, level } }])).verdict).toBe(verdict);
  });

  test.for([
    // § 4530 names its attempt, § 337j(d) its conspiracy
    ['PC 459/460(a)', 'PC 462(a)', 'Attempt', 'Eligible'],
    ['PC 4530(b)', 'PC 18780', 'Attempt', 'Ineligible'],
    ['PC 4530(b)', 'PC 18780', 'Conspiracy', 'Eligible'],
    ['PC 337j(a)(1)', 'PC 18780', 'Conspiracy', 'Ineligible'],
    ['PC 245.2', 'PC 1203(e)(2)', 'Attempt', 'Ineligible'],
    ['PC 245.2', 'PC 1203(e)(2)', 'Conspiracy', 'Eligible'],
  ] as const)('%s, which brings %s, as an %s: %s (J-18, J-100)', ([statute, id, state, verdict]) => {
    const row = { ...burglary, statute, state, probationLimit: { id, level: 1 } } as const;
    expect(probation(factsOf([row])).verdict).toBe(verdict);
  });

  test.for([
    ['2021-12-31', 'Ineligible'],
    ['2022-01-01', 'Eligible'],
  ] as const)('sentenced %s, a repealed drug bar: %s (SB 73)', ([day, verdict]) => {
    expect(probation(factsOf([burglary], selected('former PC 1203.07', true), day)).verdict).toBe(verdict);
    const row = { ...burglary, probationLimit: { id: 'former PC 1203.07', level: 1 } } as const;
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

describe('which source bars', () => {
  test.for([
    [factsOf([burglary], selected('PC 1203(k)')), [true, false, false]],
    [factsOf([robbery, firearm]), [false, true, false]],
    [factsOf([{ ...burglary, strikes: '1' }]), [false, false, true]],
  ] as const)('case %#: limitations, charges, strikes %j', ([facts, expected]) => {
    const { InelFromLimitations, InelFromCharges, InelFromStrikes } = probation(facts);
    expect([InelFromLimitations, InelFromCharges, InelFromStrikes]).toEqual(expected);
  });

  test('each reason says its effect, its name and its counts, ineligible first', () => {
    const limitations = [...selected('PC 1203.066(d)'), ...selected('PC 1203.067')];
    const rows = [
      firstDegreeBurglary,
      robbery,
      firearm,
      { ...burglary, id: 'c9', probationLimit: { id: 'PC 9', level: 3 } },
    ] as const;
    expect(probation(factsOf(rows, limitations)).reasons.map(({ text, charges }) => [text, ...charges])).toEqual([
      ['Ineligible: Firearm finding under section 12022.53.', 'e1'],
      ['Only in an unusual case: First degree burglary of a dwelling, not of a vessel.', 'c2'],
      ['Only in an unusual case, with the findings of section 1203.067: Limitation of PC 459/460(b).', 'c9'],
      ['Only with the findings of section 1203.067: Sex felony that needs an evaluation and a threat hearing.'],
      [
        'Only with the findings of sections 1203.066(d) and 1203.067: Lewd act or continuous abuse with no barring factor pleaded and proved.',
      ],
    ]);
  });

  test('the felonies on which the strike stands are barred, not a misdemeanor', () => {
    const petty = { ...burglary, id: 'c7', severity: 'misdemeanor', strikes: '1' } as const;
    expect(probation(factsOf([burglary, petty])).reasons).toEqual([]);
    expect(probation(factsOf([{ ...burglary, strikes: '1' }, petty])).reasons).toEqual([
      {
        text: 'Ineligible: a current felony with a prior strike.',
        authority: 'PC 667(c)(2); PC 1170.12(a)(2)',
        charges: [burglary.id],
      },
    ]);
  });

  test('a strike on an allegation is no strike of a count', () => {
    expect(
      probation(factsOf([burglary, { ...firearm, probationLimit: { id: 'PC 9', level: 0 }, strikes: '1' }])).verdict,
    ).toBe('Eligible');
  });
});

describe('what a grant may be', () => {
  const petty = { ...burglary, id: 'c7', severity: 'misdemeanor' } as const;
  const rows = [
    burglary,
    petty,
    firearm,
    { ...burglary, id: 'c8', status: 'Dismissed' },
    { ...burglary, id: 'c9', severity: 'infraction' },
  ] as const;

  test('length and jail are given for each convicted felony and misdemeanor', () => {
    const { lengths, jail } = probation(factsOf(rows));
    expect(lengths.map(({ charge, text }) => [charge, text])).toEqual([
      ['c1', expect.stringMatching(/^Up to 2 years\. At least 36 months where/)],
      ['c7', expect.stringMatching(/^Up to 1 year\./)],
    ]);
    expect(jail.map(({ charge, maximumDays }) => [charge, maximumDays])).toEqual([
      ['c1', 365],
      ['c7', 364],
    ]);
  });

  test('a limitation that must be pleaded is suggested as a charge', () => {
    expect(probation(factsOf(rows, selected('PC 1203.08'))).suggestions).toEqual([
      {
        limitation: 'PC 1203.08',
        statute: 'PC 1203.08',
        name: 'Designated felony with two designated priors within ten years',
      },
    ]);
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
    // rule 4.403: the criteria are of cases with a felony
    [factsOf([{ ...burglary, severity: 'misdemeanor' }]), []],
    [
      factsOf([
        { ...burglary, severity: 'misdemeanor' },
        { ...burglary, id: 'c9' },
      ]),
      general,
    ],
    [
      factsOf([
        { ...burglary, severity: 'misdemeanor' },
        { ...burglary, id: 'c9', status: 'Dismissed' },
      ]),
      [],
    ],
  ] as const)('case %#: %j', ([facts, expected]) => {
    expect(tabs(facts)).toEqual(expected);
  });

  test('each finding cites its rule', () => {
    const { findings } = probation(factsOf([firstDegreeBurglary]));
    expect(findings).toHaveLength(23);
    expect(findings[0]?.authority).toBe('CRC 4.414(a)(1)');
    const known = new Map(probationFactors.map((factor) => [factor.id, factor.name]));
    expect(findings.map(({ id }) => known.get(id))).toEqual(findings.map(({ text }) => text));
    expect(findings.at(-1)?.authority).toBe('CRC 4.413(c)(3)');
  });
});

describe('notices of probation', () => {
  const codes = (facts: Parameters<typeof probation>[0]) => probationNotices(facts).map(({ code }) => code);

  const thirdDrunkDriving = (jailDays: number): ProbationRow => ({
    ...burglary,
    statute: 'VC 23152(a)/23546',
    probation: { granted: true, jailDays },
  });

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
    [factsOf([{ ...firstDegreeBurglary, probation: { granted: true } }]), []],
    [factsOf([{ ...burglary, probation: { granted: true, jailDays: 365 } }]), []],
    [factsOf([{ ...burglary, probation: { granted: true, jailDays: 366 } }]), ['PROBATION_JAIL_BOUNDS']],
    [
      factsOf([{ ...burglary, statute: 'PC 246', probation: { granted: true, jailDays: 179 } }]),
      ['PROBATION_JAIL_EXCEPTION'],
    ],
    [factsOf([{ ...burglary, statute: 'PC 246', probation: { granted: true, jailDays: 180 } }]), []],
    [factsOf([burglary, { ...firearm, status: 'Stayed', probation: { granted: true, jailDays: 999 } }]), []],
    [factsOf([burglary], [{ id: 'PC 1203.08', true: false }]), []],
    [factsOf([thirdDrunkDriving(120)]), []],
    [factsOf([thirdDrunkDriving(119)]), ['PROBATION_JAIL_EXCEPTION']],
    [factsOf([thirdDrunkDriving(30)]), ['PROBATION_JAIL_EXCEPTION']],
    [factsOf([thirdDrunkDriving(29)]), ['PROBATION_JAIL_BOUNDS']],
    [factsOf([thirdDrunkDriving(366)]), ['PROBATION_JAIL_BOUNDS']],
    [
      factsOf([{ ...burglary, statute: 'PC 273.5(f)(1)', probation: { granted: true, jailDays: 0 } }]),
      ['PROBATION_JAIL_EXCEPTION'],
    ],
  ] as const)('case %#: %j', ([facts, expected]) => {
    expect(codes(facts)).toEqual(expected);
  });

  test('an exception names what the court needs for it', () => {
    expect(probationNotices(factsOf([thirdDrunkDriving(30)]))).toEqual([
      {
        code: 'PROBATION_JAIL_EXCEPTION',
        charges: ['c1'],
        authority: 'VC 23548(b)',
        text: 'Fewer than 120 days in jail as a condition of probation are lawful here only with the treatment program ordered in their place.',
      },
    ]);
  });

  test('each is a sentence with its authority and its counts', () => {
    const grant = { ...burglary, strikes: '1', probation: { granted: true, jailDays: 999 } } as const;
    const notices = probationNotices(factsOf([grant], [...selected('PC 1203.08'), ...selected('PC 1')]));
    expect(notices.map(({ code, authority, charges }) => [code, authority, ...charges])).toEqual([
      ['LIMITATION_UNKNOWN', 'PC 1'],
      ['LIMITATION_NOT_PLED', 'PC 1203.08'],
      ['PROBATION_GRANTED_INELIGIBLE', 'PC 667(c)(2); PC 1170.12(a)(2)', 'c1'],
      ['PROBATION_JAIL_BOUNDS', 'PC 19.2', 'c1'],
    ]);
    for (const { text } of notices) expect(text).toMatch(/^[A-Z].{40,}\.$/);
  });
});

test('the bar of strikes stands once where a limitation alleges it as well (PC 667(c)(2))', () => {
  const facts = factsOf([{ ...burglary, strikes: '1' }], selected('PC 667(c)(2), 1170.12(a)(2)', true));
  expect(probation(facts).reasons.map(({ text }) => text)).toEqual([
    'Ineligible: a current felony with a prior strike.',
  ]);
});
