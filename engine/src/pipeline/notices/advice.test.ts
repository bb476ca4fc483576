import { noticeTests } from './notice.fixture.ts';

const robbery = 'PC 211/212.5(c)';

noticeTests({ code: 'ALEXANDRA_WARNING', authority: 'HS 11369', text: 'may be charged as homicide' }, [
  ['from the first day of the law', ['c1'], [{ crime: 'HS 11378' }], { sentencingDate: '2024-12-18' }],
  ['the day before', [], [{ crime: 'HS 11378' }], { sentencingDate: '2024-12-17' }],
  ['a stayed sale', ['c1'], [{ crime: 'HS 11378', status: 'Stayed654' }]],
  ['a sale on probation', ['c1'], [{ crime: 'HS 11378', probation: { granted: true } }]],
  ['a dismissed sale', [], [{ crime: 'HS 11378', status: 'Dismissed' }]],
  ['another crime', [], [{ crime: robbery }]],
]);

noticeTests(
  { code: 'IMMIGRATION_ADVISE', authority: 'PC 1016.5', text: 'deportation, exclusion or denial of naturalization' },
  [
    ['felonies and misdemeanors', ['c1', 'c2'], [{ crime: robbery }, { crime: 'PC 148(a)(1)' }]],
    ['a felony on probation', ['c1'], [{ crime: robbery, probation: { granted: true } }]],
    ['a stayed felony', ['c1'], [{ crime: robbery, status: 'Stayed654' }]],
    ['an infraction', [], [{ crime: 'VC 22350' }]],
    ['an acquittal', [], [{ crime: robbery, status: 'Acquitted' }]],
  ],
);

noticeTests(
  { code: 'PROBATION_SUSPENDS_TERM', authority: 'PC 1203.1', text: 'the term shown is suspended and adds nothing' },
  [
    ['probation granted on one count', ['c1'], [{ crime: robbery, probation: { granted: true } }, { crime: 'PC 422' }]],
    ['none granted', [], [{ crime: robbery, probation: { granted: false } }]],
  ],
);
