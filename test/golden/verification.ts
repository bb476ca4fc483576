import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineVersion } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { atLength, everyRun } from '../prove/sizes.ts';

const root = join(import.meta.dirname, '../..');
const golden = import.meta.dirname;

const lengthOfJson = (path: string): number => {
  const list: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return Array.isArray(list) ? list.length : 0;
};
const linesOf = (path: string): number => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a folder of cases is of, where its name does not say it to a reader of the law. */
const titles: Readonly<Record<string, string>> = {
  catalogue: 'What stands in the catalogue',
  dismissal: 'Dismissed and acquitted counts',
  'ex-post-facto': 'The law of the day of the act',
  ordinary: 'Charges of every day',
  place: 'Prison or county jail',
  terms: 'How terms run together',
  'typed-facts': 'Facts that cannot both be true',
  victims: 'Facts of the victim',
  words: 'The words of an answer',
};

/** Cases worked by hand, by the part of the law they are of. */
function workedCases() {
  const folders = readdirSync(golden, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const byPart = folders.map(({ name }) => ({
    part: titles[name] ?? capital(name.replaceAll('-', ' ')),
    cases: readdirSync(join(golden, name)).reduce((sum, file) => sum + lengthOfJson(join(golden, name, file)), 0),
  }));
  return [
    { part: 'Whole cases', cases: lengthOfJson(join(golden, 'cases.json')) },
    { part: 'Single crimes and their days', cases: lengthOfJson(join(golden, 'by-hand.json')) },
    ...byPart.toSorted((a, b) => a.part.localeCompare(b.part)),
  ];
}

/** Rows of the catalogue by what their facts rest on. */
function rowsBySource() {
  const rows = readCatalogue().rows.map(({ provenance, end }) => ({ ...provenance, former: end !== null }));
  const sources = Map.groupBy(rows, ({ source, trust }) => `${trust} ${source}`);
  return [...sources.values()]
    .map((same) => ({
      source: same[0]?.source ?? '',
      trust: same[0]?.trust ?? 'default',
      inForce: same.filter(({ former }) => !former).length,
      former: same.filter(({ former }) => former).length,
    }))
    .toSorted((a, b) => b.inForce - a.inForce || b.former - a.former || a.source.localeCompare(b.source));
}

/** Rows by how they were held against their source, and the last day on which one was. */
function rowsByCheck() {
  const { rows } = readCatalogue();
  const ways = Map.groupBy(rows, ({ provenance }) => provenance.checkedBy);
  return [...ways]
    .map(([how, same]) => ({
      how,
      inForce: same.filter(({ end }) => end === null).length,
      former: same.filter(({ end }) => end !== null).length,
      last: same.map(({ provenance }) => provenance.checkedOn).reduce((newest, day) => (day > newest ? day : newest)),
    }))
    .toSorted((a, b) => b.inForce - a.inForce);
}

/** What the engine leaves to a person: the last column of docs/law/coverage.md, without the names of rules and files. */
function notModelled() {
  const lines = readFileSync(join(root, 'docs/law/coverage.md'), 'utf8').split('\n');
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim())).filter(({ length }) => length === 6);
  return rows
    .map(([, rule = '', , , left = '']) => ({ rule: capital(named(rule)), left: capital(said(left).join('; ')) }))
    .filter(({ rule, left }) => /[a-z]/.test(left) && rule !== 'Rule');
}

const named = (rule: string): string => rule.replace(/,? ?[RJ]-[\w.]+/gu, '').replace(/^[, ]+/u, '');

/** The phrases that tell a reader of the law something: the codes of notices stand on the screen itself. */
const said = (left: string): readonly string[] =>
  left
    .split(/;\s*/u)
    .filter((phrase) => !/^(?:`|said there|see |for counsel|until the case)/u.test(phrase))
    .map((phrase) =>
      phrase.replace(/[:,]? ?(?:a fault, or )?(?:`[A-Z0-9_]+`(?:, )?)+/gu, '').replace(/`([^`]+)`/gu, '$1'),
    );

/** How the numbers are verified, counted from what lies in the repository. */
export const verification = () => ({
  engine: engineVersion,
  catalogue: readCatalogue().version.split('.')[0] ?? '',
  workedCases: workedCases(),
  randomCases: { everyRun, atLength },
  rowsBySource: rowsBySource(),
  rowsByCheck: rowsByCheck(),
  facts: [
    { what: 'Facts of crimes read in the statute', count: lengthOfJson(join(root, 'seed/facts/facts.json')) },
    { what: 'Facts compared a second time with the statute', count: linesOf('seed/facts/read.csv') - 1 },
    { what: 'Enhancements tried on a crime, fitting or not', count: linesOf('seed/facts/attachments.csv') - 1 },
    { what: 'Jail maximums and first days of sections', count: linesOf('seed/facts/sections.csv') - 1 },
    { what: 'Renumbered sections followed to their successor', count: linesOf('seed/facts/recodified.csv') - 1 },
  ],
  notModelled: notModelled(),
});
export type Verification = ReturnType<typeof verification>;
