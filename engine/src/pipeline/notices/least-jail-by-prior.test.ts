import { noticeTests } from './notice.fixture.ts';

const carrying = (days: number, statute = 'PC 25850(a)') => ({
  crime: { statute, kind: 'crime', severity: 'misdemeanor', terms: { upper: '364d' } } as const,
  days,
});
const felony = { like: 'PC 245(a)(4)', statute: 'PC 25850(c)(2)' } as const;
const onProbation = (jailDays: number) => ({ crime: felony, probation: { granted: true, jailDays } });

noticeTests({ code: 'LEAST_JAIL_BY_PRIOR', authority: 'PC 25850(d)', text: 'at least three months in jail' }, [
  ['fewer days', ['c1'], [carrying(89)]],
  ['three months', [], [carrying(90)]],
  ['another section', [], [carrying(89, 'PC 29800(a)(1)')]],
  ['a felony’s term', [], [{ crime: felony }]],
  ['a felony on probation with fewer days', ['c1'], [onProbation(89)]],
  ['a felony on probation with three months', [], [onProbation(90)]],
  ['dismissed', [], [{ ...carrying(10), status: 'Dismissed' }]],
  ['a conspiracy on probation', [], [{ ...onProbation(0), state: 'Conspiracy' }]],
  ['an attempt on probation', [], [{ ...onProbation(0), state: 'Attempt' }]],
]);

const concealed = (days: number) => carrying(days, 'PC 25400(a)(2)/25400(c)(7)');
const afterFelony = { like: 'PC 245(a)(4)', statute: 'PC 25400(a)(2)/25400(c)(1)' } as const;

noticeTests(
  { code: 'LEAST_JAIL_BY_PRIOR', authority: 'PC 25400(d), (e)', text: 'three to six months in jail follow' },
  [
    ['concealed with fewer days', ['c1'], [concealed(89)]],
    ['concealed with three months', [], [concealed(90)]],
    ['concealed with six months', [], [concealed(180)]],
    ['concealed with more', ['c1'], [concealed(181)]],
    ['concealed on probation with ten months', [], [{ ...concealed(0), probation: { granted: true, jailDays: 300 } }]],
    [
      'concealed on probation with fewer days',
      ['c1'],
      [{ ...concealed(0), probation: { granted: true, jailDays: 30 } }],
    ],
    [
      'after a felony on probation, where the least is counted',
      [],
      [{ crime: afterFelony, probation: { granted: true, jailDays: 30 } }],
    ],
  ],
);

noticeTests({ code: 'LEAST_JAIL_BY_PRIOR', authority: 'former PC 12031(a)(6)', text: 'former PC 12001.6' }, [
  ['loaded under the former law, fewer days', ['c1'], [carrying(89, 'PC 12031(a)(1)')]],
  ['with three months', [], [carrying(90, 'PC 12031(a)(1)')]],
  ['its attempt, which is no violation', [], [{ ...carrying(10, 'PC 12031(a)(1)'), state: 'Attempt' }]],
]);

const formerly = { like: 'PC 245(a)(4)', statute: 'PC 12025(b)(1)' } as const;

noticeTests({ code: 'LEAST_JAIL_BY_PRIOR', authority: 'former PC 12025(d), (e)', text: 'former PC 12001.6' }, [
  ['concealed under the former law, fewer days', ['c1'], [carrying(89, 'PC 12025(a)(2)')]],
  ['with more than six months', ['c1'], [carrying(181, 'PC 12025(a)(2)')]],
  ['with three months', [], [carrying(90, 'PC 12025(a)(2)')]],
  [
    'after a felony on probation, where the least is counted',
    [],
    [{ crime: formerly, probation: { granted: true, jailDays: 30 } }],
  ],
]);

const atSchool = (days: number) => carrying(days, 'PC 626.9(b)');
const shotAtSchool = { like: 'PC 245(a)(4)', statute: 'PC 626.9(d)' } as const;

noticeTests({ code: 'LEAST_JAIL_BY_PRIOR', authority: 'PC 626.9(g)', text: 'with probation for a felony' }, [
  ['at a school with fewer days', ['c1'], [atSchool(89)]],
  ['at a school with three months', [], [atSchool(90)]],
  ['a shot at a school, on probation', ['c1'], [{ crime: shotAtSchool, probation: { granted: true, jailDays: 30 } }]],
  [
    'on a college campus',
    [],
    [{ crime: { ...shotAtSchool, statute: 'PC 626.9(h)' }, probation: { granted: true, jailDays: 30 } }],
  ],
]);

noticeTests({ code: 'LEAST_JAIL_BY_PRIOR', authority: 'BP 6126(a)', text: 'at least 90 days in jail' }, [
  ['law without a license, fewer days', ['c1'], [carrying(89, 'BP 6126(a)')]],
  ['law without a license, ninety days', [], [carrying(90, 'BP 6126(a)')]],
  ['on probation', [], [{ ...carrying(0, 'BP 6126(a)'), probation: { granted: true, jailDays: 30 } }]],
]);

const contracting = (days: number, upper: '180d' | '364d') => ({
  crime: { statute: 'BP 7028(a)(1)', kind: 'crime', severity: 'misdemeanor', terms: { upper } } as const,
  days,
});

noticeTests({ code: 'LEAST_JAIL_BY_PRIOR', authority: 'BP 7028(c)', text: 'a fine alone, in an unusual case' }, [
  ['contracting without a license, fewer days', ['c1'], [contracting(89, '180d')]],
  ['contracting without a license, ninety days', [], [contracting(90, '180d')]],
  ['a third conviction', [], [contracting(89, '364d')]],
  ['on probation', [], [{ ...contracting(0, '180d'), probation: { granted: true, jailDays: 30 } }]],
]);

noticeTests({ code: 'LEAST_JAIL_BY_PRIOR', authority: 'PC 11414(c)', text: 'at least 30 days in jail' }, [
  ['a child harassed again, fewer days', ['c1'], [carrying(29, 'PC 11414(c)')]],
  ['a child harassed again, thirty days', [], [carrying(30, 'PC 11414(c)')]],
  ['a child harassed for the first time', [], [carrying(29, 'PC 11414(a)')]],
  [
    'a child harassed again, on probation',
    [],
    [{ ...carrying(0, 'PC 11414(c)'), probation: { granted: true, jailDays: 5 } }],
  ],
]);

const injuring = (days: number) => carrying(days, 'VC 14601.4(a)');

noticeTests(
  { code: 'LEAST_JAIL_BY_PRIOR', authority: 'VC 14601.4(b), 14601.2(d)(2), (f)', text: 'at least 30 days in jail' },
  [
    ['an injury while suspended, with fewer days', ['c1'], [injuring(29)]],
    ['with thirty', [], [injuring(30)]],
    ['on probation with fewer', ['c1'], [{ ...injuring(0), probation: { granted: true, jailDays: 20 } }]],
    ['on probation with thirty', [], [{ ...injuring(0), probation: { granted: true, jailDays: 30 } }]],
  ],
);

noticeTests({ code: 'LEAST_JAIL_BY_PRIOR', authority: 'PC 647d(a), (b)', text: 'at least 90 days in jail' }, [
  ['public intoxication with fewer days', ['c1'], [carrying(89, 'PC 647(f)')]],
  ['with ninety', [], [carrying(90, 'PC 647(f)')]],
  ['loitering', [], [carrying(10, 'PC 647(h)')]],
  ['on probation', ['c1'], [{ ...carrying(0, 'PC 647(f)'), probation: { granted: true, jailDays: 0 } }]],
  ['its attempt, which is no violation', [], [{ ...carrying(10, 'PC 647(f)'), state: 'Attempt' }]],
]);

const contempt = (days: number, statute = 'PC 166(c)(4)') => carrying(days, statute);

noticeTests({ code: 'LEAST_JAIL_BY_INJURY', authority: 'PC 166(c)(2)', text: 'at least 48 hours in jail follow' }, [
  ['after a prior, with a day', ['c1'], [contempt(1)]],
  ['after a prior, with two days', [], [contempt(2)]],
  ['without a prior, with a day', ['c1'], [contempt(1, 'PC 166(c)(1)')]],
  ['the injury charged, where the least is counted', [], [contempt(1, 'PC 166(c)(2)')]],
  ['contempt of another order', [], [contempt(1, 'PC 166(a)(4)')]],
  ['on probation without jail', ['c1'], [{ ...contempt(0), probation: { granted: true, jailDays: 0 } }]],
  ['on probation with two days', [], [{ ...contempt(0), probation: { granted: true, jailDays: 2 } }]],
  ['its attempt, which is no violation', [], [{ ...contempt(1), state: 'Attempt' }]],
]);

const spouse = (statute: string, jailDays: number) => ({
  crime: { like: 'PC 245(a)(4)', statute } as const,
  probation: { granted: true, jailDays },
});

noticeTests({ code: 'LEAST_JAIL_BY_PRIOR', authority: 'PC 273.5(h)', text: 'after two or more at least 60' }, [
  ['a spouse injured after a prior, fewer days', ['c1'], [spouse('PC 273.5(f)(1)', 59)]],
  ['a spouse injured, no prior charged', ['c1'], [spouse('PC 273.5(a)', 0)]],
  ['a spouse injured, sixty days', [], [spouse('PC 273.5(f)(1)', 60)]],
  ['a spouse injured, a term', [], [{ crime: { like: 'PC 245(a)(4)', statute: 'PC 273.5(f)(1)' } }]],
  ['an attempt to injure a spouse', [], [{ ...spouse('PC 273.5(a)', 0), state: 'Attempt' }]],
]);

noticeTests({ code: 'LEAST_JAIL_BY_PRIOR', authority: 'PC 243(e)(3)', text: 'at least 48 hours in jail' }, [
  ['a spouse battered, a day', ['c1'], [spouse('PC 243(e)(1)', 1)]],
  ['a spouse battered, two days', [], [spouse('PC 243(e)(1)', 2)]],
  ['a spouse battered, no probation', [], [carrying(1, 'PC 243(e)(1)')]],
]);
