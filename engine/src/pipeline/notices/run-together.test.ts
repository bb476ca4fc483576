import { noticeTests } from './notice.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = { crime: 'PC 459/460(b)', term: 'middle' } as const;
const concurrent = { run: 'concurrent' } as const;
const house = 'PC 459/460(a)';
const battery = { crime: 'PC 243(e)(1)', days: 90 } as const;
const one = { strikes: '1' } as const;
/** PC 1170.12(a)(7): two serious felonies, one that must follow them and is marked, and a misdemeanor free of all. */
const bound = [
  { crime: robbery },
  { crime: house, term: 'middle' },
  { crime: 'PC 29800(a)(1)', term: 'middle', ...concurrent },
  battery,
] as const;
const serious = { caseEnhancements: [{ id: 's1', crime: 'PC 667(a)(1)' }] } as const;

noticeTests({ code: 'LONGEST_RUNS_BESIDE', authority: 'PC 669; CRC 4.452', text: 'is the sentence by itself' }, [
  ['a robbery longer than the burglary', ['c2'], [burglary, { crime: robbery, ...concurrent }]],
  ['one that is shorter', [], [{ crime: robbery }, { ...burglary, ...concurrent }]],
  ['alone', [], [{ crime: robbery, ...concurrent }]],
  ['bound to a longer one that is not marked', [], bound, one],
]);

const two = [
  { crime: house, term: 'middle', occasion: 'A', ...concurrent },
  { crime: house, term: 'middle', occasion: 'B', ...concurrent },
] as const;
noticeTests({ code: 'LONGEST_RUNS_BESIDE', authority: 'PC 669; CRC 4.452', text: 'are the sentence by themselves' }, [
  ['two that are bound', ['c1', 'c2'], [...two, battery], one],
  ['nothing beside them', [], two, one],
]);

noticeTests({ code: 'MARK_BINDS_NOT', authority: 'PC 669(a), (b)', text: 'only toward what runs beside' }, [
  ['a misdemeanor is free of it', ['c3'], bound, one],
  ['nothing runs beside', [], bound.slice(0, 3), one],
  ['what runs beside is marked too', [], [...bound.slice(0, 3), { ...battery, ...concurrent }], one],
  ['without a strike nothing binds', [], bound],
]);

noticeTests(
  {
    code: 'STATUS_BESIDE',
    authority: 'PC 1170.1(a); People v. Sasser (2015) 61 Cal.4th 1',
    text: 'the determinate term would be 8y',
  },
  [
    [
      'the only serious felony runs beside',
      ['s1'],
      [
        { crime: { like: 'PC 459/460(b)', terms: { lower: '2y', middle: '4y', upper: '8y' } } },
        { crime: robbery, ...concurrent },
      ],
      serious,
    ],
    ['it is the controlling term', [], [{ crime: robbery }], serious],
  ],
);

noticeTests(
  { code: 'SEX_SAME_OCCASION', authority: 'PC 667.6(c), (d); CRC 4.426', text: 'the court may choose the full term' },
  [
    [
      'the second of one victim and occasion',
      ['c2'],
      [
        { crime: 'PC 261(a)(2)', victim: 'A', occasion: '1' },
        { crime: 'PC 261(a)(2)', victim: 'A', occasion: '1', term: 'lower' },
        { crime: 'PC 261(a)(2)', victim: 'B', occasion: '1' },
      ],
    ],
    [
      'of one victim alone',
      [],
      [
        { crime: 'PC 261(a)(2)', victim: 'A', occasion: '1' },
        { crime: 'PC 261(a)(2)', victim: 'A', occasion: '1' },
      ],
    ],
  ],
);

noticeTests(
  {
    code: 'PRINCIPAL_TERM_UNSETTLED',
    authority: 'PC 1170.1(a); PC 12022.53(d)',
    text: 'the greater aggregate is counted',
  },
  [
    ['beside another term', ['c1'], [{ crime: robbery, enhancements: ['PC 12022.53(d)'] }, burglary]],
    ['alone', [], [{ crime: robbery, enhancements: ['PC 12022.53(d)'] }]],
  ],
);

noticeTests({ code: 'STAY_WITHOUT_COUNT', authority: 'PC 654(a)', text: 'Every count of this act is stayed' }, [
  [
    'both stayed',
    ['c2'],
    [
      { ...burglary, status: 'Stayed654' },
      { crime: robbery, status: 'Stayed654' },
    ],
  ],
  ['one imposed', [], [{ ...burglary, status: 'Stayed654' }, { crime: robbery }]],
  [
    'one imposed of another occasion',
    ['c1'],
    [
      { ...burglary, status: 'Stayed654', occasion: 'A' },
      { crime: robbery, occasion: 'B' },
    ],
  ],
  [
    'one of each occasion, and nothing imposed of either',
    ['c2', 'c3'],
    [
      { ...burglary, status: 'Stayed654', occasion: 'A' },
      { crime: robbery, status: 'Stayed654', occasion: 'A' },
      { ...burglary, status: 'Stayed654', occasion: 'B' },
      { ...burglary, status: 'Stayed654' },
    ],
  ],
]);

noticeTests(
  {
    code: 'PRISON_CONCURRENT_UNSETTLED',
    authority: 'PC 1170.1(c); People v. Arant (1988) 199 Cal.App.3d 294',
    text: 'It is counted as it is marked',
  },
  [
    ['a silent section', ['c2'], [{ crime: robbery }, { ...burglary, ...concurrent, findings: ['in-prison'] }]],
    ['consecutive', [], [{ crime: robbery }, { ...burglary, findings: ['in-prison'] }]],
    ['its own section commands', [], [{ crime: robbery }, { crime: 'PC 4501.5', ...concurrent }]],
  ],
);
