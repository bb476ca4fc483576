import { noticeTests } from './notice.fixture.ts';

const atAssociation = (statute: string) =>
  ({
    statute,
    name: 'x',
    kind: 'crime',
    severity: 'felony',
    terms: { lower: '2y', middle: '3y', upper: '4y' },
  }) as const;

const ofOrder = {
  statute: 'FM 6388',
  name: 'x',
  kind: 'crime',
  severity: 'misdemeanor',
  terms: { upper: '364d' },
} as const;

noticeTests(
  { code: 'PATTERN_AT_SAVINGS_ASSOCIATION', authority: 'FC 5309(a), (b)', text: 'up to 20 years in state prison' },
  [
    [
      'two violations',
      ['c1', 'c2'],
      [{ crime: atAssociation('FC 5303') }, { crime: atAssociation('FC 5305'), probation: { granted: true } }],
    ],
    ['of one section', ['c1', 'c2'], [{ crime: atAssociation('FC 5306') }, { crime: atAssociation('FC 5306') }]],
    ['one violation', [], [{ crime: atAssociation('FC 5304(b)') }]],
    ['one of another section', [], [{ crime: atAssociation('FC 5303') }, { crime: atAssociation('FC 5308') }]],
    [
      'one an attempt that its section does not name',
      [],
      [{ crime: atAssociation('FC 5303') }, { crime: atAssociation('FC 5305'), state: 'Attempt' }],
    ],
    [
      'an attempt that it names',
      ['c1', 'c2'],
      [{ crime: atAssociation('FC 5303') }, { crime: atAssociation('FC 5306'), state: 'Attempt' }],
    ],
    [
      'one dismissed',
      [],
      [{ crime: atAssociation('FC 5303') }, { crime: atAssociation('FC 5305'), status: 'Dismissed' }],
    ],
    [
      'before the section',
      [],
      [
        { crime: atAssociation('FC 5303'), date: '1990-12-31' },
        { crime: atAssociation('FC 5305'), date: '1990-12-31' },
      ],
    ],
  ],
);

noticeTests(
  { code: 'ORDER_WITH_INJURY_OR_PRIOR', authority: 'FM 6388; PC 273.6(b), (d), (e)', text: 'it may be a felony' },
  [
    ['an order violated', ['c1'], [{ crime: ofOrder }]],
    ['attempted', [], [{ crime: ofOrder, state: 'Attempt' }]],
    ['dismissed', [], [{ crime: ofOrder, status: 'Dismissed' }]],
    ['by the Penal Code', [], [{ crime: { ...ofOrder, statute: 'PC 273.6(a)' } }]],
  ],
);

const ofKidnapping = (statute: string) =>
  ({
    statute,
    name: 'x',
    kind: 'crime',
    severity: 'felony',
    terms: { lower: '5y', middle: '8y', upper: '11y' },
  }) as const;

noticeTests({ code: 'KIDNAPPED_BY_PARENT', authority: 'PC 208(a), (b)', text: 'three, five or eight years' }, [
  ['a child under 14', ['c1'], [{ crime: ofKidnapping('PC 207(a)/208(b)') }]],
  ['attempted', ['c1'], [{ crime: ofKidnapping('PC 207(c)/208(b)'), state: 'Attempt' }]],
  ['lured for a lewd act', [], [{ crime: ofKidnapping('PC 207(b)/208(b)') }]],
  ['dismissed', [], [{ crime: ofKidnapping('PC 207(a)/208(b)'), status: 'Dismissed' }]],
  ['of any age', [], [{ crime: ofKidnapping('PC 207(a)/208(a)') }]],
]);

const ofCannabis = (statute: string) => ({ like: 'PC 245(a)(4)', statute }) as const;

noticeTests(
  {
    code: 'FELONY_BY_MAY',
    authority: 'HS 11358(c), (d), 11359(b) to (d), 11360(a)(2), (3)',
    text: 'may be punished as a felony',
  },
  [
    ['cultivated', ['c1'], [{ crime: ofCannabis('HS 11358(d)') }]],
    ['for sale, probation granted', ['c1'], [{ crime: ofCannabis('HS 11359(c)'), probation: { granted: true } }]],
    ['attempted', [], [{ crime: ofCannabis('HS 11359(d)'), state: 'Attempt' }]],
    ['dismissed', [], [{ crime: ofCannabis('HS 11360(a)(3)'), status: 'Dismissed' }]],
    ['a minor used', [], [{ crime: ofCannabis('HS 11361(a)') }]],
  ],
);
