import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Paper is the concern of one sheet for all screens. */
const sheets = globSync('**/*.css', { cwd: root }).filter((path) => path !== join('ui', 'print.css'));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The selectors of a sheet. */
function selectorsOf(path: string): readonly string[] {
  const rules = read(path).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const heads = [...rules.matchAll(/([^{}]+)\{/g)].map(([, head = '']) => head.trim());
  return heads.flatMap((head) => head.split(/,(?![^(]*\))/)).map((one) => one.trim());
}

/** The classes that a sheet gives a look of their own: those that stand alone as a selector. */
const ownClasses = (path: string): readonly string[] =>
  selectorsOf(path).flatMap((one) => /^\.([\w-]+)$/.exec(one)?.[1] ?? []);

/** A folder within another looks after the same screen. */
const isWithin = (folder: string, other: string): boolean => `${folder}/`.startsWith(`${other}/`);
const areApart = (folders: readonly string[]): boolean =>
  folders.some((one) => folders.some((other) => !isWithin(one, other) && !isWithin(other, one)));

// a sheet stays once it has been loaded: what it says of a class, it says of every screen that is opened after
test('no class is given a look by the sheets of two folders', () => {
  const folders = new Map<string, Set<string>>();
  for (const path of sheets)
    for (const name of ownClasses(path)) folders.set(name, (folders.get(name) ?? new Set()).add(dirname(path)));
  const twice = [...folders]
    .filter(([, of]) => areApart([...of]))
    .map(([name, of]) => `.${name}: ${[...of].join(', ')}`);
  expect(twice).toEqual([]);
  expect(folders.size).toBeGreaterThan(300);
});

const screenOf = (path: string): string => path.split(sep, 1)[0] ?? '';
const namesIn = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((one) => [...one.matchAll(/[\w-]+/g)].map(([name]) => name)));

const parts = globSync('**/*.tsx', { cwd: root })
  .filter((path) => !/\.(?:test|fixture)\.tsx$/.test(path))
  .map((path) => {
    const code = read(path);
    return {
      path,
      screen: screenOf(path),
      imports: [...code.matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to)),
      classes: namesIn([...code.matchAll(/className="([^"]+)"/g)].map(([, names = '']) => names)),
    };
  });

/** The classes that a screen writes, of those that its own sheets name, and the parts that it takes from others. */
const screens = [...Map.groupBy(parts, ({ screen }) => screen)]
  .filter(([screen]) => screen !== 'ui')
  .map(([screen, of]) => {
    const named = namesIn(sheets.filter((sheet) => screenOf(sheet) === screen).flatMap(selectorsOf));
    const names = [...new Set(of.flatMap(({ classes }) => [...classes]))].filter((name) => named.has(name));
    return { screen, names, imports: new Set(of.flatMap((part) => part.imports)) };
  });

/** The sheet itself is imported, or a part that imports it. */
const takesAlong = (imports: ReadonlySet<string>, sheet: string): boolean =>
  imports.has(sheet) || parts.some((part) => part.imports.includes(sheet) && imports.has(part.path));

// the flag of the ledger, `.ledger .mark`, stood whole until a page was opened whose `.mark` is the name of the product
test('no screen dresses a class of its own that a sheet of another screen dresses too', () => {
  const collisions = sheets
    .filter((sheet) => screenOf(sheet) !== 'ui')
    .flatMap((sheet) => ownClasses(sheet).map((name) => ({ sheet, name })))
    .flatMap(({ sheet, name }) =>
      screens
        .filter(({ screen, names }) => screen !== screenOf(sheet) && names.includes(name))
        .filter(({ imports }) => !takesAlong(imports, sheet))
        .map(({ screen }) => `.${name}: ${sheet}, ${screen}`),
    );
  expect(collisions).toEqual([]);
});

// a grid does not grow by what a row, and the head of its table, take on the next page: what follows would lie upon them
test('on paper the list of offers is no grid, and the columns of its table keep their share', () => {
  const onPaper = (path: string): string => read(path).split('@media print').slice(1).join('');
  expect(onPaper('workspace/offers/offers.css')).toMatch(/\.offers-results \{\s*display: block;/);
  expect(onPaper('workspace/offers/table.css')).toMatch(/\.offers-table \{\s*table-layout: fixed;/);
});

// measured in a browser too, but a rule that is lost shows here at once
test.for([
  ['the case over a long mode', 'workspace/caption.css', '.caption'],
  ['the case on a phone', 'workspace/phone-caption.css', '.phone-caption'],
  ['what is set on ticked charges', 'workspace/charges/charges.css', '.selection-bar'],
] as const)('%s stays in sight', ([, sheet, selector]) => {
  const rule = new RegExp(`(?:^|\\})\\s*\\${selector} \\{([^}]*)\\}`).exec(read(sheet))?.[1];
  expect(rule).toMatch(/position: sticky;/);
});

// three buttons of a person who waits for approval were wider than their column, under the role beside it
test('what is done about a person of the county takes a second line where its column is full', () => {
  expect(read('county/county.css')).toMatch(/\.county-actions \{[^}]*flex-wrap: wrap;/);
});
