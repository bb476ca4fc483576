import { expect, test } from 'vitest';
import { Failure } from '../../api/failure.ts';
import { faultOf } from './use-report.ts';

const problem = (message: string) => ({ message, requestId: 'abc' });

test.for([
  [
    new Failure(500, problem('Internal error')),
    'The report could not be made. The server could not do this now (500). Try again. Reference abc',
  ],
  [new Failure(502, null), 'The report could not be made. The server could not do this now (502). Try again.'],
  [new Failure(0, null), 'The report could not be made. No answer from the server.'],
  [new Failure(400, problem('Choose a part.')), 'Choose a part.'],
  [new Error('closed'), 'The report could not be made.'],
] as const)('%o: %s', ([failure, words]) => {
  expect(faultOf(failure)).toBe(words);
});
