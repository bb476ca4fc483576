import { noticeTests } from './notice.fixture.ts';

const terms = { lower: '3y', middle: '4y', upper: '5y' };
const drugs = { statute: 'HS 11352(a)', kind: 'crime', severity: 'felony', terms } as const;
const lion = { statute: 'FG 4800', kind: 'crime', severity: 'misdemeanor', terms: { upper: '364d' } } as const;

noticeTests({ code: 'ATTEMPT_NAMED_OF_SOME_ACTS', authority: 'HS 11352(a)', text: 'names the attempt of some' }, [
  ['a row of several acts', ['c1'], [{ crime: drugs, state: 'Attempt' }]],
  ['completed', [], [{ crime: drugs }]],
  ['a conspiracy', [], [{ crime: drugs, state: 'Conspiracy' }]],
  ['dismissed', [], [{ crime: drugs, state: 'Attempt', status: 'Dismissed' }]],
  ['another section', [], [{ crime: 'HS 11351', state: 'Attempt' }]],
]);

noticeTests({ code: 'ATTEMPT_NAMED_OF_SOME_ACTS', authority: 'FG 86', text: 'To take is also to attempt it' }, [
  ['wildlife taken or possessed', ['c1'], [{ crime: lion, state: 'Attempt' }]],
]);
