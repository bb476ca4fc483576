import { expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from './new-id.ts';

test('each id stands behind those given before it, and is one that the server takes', () => {
  const ids = Array.from({ length: 1_000 }, newId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(z.uuid().safeParse(ids[0]).success).toBe(true);
});
