/** A mistake to plant in a copy of the project, and the rule that must refuse it. */
export interface Plant {
  readonly says: string;
  readonly file: string;
  readonly source: string;
  readonly rule: string;
}

/** What the linter must refuse, one file a mistake. */
export const lintPlants: readonly Plant[] = [
  {
    says: 'the engine reads a file',
    file: 'engine/src/planted/node.ts',
    source: "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    says: 'the engine parses with zod',
    file: 'engine/src/planted/zod.ts',
    source: "import { z } from 'zod';\nexport const text = z.string();\n",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    says: 'the engine asks the clock',
    file: 'engine/src/planted/clock.ts',
    source: 'export const now = () => Date.now();\n',
    rule: 'eslint(no-restricted-globals)',
  },
  {
    says: 'the engine draws lots',
    file: 'engine/src/planted/random.ts',
    source: 'export const lot = () => Math.random();\n',
    rule: 'eslint(no-restricted-properties)',
  },
  {
    says: 'the engine rounds to the nearest',
    file: 'engine/src/planted/round.ts',
    source: 'export const half = (days: number) => Math.round(days / 2);\n',
    rule: 'eslint(no-restricted-properties)',
  },
  {
    says: 'a handler speaks to the table past its repositories',
    file: 'functions/src/planted/table.ts',
    source: "export { PutCommand } from '@aws-sdk/lib-dynamodb';\n",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    says: 'a screen uses the component kit past our own pieces',
    file: 'web/src/planted/kit.ts',
    source: "export { Menu } from '@mantine/core';\n",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    says: 'two files import each other',
    file: 'engine/src/planted/first.ts',
    source: "import { second } from './second.ts';\nexport const first = () => second;\n",
    rule: 'import(no-cycle)',
  },
  {
    says: 'the other of two files that import each other',
    file: 'engine/src/planted/second.ts',
    source: "import { first } from './first.ts';\nexport const second = () => first;\n",
    rule: 'import(no-cycle)',
  },
  {
    says: 'two files import types of each other',
    file: 'web/src/planted/first-type.ts',
    source: "import type { Second } from './second-type.ts';\nexport type First = Second | 1;\n",
    rule: 'import(no-cycle)',
  },
  {
    says: 'the other of two files that import types of each other',
    file: 'web/src/planted/second-type.ts',
    source: "import type { First } from './first-type.ts';\nexport interface Second {\n  readonly first: First;\n}\n",
    rule: 'import(no-cycle)',
  },
  {
    says: 'a promise floats',
    file: 'functions/src/planted/floating.ts',
    source: 'const save = async () => 1;\nexport function run(): void {\n  save();\n}\n',
    rule: 'typescript(no-floating-promises)',
  },
  {
    says: 'a switch misses a case',
    file: 'engine/src/planted/switch.ts',
    source:
      "export function days(term: 'year' | 'month' | 'day'): number {\n  switch (term) {\n    case 'year':\n      return 360;\n    case 'month':\n      return 30;\n  }\n  return 1;\n}\n",
    rule: 'typescript(switch-exhaustiveness-check)',
  },
  {
    says: 'a type is asserted',
    file: 'seed/src/planted/assertion.ts',
    source: 'export const count = (value: unknown): number => value as number;\n',
    rule: 'typescript(consistent-type-assertions)',
  },
  {
    says: 'a value is asserted to be there',
    file: 'seed/src/planted/non-null.ts',
    source: 'export const first = (values: readonly string[]): string => values[0]!;\n',
    rule: 'typescript(no-non-null-assertion)',
  },
  {
    says: 'an unparsed value travels on as any',
    file: 'seed/src/planted/unparsed.ts',
    source: 'export const read = (text: string): string => JSON.parse(text);\n',
    rule: 'typescript(no-unsafe-return)',
  },
  {
    says: 'a default export',
    file: 'web/src/planted/default.ts',
    source: 'const page = 1;\nexport default page;\n',
    rule: 'import(no-default-export)',
  },
  {
    says: 'a handler writes to the console',
    file: 'functions/src/planted/console.ts',
    source: "export const log = () => console.log('x');\n",
    rule: 'eslint(no-console)',
  },
  {
    says: 'a file over 250 lines',
    file: 'engine/src/planted/long.ts',
    source: 'export const one = 1;\n\n'.concat('// line\n'.repeat(250)),
    rule: 'eslint(max-lines)',
  },
  {
    says: 'a function of more than ten branches',
    file: 'engine/src/planted/branches.ts',
    source: `export const branches = (n: number): number => {\n${Array.from({ length: 10 }, (_, i) => `  if (n === ${i}) return ${i};`).join('\n')}\n  return -1;\n};\n`,
    rule: 'eslint(complexity)',
  },
  {
    says: 'a file named otherwise than the rest',
    file: 'engine/src/planted/CamelCase.ts',
    source: 'export const named = 1;\n',
    rule: 'unicorn(filename-case)',
  },
];
