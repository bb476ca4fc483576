import { noticeTests } from './notice.fixture.ts';

const after = (section: string) => ({ like: 'PC 245(a)(4)', statute: `VC 23152(a)/${section}` }) as const;
const adding = (statute: string) => ({
  crime: {
    statute,
    kind: 'conduct',
    severity: 'felony',
    terms: { upper: '18d' },
    attachesTo: ['DUI_AFTER_FELONY'],
  } as const,
});

noticeTests({ code: 'REFUSAL_NEEDS_FOURTH', authority: 'VC 23577(a)(5)', text: 'a fourth or later drunk driving' }, [
  ['after a felony', ['c1e1'], [{ crime: after('23550.5'), enhancements: [adding('VC 23577(a)(5)')] }]],
  [
    'probation granted',
    ['c1e1'],
    [{ crime: after('23550.5'), enhancements: [adding('VC 23577(a)(5)')], probation: { granted: true } }],
  ],
  ['after three', [], [{ crime: after('23550'), enhancements: [adding('VC 23577(a)(5)')] }]],
  ['another paragraph', [], [{ crime: after('23550.5'), enhancements: [adding('VC 23577(a)(3)')] }]],
  [
    'a count dismissed',
    [],
    [{ crime: after('23550.5'), status: 'Dismissed', enhancements: [adding('VC 23577(a)(5)')] }],
  ],
]);
