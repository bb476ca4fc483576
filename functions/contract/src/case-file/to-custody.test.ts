import { expect, test } from 'vitest';
import { readCaseAttributes, writeCaseAttributes } from './case-attributes.ts';
import { toCustody } from './to-custody.ts';

const custodyPartOf = (text: string) => toCustody(readCaseAttributes(text)).release?.custodyPart;

test.for([
  ['a split', '{"custodyPart":360}', 360],
  ['nothing in custody', '{"custodyPart":0}', 0],
  ['a case stored before splits could be stated', '{"releaseStartDate":"2026-08-01"}', undefined],
  ['a split taken back', writeCaseAttributes('{"custodyPart":360}', { custodyPart: undefined }), undefined],
] as const)('%s', ([, text, expected]) => {
  expect(custodyPartOf(text)).toBe(expected);
});
