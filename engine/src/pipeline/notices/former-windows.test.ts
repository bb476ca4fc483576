import { noticeTests } from './notice.fixture.ts';

const after = (section: string, date: string) =>
  ({ crime: { like: 'PC 245(a)(4)', statute: `VC 23152(a)/${section}` }, date }) as const;

noticeTests(
  {
    code: 'PRIORS_WITHIN_SEVEN_YEARS',
    authority: 'former VC 23540, 23546, 23550, 23560, 23566; Stats. 2004, ch. 550; Cal. Const., art. I, § 9',
    text: 'within seven years of it',
  },
  [
    ['a second', ['c1'], [after('23540', '2004-12-31')]],
    ['a third', ['c1'], [after('23546', '2003-06-01')]],
    ['a fourth', ['c1'], [after('23550', '2003-06-01')]],
    ['probation granted', ['c1'], [{ ...after('23540', '2004-12-31'), probation: { granted: true } }]],
    ['ten years', [], [after('23540', '2005-01-01')]],
    ['after a felony', [], [after('23550.5', '2004-12-31')]],
    ['dismissed', [], [{ ...after('23540', '2004-12-31'), status: 'Dismissed' }]],
  ],
);
