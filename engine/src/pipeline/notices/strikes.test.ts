import { prior } from '../../case.fixture.ts';
import type { CaseFile } from '../../case-file/case-file.ts';
import { noticeTests } from './notice.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const misdemeanor = 'PC 148(a)(1)';
const strike = { strikes: '1' } as const;

noticeTests({ code: 'OCCASION_UNKNOWN_STRIKES', authority: 'PC 667(c)(6)', text: 'the choice is left free' }, [
  ['no occasion named', ['c1', 'c2'], [{ crime: robbery }, { crime: 'PC 422' }], strike],
  ['one of two', ['c2'], [{ crime: robbery, occasion: 'A' }, { crime: 'PC 422' }], strike],
  [
    'both named',
    [],
    [
      { crime: robbery, occasion: 'A' },
      { crime: 'PC 422', occasion: 'B' },
    ],
    strike,
  ],
  ['no strike', [], [{ crime: robbery }, { crime: 'PC 422' }]],
  ['a strike on one count only', [], [{ crime: robbery, ...strike }, { crime: 'PC 422' }]],
  ['one count', [], [{ crime: robbery }], strike],
  ['a misdemeanor', [], [{ crime: robbery }, { crime: misdemeanor }], strike],
  ['a stayed count', [], [{ crime: robbery }, { crime: 'PC 422', status: 'Stayed654' }], strike],
]);

const priorRape = { statute: 'PC 667.6(a)', kind: 'status', severity: 'felony', terms: { upper: '5y' } } as const;
const sexualViolence: Partial<CaseFile> = {
  caseEnhancements: prior('PC 667.5(b)', { findings: ['sexually-violent-prior'] }),
};
const vulnerableAgain = {
  crime: { statute: 'PC 667.9(b)', kind: 'conduct', severity: 'felony', terms: { upper: '2y' } },
} as const;
const serious: Partial<CaseFile> = { caseEnhancements: prior('PC 667(a)(1)') };

noticeTests(
  {
    code: 'PRIOR_WITHOUT_STRIKE_LEVEL',
    authority: 'PC 667(d)(1)',
    text: 'is also a strike, and the Prior Strikes are 0',
  },
  [
    ['a serious prior', ['s1'], [{ crime: robbery }], serious],
    [
      'the strike itself',
      ['s1'],
      [{ crime: robbery }],
      { caseEnhancements: prior({ statute: 'PC 667(b)', kind: 'status', severity: 'felony', terms: {} }) },
    ],
    ['a violent prior', ['s1'], [{ crime: robbery }], { caseEnhancements: prior('PC 667.5(a)') }],
    ['a misdemeanor beside the felony', ['s1'], [{ crime: robbery }, { crime: misdemeanor }], serious],
    ['a prior violent sex crime', ['s1'], [{ crime: robbery }], { caseEnhancements: prior(priorRape) }],
    ['a term for sexual violence', ['s1'], [{ crime: robbery }], sexualViolence],
    ['another prison term', [], [{ crime: robbery }], { caseEnhancements: prior('PC 667.5(b)') }],
    ['another prior', [], [{ crime: robbery }], { caseEnhancements: prior('PC 12022.1') }],
    [
      'a prior not proved',
      [],
      [{ crime: robbery }],
      { caseEnhancements: prior('PC 667(a)(1)', { status: 'Dismissed' }) },
    ],
    ['a strike', [], [{ crime: robbery }], { ...serious, ...strike }],
    ['a strike on one count', [], [{ crime: robbery, ...strike }, { crime: 'PC 422' }], serious],
    ['no felony', [], [{ crime: misdemeanor }], serious],
    ['an act of the day before the law', [], [{ crime: robbery, date: '1994-03-06' }], serious],
    ['of its first day', ['s1'], [{ crime: robbery, date: '1994-03-07' }], serious],
    ['an earlier vulnerable victim', ['c1e1'], [{ crime: robbery, enhancements: [vulnerableAgain] }]],
  ],
);

const drugPrior = { statute: 'HS 11370.2(a)', kind: 'status', severity: 'felony', terms: { upper: '3y' } } as const;
const ofSaleToMinor: Partial<CaseFile> = { caseEnhancements: prior(drugPrior, { findings: ['prior-11380'] }) };

noticeTests(
  {
    code: 'PRIOR_MAY_BE_STRIKE',
    authority: 'PC 667(c), (d)(1), (e)(1); PC 1192.7(c), 667.5(c)',
    text: 'it is counted as none',
  },
  [
    ['a drug sold to a minor, or another act', ['s1'], [{ crime: 'HS 11351' }], ofSaleToMinor],
    ['another drug prior', [], [{ crime: 'HS 11351' }], { caseEnhancements: prior(drugPrior) }],
    ['a strike', [], [{ crime: 'HS 11351' }], { ...ofSaleToMinor, ...strike }],
    [
      'a prior not proved',
      [],
      [{ crime: 'HS 11351' }],
      { caseEnhancements: prior(drugPrior, { findings: ['prior-11380'], status: 'Dismissed' }) },
    ],
    ['no felony', [], [{ crime: misdemeanor }], ofSaleToMinor],
    ['an act before the law', [], [{ crime: 'HS 11351', date: '1994-03-06' }], ofSaleToMinor],
    ['a prior that is one', [], [{ crime: robbery }], serious],
  ],
);

const threat = {
  crime: { statute: 'PC 139(a)', kind: 'crime', severity: 'felony', terms: { lower: '2y', middle: '3y', upper: '4y' } },
} as const;

noticeTests(
  {
    code: 'PRIOR_MAY_BE_STRIKE',
    authority: 'PC 667(c), (d)(1), (e)(1); PC 1192.7(c), 667.5(c)',
    text: 'The prior by which this crime may be charged is a strike if it was a serious or violent felony',
  },
  [
    ['charged by a listed prior', ['c1'], [threat]],
    ['a strike', [], [threat], strike],
    ['dismissed', [], [{ ...threat, status: 'Dismissed' }]],
    ['an act before the law', [], [{ ...threat, date: '1994-03-06' }]],
    ['charged by no prior', [], [{ crime: robbery }]],
  ],
);

noticeTests(
  {
    code: 'SUPER_STRIKE_BY_PRIOR',
    authority: 'PC 667(e)(2)(C)(iv)(I); PC 1170.12(c)(2)(C)(iv)(I)',
    // in the words of the choice, not of the file
    text: 'The Prior Strikes are 2+ Strikes; 2+ w/ Super Strike counts it as one.',
  },
  [
    ['two strikes', ['s1'], [{ crime: 'HS 11351' }], { ...sexualViolence, strikes: '2+' }],
    ['one', [], [{ crime: 'HS 11351' }], { ...sexualViolence, ...strike }],
    ['counted as one', [], [{ crime: 'HS 11351' }], { ...sexualViolence, strikes: '2+!' }],
    ['a third strike already', [], [{ crime: robbery }], { ...sexualViolence, strikes: '2+' }],
    ['a misdemeanor', [], [{ crime: misdemeanor }], { ...sexualViolence, strikes: '2+' }],
    ['another prior', [], [{ crime: 'HS 11351' }], { ...serious, strikes: '2+' }],
  ],
);

const withMinor = { like: 'VC 10851(a)', statute: 'PC 289(h)' } as const;

noticeTests(
  {
    code: 'THIRD_STRIKE_BY_AGES',
    authority: 'PC 290(c)(3), 667(e)(2)(C)(ii), 667.1(b); PC 1170.12(c)(2)(C)(ii)',
    text: 'more than ten years older than the minor',
  },
  [
    ['two strikes', ['c1'], [{ crime: withMinor, date: '2024-01-01' }], { strikes: '2+' }],
    ['the day before', [], [{ crime: withMinor, date: '2023-12-31' }], { strikes: '2+' }],
    ['one', [], [{ crime: withMinor }], strike],
    ['the fact said', [], [{ crime: withMinor, findings: ['ten-years-older'] }], { strikes: '2+' }],
    ['a trigger by another fact', [], [{ crime: withMinor, findings: ['armed'] }], { strikes: '2+' }],
  ],
);

const shot = { like: 'VC 10851(a)', statute: 'PC 246', serious: true } as const;
const inTransit = { like: 'VC 10851(a)', statute: 'PC 245.2', serious: true } as const;

noticeTests({ code: 'SERIOUS_BY_TARGET', authority: 'PC 246, 1192.7(c)(8), (33)', text: 'an occupied building' }, [
  ['a shot', ['c1'], [{ crime: shot }]],
  ['by the defendant', [], [{ crime: shot, findings: ['personal-firearm-use'] }]],
  ['not listed yet', [], [{ crime: shot, date: '2000-03-07' }]],
  ['another crime', [], [{ crime: { ...shot, statute: 'PC 246.3(a)' } }]],
]);

noticeTests({ code: 'SERIOUS_BY_TARGET', authority: 'PC 245.2, 1192.7(c)(23), (32)', text: 'On a passenger' }, [
  ['an assault', ['c1'], [{ crime: inTransit }]],
  ['the weapon in his hand', [], [{ crime: inTransit, findings: ['personal-weapon-use'] }]],
]);

const drugging = { crime: 'PC 261(a)(3)', findings: ['drugged'] } as const;

noticeTests(
  {
    code: 'STRIKE_LIST_LOCKED',
    authority: 'PC 667.1(b); PC 1170.125',
    text: 'later than the strike lists of 01/01/2024; as a serious felony it is in them',
  },
  [
    ['a third strike for rape by drugging', ['c1'], [drugging], { strikes: '2+' }],
    ['a second strike', [], [drugging], strike],
    ['another rape', [], [{ crime: 'PC 261(a)(3)' }], { strikes: '2+' }],
  ],
);

noticeTests(
  { code: 'VIOLENT_PRIORS_NO_EFFECT', authority: 'PC 667.7(a)', text: 'none is found here, or a graver term stands' },
  [
    ['two prior terms and no injury', ['c1'], [{ crime: 'PC 459/460(a)' }], { violentPriors: 2 }],
    ['one prior term', [], [{ crime: 'PC 459/460(a)' }], { violentPriors: 1 }],
    [
      'an injury on one count',
      [],
      [{ crime: 'PC 459/460(a)' }, { crime: 'PC 211/212.5(c)', enhancements: ['PC 12022.7(a)'] }],
      { violentPriors: 2 },
    ],
  ],
);

const lewd = { statute: 'PC 667.51(a)', kind: 'status', severity: 'felony', terms: { upper: '5y' } } as const;
const life = {
  statute: 'PC 667.51(c)',
  kind: 'substitution',
  severity: 'felony',
  terms: { upper: '15-life' },
} as const;
const twice = { caseEnhancements: prior(lewd, { times: 2 }) };

noticeTests({ code: 'LEWD_PRIORS_MAKE_LIFE', authority: 'PC 667.51(c)', text: 'add PC 667.51(c) to its count' }, [
  ['two priors', ['s1'], [{ crime: 'PC 288(a)' }], twice],
  ['one', [], [{ crime: 'PC 288(a)' }], { caseEnhancements: prior(lewd) }],
  [
    'the life term on one of two counts',
    [],
    [{ crime: 'PC 288(a)', enhancements: [{ crime: life }] }, { crime: robbery }],
    twice,
  ],
  [
    'the life term dismissed',
    ['s1'],
    [{ crime: 'PC 288(a)', enhancements: [{ crime: life, status: 'Dismissed' }] }],
    twice,
  ],
]);
