import { expect, test } from 'vitest';
import { caseOf } from '../../case.fixture.ts';
import type { Catalogue } from '../../case-file/catalogue.ts';
import { crimeOfFacts } from '../../case-file/crime-of-facts.ts';
import { calibration } from '../../catalogue.fixture.ts';
import { sentence } from '../../sentence/sentence.ts';
import { noticesOf, noticeTests } from './notice.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const murder = 'PC 187(a) second degree';

noticeTests(
  {
    code: 'RANGE_CROSSES_LAW_CHANGE',
    authority: 'PC 3',
    text: 'begins under an earlier version of PC 463(c)(1) and ends under that of 01/01/2026; the later version needs proof',
  },
  [
    ['over New Year of 2026', ['c1'], [{ crime: 'PC 463(c)(1)', date: '2025-12-31', dateEnd: '2026-01-01' }]],
    ['within one version', [], [{ crime: 'PC 463(c)(1)', date: '2026-01-01', dateEnd: '2026-01-02' }]],
  ],
);

const loitering = { like: 'PC 148(a)(1)', statute: 'PC 653.22(a)' } as const;
noticeTests(
  {
    code: 'CRIME_ABOLISHED',
    authority: 'Stats. 2022, ch. 86 (SB 357); People v. Rossi (1976) 18 Cal.3d 295',
    text: 'No crime since 01/01/2023',
  },
  [
    ['on its first day', ['c1'], [{ crime: loitering, date: '2020-03-01' }], { sentencingDate: '2023-01-01' }],
    ['the day before', [], [{ crime: loitering, date: '2020-03-01' }], { sentencingDate: '2022-12-31' }],
    ['dismissed', [], [{ crime: loitering, date: '2020-03-01', status: 'Dismissed' }]],
    ['another crime', [], [{ crime: 'PC 148(a)(1)', date: '2020-03-01' }]],
  ],
);

const falseComplaint = { like: 'PC 148(a)(1)', statute: 'PC 148.6(a)(1)' } as const;
noticeTests(
  {
    code: 'CRIME_HELD_VOID',
    authority: 'Los Angeles Police Protective League v. City of Los Angeles (Nov. 10, 2025, S275272)',
    text: 'Held void, though the code still prints it',
  },
  [
    ['after the opinion', ['c1'], [{ crime: falseComplaint, date: '2026-03-01' }]],
    ['before it', ['c1'], [{ crime: falseComplaint, date: '2005-03-01' }]],
    ['dismissed', [], [{ crime: falseComplaint, date: '2026-03-01', status: 'Dismissed' }]],
    ['its other subdivision', [], [{ crime: { ...falseComplaint, statute: 'PC 148.6(b)' }, date: '2026-03-01' }]],
  ],
);

const oneStrike = (date: string, dateEnd: string) => [{ crime: robbery, date, dateEnd, strikes: '1' }] as const;

noticeTests(
  {
    code: 'RANGE_CROSSES_LAW_CHANGE',
    authority: 'PC 3',
    text: 'begins before 03/07/1994, the first day of PC 667(e)(1) as it is counted here',
  },
  [
    ['a rule of the sum that begins in the range', ['c1'], oneStrike('1994-03-06', '1994-03-07')],
    ['a range from its first day', [], oneStrike('1994-03-07', '1994-03-08')],
    ['a range before it', [], oneStrike('1994-03-05', '1994-03-06')],
    ['no conviction', [], oneStrike('1994-03-06', '1994-03-07').map((charge) => ({ ...charge, status: 'Dismissed' }))],
    [
      'the first of two rules that begin in it',
      ['c1'],
      oneStrike('1994-03-06', '2000-03-08').map((charge) => ({ ...charge, gang: true })),
    ],
    ['jail days, whose law reaches back', [], [{ crime: 'PC 148(a)(1)', date: '2014-12-31', dateEnd: '2015-01-01' }]],
  ],
);

noticeTests(
  {
    code: 'RANGE_CROSSES_LAW_CHANGE',
    authority: 'PC 3',
    text: 'begins before 03/08/2000, the first day of PC 186.22(b)(1)(C)',
  },
  [
    [
      'an enhancement that begins in the range',
      ['c1'],
      [{ crime: robbery, date: '2000-03-07', dateEnd: '2000-03-08', gang: true }],
    ],
  ],
);

const old = { date: '1997-12-31' } as const;
const late = { date: '1998-01-01' } as const;

const mayhem = {
  ...crimeOfFacts({ statute: 'PC 203', kind: 'crime', severity: 'felony', terms: { upper: '8y' } }),
  id: 'mayhem',
};

test.for([
  ['1977-06-30', null, 0],
  ['1977-07-01', null, 1],
  ['1997-12-31', null, 1],
  ['1998-01-01', null, 0],
  ['1990-01-01', '1987-01-01', 0],
] as const)('OLD_TERMS_UNREAD: an act of %s under a row that begins with %s: %i', ([date, effective, said]) => {
  const catalogue: Catalogue = {
    ...calibration,
    byId: () => ({ kind: 'found', crime: { ...mayhem, effective }, others: [] }),
  };
  const { notices } = sentence(caseOf([{ crime: { id: 'mayhem' }, date }]), catalogue, '2026-08-01');
  const unread = {
    code: 'OLD_TERMS_UNREAD',
    charges: ['c1'],
    authority: 'Cal. Const., art. I, § 9; PC 3; People v. Simpson (1986) 186 Cal.App.3d 1125',
    text: `No version of this section of ${date.slice(0, 4)} is kept: later terms are shown. If they were raised after the act, the lesser ones of its day govern.`,
  };
  expect(notices.filter(({ code }) => code === unread.code)).toEqual(Array(said).fill(unread));
});

test.for([
  ['1970-01-01', null, 1],
  ['1997-12-31', null, 1],
  ['1998-01-01', null, 0],
  ['1990-01-01', '1987-01-01', 0],
] as const)('OLD_TERMS_UNREAD: a misdemeanor of %s under a row that begins with %s: %i', ([date, effective, said]) => {
  const crime = { ...mayhem, severity: 'misdemeanor', terms: { upper: '6m' }, effective } as const;
  const catalogue: Catalogue = { ...calibration, byId: () => ({ kind: 'found', crime, others: [] }) };
  const { notices } = sentence(caseOf([{ crime: { id: 'mayhem' }, date }]), catalogue, '2026-08-01');
  const unread = notices.filter(({ code }) => code === 'OLD_TERMS_UNREAD');
  expect(
    unread.map(({ text }) => text.endsWith('Whether it was a crime on the day of the act was not read either.')),
  ).toEqual(Array(said).fill(true));
});

test('facts in full tell their own terms', () => {
  const facts = { statute: 'PC 203', kind: 'crime', severity: 'felony', terms: { upper: '8y' } } as const;
  expect(noticesOf('OLD_TERMS_UNREAD', [{ crime: facts, date: '1990-01-01' }])).toEqual([]);
});

noticeTests(
  {
    code: 'OLD_1170_1_LIMITS',
    authority: 'former PC 1170.1(a), (g); People v. Prather (1990) 50 Cal.3d 428',
    text: 'These limits are not modeled',
  },
  [
    [
      'two felonies before 1998',
      ['c1', 'c2'],
      [
        { crime: robbery, ...old },
        { crime: robbery, ...old },
      ],
    ],
    [
      'of 1998',
      [],
      [
        { crime: robbery, ...late },
        { crime: robbery, ...late },
      ],
    ],
    ['one felony alone', [], [{ crime: robbery, ...old }]],
    ['one felony with an enhancement', ['c1'], [{ crime: robbery, ...old, enhancements: ['PC 12022.5(a)'] }]],
    [
      'a life term',
      [],
      [
        { crime: robbery, ...old },
        { crime: murder, ...old },
      ],
    ],
    [
      'a misdemeanor',
      [],
      [
        { crime: robbery, ...old },
        { crime: 'PC 148(a)(1)', ...old },
      ],
    ],
    [
      'a dismissed felony',
      [],
      [
        { crime: robbery, ...old },
        { crime: robbery, ...old, status: 'Dismissed' },
      ],
    ],
  ],
);

noticeTests({ code: 'STRIKES_BEFORE_LAW', authority: 'PC 667(b)-(i)', text: 'its term is not changed by strikes' }, [
  ['a crime of the day before', ['c1'], [{ crime: robbery, date: '1994-03-06' }], { strikes: '1' }],
  ['of the first day', [], [{ crime: robbery, date: '1994-03-07' }], { strikes: '1' }],
  ['no strike', [], [{ crime: robbery, date: '1994-03-06' }]],
]);

noticeTests({ code: 'OLD_FELONY_LISTS', authority: 'PC 667.5(c); PC 1192.7(c)', text: 'Before 03/08/2000' }, [
  ['robbery the day before', ['c1'], [{ crime: robbery, date: '2000-03-07' }]],
  ['a serious felony that is not violent', ['c1'], [{ crime: 'PC 459/460(a)', date: '2000-03-07' }]],
  ['its first day', [], [{ crime: robbery, date: '2000-03-08' }]],
  ['a felony in neither list', [], [{ crime: 'PC 459/460(b)', date: '2000-03-07' }]],
  ['a stayed one', [], [{ crime: robbery, date: '2000-03-07', status: 'Stayed654' }]],
]);

noticeTests({ code: 'OFFENSE_AFTER_SENTENCE', authority: 'PC 3', text: 'later than the day of the sentence' }, [
  ['the day after', ['c1'], [{ crime: robbery, date: '2026-08-02' }]],
  ['the day itself', [], [{ crime: robbery, date: '2026-08-01' }]],
]);

noticeTests({ code: 'OLD_PRISON_CREDIT', authority: 'PC 2931(a), (d), 2934', text: 'credit in prison is a third' }, [
  ['the day before credit by work', ['c1'], [{ crime: robbery, date: '1982-12-31' }]],
  ['its first day', [], [{ crime: robbery, date: '1983-01-01' }]],
  ['a life term', [], [{ crime: murder, date: '1982-12-31' }]],
  ['a misdemeanor', [], [{ crime: 'PC 148(a)(1)', date: '1982-12-31' }]],
]);

noticeTests({ code: 'BEFORE_DETERMINATE_SENTENCING', authority: 'PC 1168(b); PC 1170.2', text: 'Before 07/01/1977' }, [
  ['the day before', ['c1'], [{ crime: robbery, date: '1977-06-30' }]],
  ['its first day', [], [{ crime: robbery, date: '1977-07-01' }]],
]);

const attempt = { crime: 'PC 187(a) first degree', state: 'Attempt' } as const;

noticeTests({ code: 'OLD_ATTEMPTED_MURDER', authority: 'former PC 664', text: 'The first day of PC 664(e)' }, [
  ['of an officer before 1998', ['c1'], [{ ...attempt, findings: ['peace-officer'], ...old }]],
  ['of an officer since', [], [{ ...attempt, findings: ['peace-officer'], ...late }]],
  ['premeditated, before 1987', ['c1'], [{ ...attempt, findings: ['premeditated'], date: '1986-12-31' }]],
  ['premeditated, since', [], [{ ...attempt, findings: ['premeditated'], date: '1987-01-01' }]],
  ['neither', [], [{ ...attempt, date: '1986-12-31' }]],
  ['an officer murdered', [], [{ crime: murder, findings: ['peace-officer'], ...old }]],
]);
