import { noticeTests } from './notice.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const gang = { gang: true } as const;

noticeTests(
  {
    code: 'GANG_AB333_PROOF',
    authority: 'PC 186.22(e), (f); PC 1109',
    text: 'a common benefit beyond reputation, and two predicate crimes within three years',
  },
  [
    ['sentenced under AB 333', ['c1'], [{ crime: robbery, ...gang }], { sentencingDate: '2022-01-01' }],
    ['sentenced before it', [], [{ crime: robbery, ...gang }], { sentencingDate: '2021-12-31' }],
    ['one count of two', ['c2'], [{ crime: robbery }, { crime: robbery, ...gang }]],
    ['a stayed count', [], [{ crime: robbery, ...gang, status: 'Stayed654' }]],
  ],
);

noticeTests(
  {
    code: 'GANG_CONSPIRACY_YEARS',
    authority: 'People v. Lopez (2022) 12 Cal.5th 957',
    text: 'does not reach a conspiracy; years are added instead',
  },
  [
    ['to shoot at a dwelling', ['c1'], [{ crime: 'PC 182/246', ...gang }]],
    ['to threaten a witness', ['c1'], [{ crime: 'PC 182/136.1(c)(1)', ...gang }]],
    ['to rob, which has no alternate life term', [], [{ crime: 'PC 182/211/212.5(c)', ...gang }]],
    ['to sell drugs', [], [{ crime: 'HS 11378', state: 'Conspiracy', ...gang }]],
    ['the crime completed', [], [{ crime: 'PC 246', ...gang }]],
    ['no gang', [], [{ crime: 'PC 182/246' }]],
  ],
);

const resisting = {
  statute: 'PC 148(a)(1)',
  kind: 'crime',
  severity: 'misdemeanor',
  terms: { upper: '364d' },
} as const;

noticeTests(
  {
    code: 'GANG_MISDEMEANOR_STRIKE',
    authority: 'PC 17(a); PC 667(c); People v. Ulloa (2009) 175 Cal.App.4th 405',
    text: 'It is not serious',
  },
  [
    ['a misdemeanor for a gang after a strike', ['c1'], [{ crime: resisting, gang: true }], { strikes: '1' }],
    ['without a strike', [], [{ crime: resisting, gang: true }]],
    ['in jail', [], [{ crime: resisting, gang: true, days: 200 }], { strikes: '1' }],
    ['without a gang', [], [{ crime: resisting }], { strikes: '1' }],
    ['a felony', [], [{ crime: 'HS 11378', gang: true }], { strikes: '1' }],
    // PC 182(a) makes a felony of it, which no gang has to
    ['a conspiracy', [], [{ crime: resisting, state: 'Conspiracy' }], { strikes: '1' }],
  ],
);

const gangRow = (statute: string, upper: string) =>
  ({ crime: { statute, kind: 'conduct', severity: 'felony', terms: { upper } } }) as const;

noticeTests(
  {
    code: 'GANG_LIFE_NEEDS_THREAT',
    authority: 'PC 186.22(b)(4)(C); People v. Lopez (2012) 208 Cal.App.4th 1049',
    text: 'the alternate life term is for a conviction of PC 136.1(c)(1)',
  },
  [
    ['dissuading a witness', ['c1'], [{ crime: 'PC 136.1(b)(1)', gang: true }]],
    ['dissuading one by threat', [], [{ crime: 'PC 136.1(c)(1)', gang: true }]],
    ['another life felony of a gang', [], [{ crime: 'PC 246', gang: true }]],
    ['no gang', [], [{ crime: 'PC 136.1(b)(1)' }]],
  ],
);

noticeTests(
  {
    code: 'GANG_STEP_BY_LAW',
    authority: 'PC 186.22(b)(1)(C)',
    text: 'the gang term of this felony is that of PC 186.22(b)(1)(C)',
  },
  [
    [
      'five years filed for robbery',
      ['c1', 'c1e1'],
      [{ crime: 'PC 211/212.5(c)', enhancements: [gangRow('PC 186.22(b)(1)(B)', '5y')] }],
    ],
    ['ten', [], [{ crime: 'PC 211/212.5(c)', enhancements: ['PC 186.22(b)(1)(C)'] }]],
    ['the charge’s own finding', [], [{ crime: 'PC 211/212.5(c)', gang: true }]],
  ],
);

const violentStep = 'PC 186.22(b)(1)(C)';
noticeTests(
  {
    code: 'GANG_STEP_TOO_HEAVY',
    authority: 'PC 186.22(b)(1)(A)',
    text: 'is for a felony that this one is not: its gang term is that of PC 186.22(b)(1)(A)',
  },
  [
    [
      'ten years for a felony that is not violent',
      ['c1', 'c1e1'],
      [{ crime: 'PC 245(a)(4)', enhancements: [violentStep] }],
    ],
    ['for a violent one', [], [{ crime: 'PC 211/212.5(c)', enhancements: [violentStep] }]],
    ['beside the finding itself', ['c1', 'c1e1'], [{ crime: 'PC 245(a)(4)', gang: true, enhancements: [violentStep] }]],
    ['dismissed', [], [{ crime: 'PC 245(a)(4)', enhancements: [{ crime: violentStep, status: 'Dismissed' }] }]],
    ['another row that does not attach', [], [{ crime: 'PC 29800(a)(1)', enhancements: ['PC 12022.53(b)'] }]],
    ['a misdemeanor', [], [{ crime: 'PC 148(a)(1)', enhancements: [violentStep] }]],
    ['a step stayed for the alternate life term', [], [{ crime: 'PC 215', enhancements: [violentStep] }]],
  ],
);

const life = {
  statute: 'PC 186.22(b)(4)(B)',
  kind: 'substitution',
  severity: 'felony',
  terms: { upper: '15-life' },
} as const;
noticeTests({ code: 'GANG_AB333_PROOF', authority: 'PC 186.22(e), (f); PC 1109', text: 'two predicate crimes' }, [
  ['a step that yields to the alternate life term', ['c1'], [{ crime: 'PC 215', enhancements: [violentStep] }]],
  ['that life term filed', ['c1'], [{ crime: 'PC 215', enhancements: [{ crime: life }] }]],
  ['a step of a graver felony', ['c1'], [{ crime: 'PC 245(a)(4)', enhancements: [violentStep] }]],
]);

const principalsGun = {
  statute: 'PC 12022.53(e)(1)',
  kind: 'conduct',
  severity: 'felony',
  terms: { upper: '10y' },
} as const;
// (e)(1)(A) asks that section 186.22(b) was violated: People v. Lopez (2021) 73 Cal.App.5th 327
noticeTests({ code: 'GANG_AB333_PROOF', authority: 'PC 186.22(e), (f); PC 1109', text: 'two predicate crimes' }, [
  [
    'a principal’s gun, for which the gang facts are proved',
    ['c1'],
    [{ crime: robbery, enhancements: [{ crime: principalsGun }] }],
  ],
  ['one’s own gun', [], [{ crime: robbery, enhancements: ['PC 12022.53(b)'] }]],
]);
noticeTests({ code: 'GANG_LIFE_NEEDS_THREAT', authority: 'PC 186.22(b)(4)(C)', text: 'force or a threat' }, [
  [
    'no gang years beside a principal’s gun',
    [],
    [{ crime: 'PC 136.1(b)(1)', enhancements: [{ crime: principalsGun }] }],
  ],
]);

const of = (statute: string) => ({ statute, kind: 'crime', severity: 'felony', terms: { upper: '3y' } }) as const;
const carrying = { statute: 'PC 12021.5(a)', kind: 'conduct', severity: 'felony', terms: { upper: '3y' } } as const;
noticeTests({ code: 'GANG_AB333_PROOF', authority: 'PC 186.22(e), (f); PC 1109', text: 'two predicate crimes' }, [
  [
    'a principal’s gun and the gang finding',
    ['c1'],
    [{ crime: robbery, ...gang, enhancements: [{ crime: principalsGun }] }],
  ],
  [
    'a principal’s gun, sentenced before',
    [],
    [{ crime: robbery, enhancements: [{ crime: principalsGun }] }],
    { sentencingDate: '2021-12-31' },
  ],
  [
    'a principal’s gun, dismissed',
    [],
    [{ crime: robbery, enhancements: [{ crime: principalsGun, status: 'Dismissed' }] }],
  ],
  ['a firearm carried in a street gang crime', ['c1'], [{ crime: 'HS 11378', enhancements: [{ crime: carrying }] }]],
  ['participation in a gang', ['c1'], [{ crime: of('PC 186.22(a)') }]],
]);

noticeTests({ code: 'GANG_AB333_PROOF', authority: 'PC 186.22(e), (f)', text: 'two predicate crimes' }, [
  ['recruiting into a gang', ['c1'], [{ crime: of('PC 186.26(a)') }]],
  ['a loaded firearm of a gang participant', ['c1'], [{ crime: of('PC 25850(a)/25850(c)(3)') }]],
  ['one of a felon', [], [{ crime: of('PC 29800(a)(1)') }]],
]);

const unregistered = {
  statute: 'PC 186.33(b)(1)',
  kind: 'conduct',
  severity: 'felony',
  terms: { upper: '3y' },
} as const;
noticeTests(
  {
    code: 'GANG_AB333_PROOF',
    authority: 'PC 186.22(e), (f); In re Jorge G. (2004) 117 Cal.App.4th 931',
    text: 'two predicate crimes',
  },
  [
    ['a felony of who failed to register', ['c1'], [{ crime: robbery, enhancements: [{ crime: unregistered }] }]],
    [
      'sentenced before',
      [],
      [{ crime: robbery, enhancements: [{ crime: unregistered }] }],
      { sentencingDate: '2021-12-31' },
    ],
  ],
);

const murderForGang = {
  statute: 'PC 190.2(a)(22)',
  kind: 'substitution',
  severity: 'felony',
  terms: { upper: 'LWOP' },
} as const;
noticeTests(
  {
    code: 'GANG_AB333_PROOF',
    authority: 'PC 186.22(e), (f); People v. Rojas (2023) 15 Cal.5th 561',
    text: 'two predicate crimes',
  },
  [
    [
      'a murder by a participant for the gang',
      ['c1'],
      [{ crime: 'PC 187(a) first degree', enhancements: [{ crime: murderForGang }] }],
    ],
  ],
);
