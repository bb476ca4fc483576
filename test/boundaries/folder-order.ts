import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';

/**
 * The folders of each house from the ground up: each imports only those before it. `.` is what stands beside the folders.
 * Workspaces are fenced from each other, and the site's screens among themselves, by the linter.
 */
const orders: Readonly<Record<string, string>> = {
  'engine/src':
    'made-once numbers law crime case-file answer corrections circumstances credits probation release pipeline range offers sentence .',
  'engine/src/pipeline':
    'record open sort gang substitutions enhancements priors violent-offender three-strikes sum run-together notices custody .',
  'seed/src': 'case-file catalogue law-text csv lists search reference compiled . compile law-import cli',
  'functions/contract/src': 'schemas base case-file words calls .',
  'functions/src':
    'base store platform audit catalogue corrections circumstances charges cases crimes jury probation offers reports auth registration organization subscription account .',
  infra: 'src . operate local',
  'infra/src': 'base data identity messages edge site api watch .',
  'infra/local': 'shared bot-check environment secrets outbox dynamodb s3 stripe cognito entra gateway site demo .',
  'web/src/shared': '. plan case law credits crime offline sign-in proof place wrong-number',
  'web/src/workspace':
    'range work writes add-charge charges corrections credits release reports circumstances jury probation scenarios sentence prices ledger offers tools .',
};
export const folderOrder = Object.entries(orders).map(([house, order]) => [house, order.split(' ')] as const);

const imported = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path);

/** The folder of a house that a path below it stands in. */
const folderOf = (path: string): string => (path.includes(sep) ? (path.split(sep)[0] ?? '.') : '.');

/** Imports that climb: from a folder to one that stands above it, or to one that the order does not name. */
export function climbing(house: string, order: readonly string[]): readonly string[] {
  const place = new Map(order.map((folder, index) => [folder, index] as const));
  const files = readdirSync(house, { recursive: true, encoding: 'utf8' }).filter(isCode);
  return files.flatMap((file) =>
    [...readFileSync(join(house, file), 'utf8').matchAll(imported)]
      .map(([, path]) => normalize(join(file, '..', path ?? '')))
      .filter((target) => !target.startsWith('..') && folderOf(target) !== folderOf(file))
      .filter((target) => (place.get(folderOf(target)) ?? Infinity) > (place.get(folderOf(file)) ?? -1))
      .map((target) => `${file} imports ${target}`),
  );
}
