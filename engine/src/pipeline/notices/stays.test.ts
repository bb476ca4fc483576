import { prior } from '../../case.fixture.ts';
import { noticeTests } from './notice.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = { crime: 'PC 459/460(b)', enhancements: ['PC 12022.53(b)'] } as const;

noticeTests(
  {
    code: 'ENHANCEMENT_NO_MATCH',
    authority: 'PC 12022.53(b)',
    text: 'PC 12022.53(b) is stayed: the enhancement does not attach to this crime.',
  },
  [
    ['on its count', ['c1', 'c1e1'], [burglary]],
    ['a count stayed itself', ['c2', 'c2e1'], [{ crime: robbery }, { ...burglary, status: 'Stayed654' }]],
    ['a dismissed count', [], [{ ...burglary, status: 'Dismissed' }]],
    ['an enhancement that attaches', [], [{ crime: robbery, enhancements: ['PC 12022.53(b)'] }]],
  ],
);

const speed = {
  crime: {
    statute: 'VC 23582(a)',
    kind: 'conduct',
    severity: 'felony',
    terms: { upper: '60d' },
    attachesTo: ['DUI_ANY'],
  },
} as const;
const drunk = (statute: string) => ({ crime: { like: 'PC 245(a)(4)', statute }, enhancements: [speed] }) as const;

noticeTests(
  {
    code: 'ENHANCEMENT_NO_MATCH',
    authority: 'VC 23582(a)',
    text: 'VC 23582(a) is stayed: its days of county jail lengthen no term of a felony.',
  },
  [['days of a drunk driver beside a felony', ['c1', 'c1e1'], [drunk('VC 23153(a)')]]],
);

noticeTests(
  { code: 'STATUS_STAYED', authority: 'PC 1170.1(e)', text: 'PC 667(a)(1) is stayed: no current conviction' },
  [
    ['a prior that nothing triggers', ['s1'], [{ crime: 'VC 10851(a)' }], { caseEnhancements: prior('PC 667(a)(1)') }],
    ['one that a robbery triggers', [], [{ crime: robbery }], { caseEnhancements: prior('PC 667(a)(1)') }],
  ],
);
