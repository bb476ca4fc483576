import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A defect that was mended, and the test that fails without the mend. */
const mend = z.strictObject({
  /** Where the defect was written down: a page of the review and its line. */
  line: z.string().min(1),
  /** What was wrong, in the past tense. */
  defect: z.string().min(1),
  /** The file that holds the mend, from the root. */
  file: z.string().min(1),
  /** Words of that file, which stand in it once. */
  mend: z.string().min(1),
  /** What stands there when the defect is back. */
  without: z.string(),
  /** The project of vitest and the names of its test files; of `e2e`, a file and, after a bar, words of the test's title. */
  project: z.string().min(1),
  test: z.string().min(1),
});
export type Mend = z.infer<typeof mend>;

export const root = join(import.meta.dirname, '..', '..');

/** Every table of mends beside this file. */
export const mends: readonly Mend[] = globSync('*.json', { cwd: import.meta.dirname })
  .toSorted()
  .flatMap((table) => z.array(mend).parse(JSON.parse(readFileSync(join(import.meta.dirname, table), 'utf8'))));

/** The file of a mend with the mend taken out; undefined where its words do not stand in it just once. */
export function withoutMend({ file, mend: words, without }: Mend): string | undefined {
  const [before, after, ...more] = readFileSync(join(root, file), 'utf8').split(words);
  return before === undefined || after === undefined || more.length > 0 ? undefined : before + without + after;
}
