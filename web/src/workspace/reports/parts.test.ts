import { expect, test } from 'vitest';
import { isOffered, modulesOf } from './parts.ts';

test('the findings checklist is printed only with the probation part', () => {
  expect(isOffered('probationFactors', new Set(['coverPage']))).toBe(false);
  expect(modulesOf(new Set(['probationFactors']))).toMatchObject({ probationFactors: false });
  expect(modulesOf(new Set(['probationFactors', 'probationEligibility']))).toMatchObject({
    probationFactors: true,
    coverPage: false,
  });
});
