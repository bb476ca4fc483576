import { noticeTests } from './notice.fixture.ts';

const theft = 'PC 459/460(b)';
const on = (date: string) => [{ crime: theft, date }];

noticeTests({ code: 'BORN_AFTER_ACT', authority: 'PC 26', text: 'later than the act' }, [
  ['the day after', ['c1'], on('2026-03-01'), { birthdate: '2026-03-02' }],
  ['the day itself', [], on('2026-03-01'), { birthdate: '2026-03-01' }],
  [
    'of a count dismissed',
    [],
    [{ crime: theft, date: '2026-03-01', status: 'Dismissed' }],
    { birthdate: '2026-03-02' },
  ],
  ['no day of birth', [], on('2026-03-01')],
]);

noticeTests({ code: 'UNDER_18_AT_ACT', authority: 'WIC 602; WIC 707', text: 'the juvenile court has the case' }, [
  ['eighteen on the day after', ['c1'], on('2026-03-01'), { birthdate: '2008-03-02' }],
  ['eighteen on the day', [], on('2026-03-01'), { birthdate: '2008-03-01' }],
  ['born after the act', [], on('2026-03-01'), { birthdate: '2026-04-01' }],
  [
    'seventeen on the first of several days',
    ['c1'],
    [{ crime: theft, date: '2026-03-01', dateEnd: '2026-03-10' }],
    { birthdate: '2008-03-05' },
  ],
]);

const killing = (statute: string) => ({ like: 'PC 192(a)', statute });
noticeTests(
  {
    code: 'ATTEMPT_OF_UNINTENDED_CRIME',
    authority: 'PC 21a; People v. Johnson (1996) 51 Cal.App.4th 1329',
    text: 'there is no such crime',
  },
  [
    ['involuntary manslaughter', ['c1'], [{ crime: killing('PC 192(b)'), state: 'Attempt' }]],
    ['vehicular manslaughter', ['c1'], [{ crime: killing('PC 191.5(a)'), state: 'Attempt' }]],
    ['voluntary manslaughter', [], [{ crime: 'PC 192(a)', state: 'Attempt' }]],
    ['completed', [], [{ crime: killing('PC 192(b)') }]],
    ['dismissed', [], [{ crime: killing('PC 192(b)'), state: 'Attempt', status: 'Dismissed' }]],
  ],
);

noticeTests(
  {
    code: 'CONSPIRACY_OF_UNINTENDED_CRIME',
    authority: 'PC 182(a); People v. Swain (1996) 12 Cal.4th 593',
    text: 'there is no such crime',
  },
  [
    ['involuntary manslaughter', ['c1'], [{ crime: killing('PC 192(b)'), state: 'Conspiracy' }]],
    ['vehicular manslaughter', ['c1'], [{ crime: killing('PC 192(c)(1)'), state: 'Conspiracy' }]],
    ['an attempt', [], [{ crime: killing('PC 192(b)'), state: 'Attempt' }]],
    ['completed', [], [{ crime: killing('PC 192(b)') }]],
    ['dismissed', [], [{ crime: killing('PC 192(b)'), state: 'Conspiracy', status: 'Dismissed' }]],
  ],
);

noticeTests({ code: 'ATTEMPT_OF_CONSPIRACY', authority: 'PC 182(a); PC 664', text: 'No opinion was found' }, [
  ['conspiracy to defraud', ['c1'], [{ crime: killing('PC 182(a)(4)'), state: 'Attempt' }]],
  ['gang conspiracy', [], [{ crime: killing('PC 182.5'), state: 'Attempt' }]],
  ['completed', [], [{ crime: killing('PC 182(a)(4)') }]],
  ['dismissed', [], [{ crime: killing('PC 182(a)(4)'), state: 'Attempt', status: 'Dismissed' }]],
]);

noticeTests(
  {
    code: 'CONSPIRACY_OF_ATTEMPT',
    authority: 'PC 182(a); People v. Iniguez (2002) 96 Cal.App.4th 75',
    text: 'there is no conspiracy to attempt one',
  },
  [
    ['attempted murder of an official', ['c1'], [{ crime: killing('PC 217.1(b)'), state: 'Conspiracy' }]],
    ['assault of an official', [], [{ crime: killing('PC 217.1(a)'), state: 'Conspiracy' }]],
    ['completed', [], [{ crime: killing('PC 217.1(b)') }]],
    ['dismissed', [], [{ crime: killing('PC 217.1(b)'), state: 'Conspiracy', status: 'Dismissed' }]],
  ],
);
