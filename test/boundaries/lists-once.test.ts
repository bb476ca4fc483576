import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..', '..', 'engine', 'src');
const files = globSync('**/*.ts', { cwd: source }).filter((file) => !/\.(test|fixture)\.ts$/.test(file));

/** Three statutes and more between brackets. */
const list = /\[\s*(?:'(?:PC|HS|VC|BP|IC|WI) [^']+',?\s*(?:\/\/[^\n]*\s*)?){3,}\]/g;

/** Where statutes stand together that are no list of the law, or are rows of a table with numbers of their own. */
const others: readonly string[] = [
  // which cases a correction concerns
  'corrections/2026-11-2.ts',
  'corrections/2026-11-7.ts',
  'corrections/2026-11-7-attachments.ts',
  'corrections/2026-11-7-sweep.ts',
  'corrections/2026-11-11-crimes-of-one-custody.ts',
  'corrections/2026-11-11-conditions-of-lists.ts',
  'corrections/2026-11-11-days.ts',
  'corrections/2026-11-11-open-rows.ts',
  'corrections/2026-11-11-penal-code-read-whole.ts',
  'corrections/2026-11-11-enhancements.ts',
  'corrections/2026-11-11-property-and-peace.ts',
  'corrections/2026-11-11-twenty-seventh.ts',
  'corrections/2026-11-11-part-one.ts',
  'corrections/2026-11-11-business-and-professions.ts',
  'corrections/2026-11-11-twenty-sixth.ts',
  // subdivisions of the enhancement's own section
  'pipeline/enhancements/element-bar.ts',
  // days in jail, each row with its authority
  'probation/probation-jail.ts',
];

const listsIn = (text: string): number => (text.match(list) ?? []).length;

test('a list of statutes is found where one stands', () => {
  expect(listsIn(`const thefts = ['PC 484', 'PC 487(a)', // of great value\n  'PC 488'];`)).toBe(1);
  expect(listsIn(`const both = ['PC 484', 'PC 487(a)'];`)).toBe(0);
});

test('lists of statutes stand in law/lists, dated and cited', () => {
  const elsewhere = files
    .filter((file) => !file.startsWith('law/lists/') && !others.includes(file))
    .filter((file) => listsIn(readFileSync(join(source, file), 'utf8')) > 0);
  expect(elsewhere).toEqual([]);
});
