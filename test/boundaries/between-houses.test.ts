import { join } from 'node:path';
import { expect, test } from 'vitest';
import { strange, strangeImports } from './between-houses.ts';

test('no house imports of another what stands above it, nor a screen of the site another screen', () => {
  expect(strangeImports(join(import.meta.dirname, '../..'))).toEqual([]);
});

test.for([
  ['the engine imports another workspace by name', 'engine/src/planted.ts', '@countwise/contract'],
  [
    'the engine imports another workspace by path',
    'engine/src/planted/p.ts',
    '../../../functions/contract/src/index.ts',
  ],
  ['the reference data import the contract', 'seed/src/planted.ts', '@countwise/contract'],
  ['the contract imports the functions', 'functions/contract/src/planted.ts', '../../src/store/table.ts'],
  ['the site imports the functions', 'web/src/workspace/planted.ts', '@countwise/functions/chromium'],
  ['a screen of the site imports another', 'web/src/cases/planted.ts', '../landing/landing-page.tsx'],
  ['a screen of the site imports the frame about it', 'web/src/cases/planted.ts', '../app/shell.tsx'],
  ['what the screens share imports a screen', 'web/src/shared/planted/p.ts', '../../landing/landing-page.tsx'],
  ['a piece that knows no case imports what knows one', 'web/src/ui/planted.ts', '../shared/case/case-queries.ts'],
  ['the cloud imports the engine', 'infra/src/planted.ts', '@countwise/engine'],
  ['the tests import the site', 'test/api/planted.ts', '../../web/src/app/shell.tsx'],
])('it is refused where %s', ([, file = '', imported = '']) => {
  for (const source of [
    `import '${imported}';`,
    `export type { A } from '${imported}';`,
    `await import('${imported}');`,
  ])
    expect(strange(file, source)).toHaveLength(1);
});

test.for([
  ['web/src/app/routes.tsx', '../cases/case-list.tsx'],
  ['web/src/cases/calendar/calendar.tsx', '../case-order.ts'],
  ['web/src/main.tsx', './app/app.tsx'],
  ['infra/local/stack.ts', '@countwise/functions'],
  ['test/e2e/rates.ts', '@countwise/infra/rates'],
])('%s may import %s', ([file = '', imported = '']) => {
  expect(strange(file, `import '${imported}';`)).toEqual([]);
});
