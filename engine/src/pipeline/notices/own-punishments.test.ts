import { noticeTests } from './notice.fixture.ts';

/** A misdemeanor of a section that the calibration does not have. */
const misdemeanor = (statute: string) => ({ like: 'PC 148(a)(1)', statute });

noticeTests(
  { code: 'PENALTY_NOT_SUSPENDED', authority: 'VC 4463(b), (c); PC 1203(a)', text: 'shall not be suspended' },
  [
    [
      'a placard forged, probation granted',
      ['c1'],
      [{ crime: misdemeanor('VC 4463(b)(1)'), probation: { granted: true } }],
    ],
    [
      'a placard displayed, probation granted',
      ['c1'],
      [{ crime: misdemeanor('VC 4463(c)'), probation: { granted: true } }],
    ],
    ['no probation', [], [{ crime: misdemeanor('VC 4463(b)(1)') }]],
    ['registration forged', [], [{ crime: misdemeanor('VC 4463(a)(1)'), probation: { granted: true } }]],
  ],
);

noticeTests({ code: 'JAIL_FOR_A_YEAR', authority: 'PC 18.5(a); 8 U.S.C. 1101(a)(43)', text: '"for one year"' }, [
  ['a false government document', ['c1'], [{ crime: misdemeanor('PC 112(a)') }]],
  ['looting, second degree burglary', ['c1'], [{ crime: misdemeanor('PC 463(b)(1)') }]],
  ['former looting', ['c1'], [{ crime: misdemeanor('PC 463(a)') }]],
  ['drift gill nets, with a prior', ['c1'], [{ crime: misdemeanor('FG 12003') }]],
  ['an airbag that was paid for', ['c1'], [{ crime: misdemeanor('BP 9884.76') }]],
  ['illegal telecommunications equipment to sell', ['c1'], [{ crime: misdemeanor('PC 502.8(d)') }]],
  ['the same, ten or more', [], [{ crime: misdemeanor('PC 502.8(e)') }]],
  ['looting, petty theft', [], [{ crime: misdemeanor('PC 463(b)(4)') }]],
  ['probation', [], [{ crime: misdemeanor('PC 112(a)'), probation: { granted: true } }]],
  ['another crime', [], [{ crime: misdemeanor('PC 148(a)(1)') }]],
]);

noticeTests({ code: 'JAIL_ABOVE_A_YEAR', authority: 'PC 19.2, 598d(b)', text: '364 days' }, [
  ['horsemeat offered for sale', ['c1'], [{ crime: misdemeanor('PC 598d(a)') }]],
  ['probation', [], [{ crime: misdemeanor('PC 598d(a)'), probation: { granted: true } }]],
  ['a second offense, a felony', [], [{ crime: { like: 'PC 245(a)(4)', statute: 'PC 598d(c)' } }]],
  ['another crime', [], [{ crime: misdemeanor('PC 148(a)(1)') }]],
]);

noticeTests({ code: 'JAIL_WITHOUT_A_LENGTH', authority: 'PC 19, 19.2, 29700(a)', text: '364 days' }, [
  ['a handgun of a minor', ['c1'], [{ crime: misdemeanor('PC 29610(a)') }]],
  ['a handgun before 2012', ['c1'], [{ crime: misdemeanor('PC 12101(a)(1)') }]],
  ['probation', [], [{ crime: misdemeanor('PC 29610(a)'), probation: { granted: true } }]],
  ['a felony', [], [{ crime: { like: 'PC 245(a)(4)', statute: 'PC 29610(a)' } }]],
  ['another crime', [], [{ crime: misdemeanor('PC 148(a)(1)') }]],
]);

noticeTests({ code: 'TERM_OF_A_RANGE', authority: 'PC 598d(c), 1168(b), 1170(a)(3)', text: 'two to five years' }, [
  ['horsemeat offered again', ['c1'], [{ crime: { like: 'PC 245(a)(4)', statute: 'PC 598d(c)' } }]],
  ['its attempt', ['c1'], [{ crime: { like: 'PC 245(a)(4)', statute: 'PC 598d(c)' }, state: 'Attempt' }]],
  ['dismissed', [], [{ crime: { like: 'PC 245(a)(4)', statute: 'PC 598d(c)' }, status: 'Dismissed' }]],
  ['the misdemeanor', [], [{ crime: misdemeanor('PC 598d(a)') }]],
]);

noticeTests({ code: 'CONFINED_UNTIL_ORDER_MET', authority: 'HS 120280', text: 'a year from the judgment' }, [
  ['an order of a health officer', ['c1'], [{ crime: misdemeanor('HS 120280') }]],
  ['probation', [], [{ crime: misdemeanor('HS 120280'), probation: { granted: true } }]],
  ['an order of quarantine', [], [{ crime: misdemeanor('HS 120275') }]],
]);

noticeTests({ code: 'COMMUNITY_SERVICE_HOURS', authority: 'PC 1203.1(g)(2)', text: '100 to 500 hours' }, [
  ['a handgun, probation granted', ['c1'], [{ crime: misdemeanor('PC 29610(a)'), probation: { granted: true } }]],
  ['ammunition, probation granted', ['c1'], [{ crime: misdemeanor('PC 29650'), probation: { granted: true } }]],
  ['no probation', [], [{ crime: misdemeanor('PC 29610(a)') }]],
  ['an adult barred from firearms', [], [{ crime: misdemeanor('PC 29805(a)'), probation: { granted: true } }]],
  [
    'a conspiracy, a wobbler',
    [],
    [{ crime: { like: 'PC 245(a)(4)', statute: 'PC 29610(a)' }, state: 'Conspiracy', probation: { granted: true } }],
  ],
]);

const minorUsed = { like: 'PC 245(a)(4)', statute: 'PC 653j(a)' } as const;

const gangConspiracy = { like: 'PC 245(a)(4)', statute: 'PC 182.5' } as const;

noticeTests({ code: 'TERM_OF_THE_TARGET', authority: 'PC 182.5, 182(a)', text: 'follows it' }, [
  ['the felony not named', ['c1'], [{ crime: gangConspiracy }]],
  ['another felony', [], [{ crime: 'PC 245(a)(4)' }]],
  ['dismissed', [], [{ crime: gangConspiracy, status: 'Dismissed' }]],
]);

noticeTests({ code: 'TERM_CAPPED_BY_TARGET', authority: 'PC 653j(b)', text: 'four of extortion' }, [
  ['the upper term', ['c1'], [{ crime: minorUsed, term: 'upper' }]],
  ['the middle term', ['c1'], [{ crime: minorUsed, term: 'middle' }]],
  ['the lower term', [], [{ crime: minorUsed, term: 'lower' }]],
  ['another felony', [], [{ crime: 'PC 245(a)(4)', term: 'upper' }]],
  ['dismissed', [], [{ crime: minorUsed, term: 'upper', status: 'Dismissed' }]],
]);
