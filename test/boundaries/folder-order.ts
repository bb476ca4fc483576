import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';

/**
 * The folders of each house from the ground up: each imports only those before it. `.` is what stands beside the folders, but for
 * the files that the order names, which the folders may read. Whatever holds two folders of code is a house.
 */
const orders: Readonly<Record<string, string>> = {
  'engine/src':
    'made-once numbers law crime case-file answer corrections circumstances credits probation release pipeline range offers sentence .',
  'engine/src/pipeline':
    'record open sort gang substitutions enhancements priors violent-offender three-strikes sum run-together notices custody .',
  'seed/src': 'case-file catalogue law-text csv lists search reference compiled . compile law-import cli',
  functions: 'contract src .',
  'functions/contract/src': 'schemas base case-file words calls .',
  'functions/src':
    'base store platform audit catalogue corrections circumstances charges cases crimes jury probation offers reports auth registration organization subscription account .',
  'functions/src/reports': 'fonts.ts unbroken.ts report.ts convicted.ts words.ts offer-card pages .',
  infra: 'src . operate local',
  'infra/src': 'base data identity messages edge site api watch .',
  'infra/local': 'shared bot-check environment secrets outbox dynamodb s3 stripe cognito entra gateway site demo .',
  test: 'run boundaries mends prove golden bench load bundles . api e2e',
  'test/e2e': 'people.ts prepared.ts fixtures.ts screens.ts opened-case.ts sixty-counts.ts accounts . pictures',
  'web/src':
    'text ui api shared account cases county credit-calculator crime-search landing law legal login plans sign-up verification workspace app .',
  'web/src/cases':
    'corrected.ts case-order.ts case-sentence.tsx highlight.tsx scenario-menu.tsx case-row.tsx hearing-days.ts calendar hearings .',
  'web/src/shared': '. plan case law credits crime offline sign-in proof place wrong-number',
  'web/src/workspace':
    'range work writes add-charge charges corrections credits release reports circumstances jury probation scenarios sentence prices ledger offers tools .',
};
export const folderOrder = Object.entries(orders).map(([house, order]) => [house, order.split(' ')] as const);

const imported = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path);

/** The folder of a house that a path below it stands in. */
const folderOf = (path: string): string => (path.includes(sep) ? (path.split(sep)[0] ?? '.') : '.');

const codeBelow = (folder: string): readonly string[] =>
  globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) }).filter(isCode);

/** The folders of a house that hold code. */
export const foldersOf = (house: string): readonly string[] => [
  ...new Set(
    codeBelow(house)
      .map(folderOf)
      .filter((name) => name !== '.'),
  ),
];

/** Whatever holds two folders of code, at any depth below. */
export function housesBelow(folder: string): readonly string[] {
  const below = foldersOf(folder).flatMap((name) => housesBelow(join(folder, name)));
  return foldersOf(folder).length > 1 ? [folder, ...below] : below;
}

const sheetOf = (path: string): string => path.replace(/\.tsx?$/, '.css');

/** Imports that climb: from a folder to one that stands above it, or to one that the order does not name. A file's own style sheet stands with it. */
export function climbing(house: string, order: readonly string[]): readonly string[] {
  const place = new Map(order.map((name, index) => [name, index] as const));
  const nameOf = (path: string): string => (place.has(path) ? path : folderOf(path));
  return codeBelow(house).flatMap((file) =>
    [...readFileSync(join(house, file), 'utf8').matchAll(imported)]
      .map(([, path]) => normalize(join(file, '..', path ?? '')))
      // what is not there is planted by a test
      .filter((target) => target !== sheetOf(file) && !target.startsWith('..') && existsSync(join(house, target)))
      .filter((target) => (place.get(nameOf(target)) ?? Infinity) > (place.get(nameOf(file)) ?? -1))
      .map((target) => `${file} imports ${target}`),
  );
}
