import { noticeTests } from './notice.fixture.ts';

const driving = (statute: string, days: number) => ({
  crime: { statute, kind: 'crime', severity: 'misdemeanor', terms: { upper: '364d' } } as const,
  days,
});
const felony = { like: 'PC 245(a)(4)', statute: 'VC 23152(a)/23550.5' } as const;
const onProbation = (jailDays: number) => ({ crime: felony, probation: { granted: true, jailDays } });

noticeTests({ code: 'CONSECUTIVE_HOURS', authority: 'VC 23580', text: '48 hours run without a break' }, [
  ['a second drunk driving', ['c1'], [driving('VC 23152(a)/23540', 90)]],
  ['a third', ['c1'], [driving('VC 23152(b)/23546', 120)]],
  ['a first', [], [driving('VC 23152(a)', 10)]],
  ['one day', ['c1'], [driving('VC 23152(a)/23550.5', 1)]],
  ['no jail', [], [driving('VC 23152(a)/23550.5', 0)]],
  ['a felony’s term', [], [{ crime: felony }]],
  ['a felony on probation with jail', ['c1'], [onProbation(30)]],
  ['a felony on probation without', [], [onProbation(0)]],
  ['dismissed', [], [{ ...driving('VC 23152(a)/23540', 90), status: 'Dismissed' }]],
]);
