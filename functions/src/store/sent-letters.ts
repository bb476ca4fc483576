import { keys } from './keys.ts';
import type { Table } from './table.ts';
import { putNew, transact } from './transact.ts';

/** Letters that go out once: whoever marks one first sends it. */
export const sentLetters = (table: Table) => ({
  first: async (kind: string, about: string): Promise<boolean> =>
    (await transact(table, [putNew({ ...keys.letter(kind, about) })])).length === 0,
});
export type SentLetters = ReturnType<typeof sentLetters>;
