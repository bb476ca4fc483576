import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

test.for([
  [409, 'It was changed elsewhere meanwhile. Load it again, then try again.'],
  [429, 'Too many requests. Wait a minute, then try again.'],
  [500, 'The server could not do this now (500). Try again.'],
  [418, 'The server refused this (418).'],
] as const)('an answer %i without words says what to do', async ([status, words]) => {
  const failure = await failureOf(new Response('<html>', { status }));
  expect([failure.status, failure.message]).toEqual([status, words]);
});
