import { noticeTests } from './notice.fixture.ts';

const one = 'PC 667.61(b)';
const withoutParole = { like: 'PC 667.61(a)', statute: 'PC 667.61(j)(1)', attachesTo: ['SEX1STRIKE_J'] } as const;
const other = { crime: withoutParole } as const;
const lewd = { crime: 'PC 288(a)', date: '2010-09-09' } as const;
const forced = { like: 'PC 288(a)', statute: 'PC 288(b)(1)' } as const;
const minor = { like: 'PC 288(a)', statute: 'PC 289(a)(1)(C)' } as const;
const minorVictim = 'ONE_STRIKE_MINOR_VICTIM';
const noticed = (section: string) =>
  ({
    code: minorVictim,
    authority: `${section}; In re Vaquera (2024) 15 Cal.5th 706`,
    text: `the term of ${section} is heavier`,
  }) as const;

noticeTests(noticed('PC 667.61(j)(2)'), [
  ['a lewd act, one circumstance', ['c1', 'c1e1'], [{ ...lewd, enhancements: [one] }]],
  ['the last day of former law', [], [{ ...lewd, date: '2010-09-08', enhancements: [one] }]],
  ['a finding dismissed', [], [{ ...lewd, enhancements: [{ crime: one, status: 'Dismissed' }] }]],
  ['a lewd act, 25 years', [], [{ ...lewd, enhancements: ['PC 667.61(a)'] }]],
  ['an adult victim', [], [{ crime: { like: 'PC 288(a)', statute: 'PC 261(a)(2)' }, enhancements: [one] }]],
]);
noticeTests(noticed('PC 667.61(j)(1)'), [
  ['force on a child, 25 years', ['c1', 'c1e1'], [{ crime: forced, enhancements: ['PC 667.61(a)'] }]],
]);
noticeTests(noticed('PC 667.61(l)'), [
  ['a minor of 14, 25 years', ['c1', 'c1e1'], [{ crime: minor, enhancements: ['PC 667.61(a)'] }]],
]);
noticeTests(noticed('PC 667.61(m)'), [
  ['a minor of 14, 15 years', ['c1', 'c1e1'], [{ crime: minor, enhancements: [one] }]],
]);
noticeTests({ code: 'ONE_STRIKE_LEWD_ACT', authority: 'PC 667.61(a), (j)', text: 'excepts PC 288(a)' }, [
  ['life without parole on a lewd act', ['c1', 'c1e1'], [{ ...lewd, enhancements: [other] }]],
  ['on another crime that it does not reach', [], [{ crime: 'PC 422', enhancements: [other] }]],
  ['a finding dismissed', [], [{ ...lewd, enhancements: [{ ...other, status: 'Dismissed' }] }]],
]);

noticeTests(
  { code: 'ONE_STRIKE_FAMILY', authority: 'former PC 667.61(c)(7), 1203.066', text: 'a parent, relative or member' },
  [
    ['a lewd act of the last day', ['c1', 'c1e1'], [{ ...lewd, date: '2006-09-19', enhancements: [one] }]],
    ['a lewd act of the next', [], [{ ...lewd, date: '2006-09-20', enhancements: [one] }]],
    ['another crime', [], [{ crime: 'PC 261(a)(2)', date: '2006-09-19', enhancements: [one] }]],
  ],
);

const former = { crime: 'PC 261(a)(2)', date: '2006-09-19', enhancements: [one] } as const;
const named = { victim: 'A', occasion: 'one' } as const;
noticeTests(
  {
    code: 'ONE_STRIKE_NEEDS_FACTS',
    authority: 'former PC 667.61(g); People v. Jones (2001) 25 Cal.4th 98',
    text: 'Give each count its victim',
  },
  [
    ['neither victim nor occasion named', ['c1', 'c2'], [former, former]],
    [
      'an occasion not named',
      ['c2'],
      [
        { ...former, ...named },
        { ...former, victim: 'A' },
      ],
    ],
    [
      'both named',
      [],
      [
        { ...former, ...named },
        { ...former, ...named },
      ],
    ],
    ['one count', [], [former]],
    ['present law', [], [former, { ...former, date: '2006-09-20' }]],
  ],
);
