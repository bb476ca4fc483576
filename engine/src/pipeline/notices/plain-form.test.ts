import { expect, test } from 'vitest';
import { answerTo } from '../../case.fixture.ts';
import { noticeTests } from './notice.fixture.ts';

const authority = 'PC 664; People v. Bean (1989) 213 Cal.App.3d 639; People v. Finley (1994) 26 Cal.App.4th 454';

noticeTests({ code: 'ATTEMPT_OF_PLAIN_CRIME', authority, text: 'counted as the attempt of PC 488' }, [
  ['a conviction is asked for', ['c1'], [{ crime: 'PC 666(a)', state: 'Attempt' }]],
  ['named by its statute', ['c1'], [{ crime: 'PC 664/666(a)' }]],
  ['completed', [], [{ crime: 'PC 666(a)' }]],
  ['a conspiracy', [], [{ crime: 'PC 666(a)', state: 'Conspiracy' }]],
  ['a violation is asked for', [], [{ crime: 'PC 490.2(a)', state: 'Attempt' }]],
  ['dismissed', [], [{ crime: 'PC 666(a)', state: 'Attempt', status: 'Dismissed' }]],
  ['terms given', [], [{ crime: { like: 'PC 666(a)', terms: { upper: '3y' } }, state: 'Attempt' }]],
]);

noticeTests({ code: 'ATTEMPT_WITH_PRIOR', authority, text: 'counted as half of the graver form' }, [
  ['a violation is asked for', ['c1'], [{ crime: 'PC 490.2(a)', state: 'Attempt' }]],
  ['completed', [], [{ crime: 'PC 490.2(a)' }]],
  ['a conviction is asked for', [], [{ crime: 'PC 666(a)', state: 'Attempt' }]],
  ['the section names the attempt', [], [{ crime: 'PC 502.7(g)', state: 'Attempt' }]],
  ['dismissed', [], [{ crime: 'PC 490.2(a)', state: 'Attempt', status: 'Dismissed' }]],
]);

noticeTests({ code: 'ATTEMPT_OF_PLAIN_CRIME', authority, text: 'charge the one that was tried' }, [
  ['of several plain crimes', ['c1'], [{ crime: 'PC 273(e)', state: 'Attempt' }]],
]);

noticeTests({ code: 'ATTEMPT_OF_PLAIN_CRIME', authority, text: 'by subdivision (e): half of it then' }, [
  ['a license revoked has the graver penalty too', ['c1'], [{ crime: 'BP 7028(a)(1)', state: 'Attempt' }]],
]);

test('the attempt of what asks for a conviction is half of the plain crime, a misdemeanor (J-181)', () => {
  const { charges, summary } = answerTo([{ crime: 'PC 666(a)', state: 'Attempt' }]);
  expect(charges).toMatchObject([
    { severity: 'misdemeanor', place: 'jail', charged: { severity: 'misdemeanor', authority: 'PC 664(b)' } },
  ]);
  expect(summary).toMatchObject({ totalDeterminate: 0, exposureDaysMisdemeanor: 90 });
});
