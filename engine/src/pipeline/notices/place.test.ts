import { prior } from '../../case.fixture.ts';
import { noticeTests } from './notice.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = 'PC 459/460(b)';

noticeTests(
  {
    code: 'PRISON_BAR_1170H3',
    authority: 'PC 1170(h)(3); PC 1170.1(a)',
    text: 'Served in state prison, not under PC 1170(h)',
  },
  [
    ['a jail felony beside a prison felony', ['c2'], [{ crime: robbery }, { crime: burglary }]],
    ['a jail felony alone', [], [{ crime: burglary }]],
    ['a prison felony alone', [], [{ crime: robbery }]],
    ['a jail felony dismissed', [], [{ crime: robbery }, { crime: burglary, status: 'Dismissed' }]],
  ],
);

const withDisqualifyingPrior = {
  like: burglary,
  statute: 'HS 11377(a)',
  name: 'Possessing a non-narcotic controlled substance, with a disqualifying prior',
} as const;

noticeTests(
  {
    code: 'PRISON_BAR_BY_ELEMENT',
    authority: 'PC 1170(h)(3)(A), (C); PC 667(e)(2)(C)(iv); People v. Sheehy (2014) 225 Cal.App.4th 445',
    text: 'The prior that this crime has as an element',
  },
  [
    ['a crime of such a prior beside a jail felony', ['c1'], [{ crime: withDisqualifyingPrior }, { crime: burglary }]],
    ['beside what goes to prison of itself', [], [{ crime: withDisqualifyingPrior }, { crime: robbery }]],
    ['without such a prior', [], [{ crime: { ...withDisqualifyingPrior, name: 'Possessing a drug' } }]],
  ],
);

const ofDrugs = { statute: 'HS 11370.2(a)', kind: 'status', severity: 'felony', terms: { upper: '3y' } } as const;
const found = { findings: ['prior-11380'] } as const;
const drugPrior = { caseEnhancements: prior(ofDrugs, found) };

noticeTests(
  {
    code: 'PRISON_BAR_BY_PRIOR',
    authority: 'PC 1170(h)(3)(A), (C)',
    text: 'Served in state prison, and not split, if',
  },
  [
    ['a crime of which such a prior is one way', ['c1'], [{ crime: { like: burglary, statute: 'HS 11359(c)' } }]],
    ['in prison as it is', [], [{ crime: { like: burglary, statute: 'HS 11359(c)' } }, { crime: robbery }]],
    ['a crime of no prior', [], [{ crime: burglary }]],
    ['a prior that may be of a drug sold to a minor', ['s1'], [{ crime: burglary }], drugPrior],
    ['beside what goes to prison of itself', [], [{ crime: robbery }], drugPrior],
    [
      'one dismissed',
      [],
      [{ crime: burglary }],
      { caseEnhancements: prior(ofDrugs, { ...found, status: 'Dismissed' }) },
    ],
    ['another drug prior', [], [{ crime: burglary }], { caseEnhancements: prior(ofDrugs) }],
  ],
);

const withMinor = { like: 'PC 148(a)(1)', statute: 'PC 286(b)(1)', groups: ['REG290'] } as const;

noticeTests(
  {
    code: 'PRISON_BAR_BY_REGISTRATION',
    authority: 'PC 1170(h)(3)(C), 290(c)(3); People v. Sheehy (2014) 225 Cal.App.4th 445',
    text: 'Served in state prison, and not split, if the defendant was more than ten years older',
  },
  [
    ['a registration that hangs on the ages', ['c2'], [{ crime: burglary }, { crime: withMinor }]],
    ['dismissed', [], [{ crime: burglary }, { crime: withMinor, status: 'Dismissed' }]],
    ['in prison as it is', [], [{ crime: robbery }, { crime: withMinor }]],
    ['alone', [], [{ crime: withMinor }]],
  ],
);
