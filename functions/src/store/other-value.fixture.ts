import { z } from 'zod';

/** What a field may be set to: the first of these that its schema takes and that is not what stands. */
const words = '1,2+,2026-01-02,2026-01-03,08:30,Completed,Attempt,days,weeks,found,none,some,any'.split(',');
const values = new Set<unknown>([
  true,
  false,
  1,
  2,
  7,
  0,
  null,
  ['armed'],
  ['drugged'],
  '{"custodyPart":7}',
  '{}',
  [],
  { armed: 5 },
]);
for (const word of words) values.add(word);

export const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** A value that a field may be set to and that it has not. */
export function otherValue(schema: z.core.$ZodType | undefined, present: unknown): unknown {
  const value = [...values].find((each) => !isSame(each, present) && z.safeParse(schema ?? z.never(), each).success);
  if (value === undefined) throw new Error(`No other value than ${JSON.stringify(present)}: give the test one.`);
  return value;
}
