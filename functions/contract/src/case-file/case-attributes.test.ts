import { expect, test } from 'vitest';
import { blankAttributes } from '../schemas/case-attributes.ts';
import { readCaseAttributes, writeCaseAttributes } from './case-attributes.ts';

const custody = [{ dateIn: '2026-01-05', dateOut: '2026-04-14', creditRatio: '50' }];

test('attributes from before one of them was there are read whole, and it as of a blank case', () => {
  expect(readCaseAttributes(JSON.stringify({ crData: custody }))).toEqual({ ...blankAttributes, crData: custody });
});

test.for(['', 'not JSON', '7', '[]', '{"crData":7}'])('%j reads as a case without attributes', (text) => {
  expect(readCaseAttributes(text)).toEqual(blankAttributes);
});

test('a change of one attribute leaves the others, and what another version wrote beside them', () => {
  const written = { crData: custody, custodyPart: 180, ofTomorrow: { kept: true } };
  const changed = writeCaseAttributes(JSON.stringify(written), { custodyPart: 90 });
  expect(JSON.parse(changed)).toEqual({ ...blankAttributes, ...written, custodyPart: 90 });
});
