import { expect, test } from 'vitest';
import { readWanted, wantedQuery } from './wanted.ts';

test.for(['2026-03-14', null])('the crime that a case is opened to add reads back from the address, of %s', (date) => {
  const wanted = { crime: 'pc-211_212.5-c~f', date };
  expect(readWanted(new URLSearchParams(wantedQuery(wanted).toString()))).toEqual(wanted);
  expect(readWanted(new URLSearchParams('mode=jury'))).toBeNull();
  expect(readWanted(new URLSearchParams('add=pc-211&on=soon'))).toBeNull();
});
