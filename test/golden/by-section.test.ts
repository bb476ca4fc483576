import { readdirSync, readFileSync } from 'node:fs';
import {
  type CaseFile,
  daysBetween,
  type IsoDate,
  rangeOf,
  type Sentence,
  type Summary,
  sentence,
} from '@countwise/engine';
import { readCaseFile } from '@countwise/seed';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

interface End {
  readonly determinate?: number;
  readonly indeterminate?: number;
  readonly special?: string;
}

/** A case of one part of the law, worked out by hand from the statute before the engine was asked. */
interface SectionCase {
  readonly id: string;
  readonly rule: string;
  /** Statutes and opinions, with the reporter’s page of a case that is theirs. */
  readonly source: string;
  /** The arithmetic and its reason in words. */
  readonly why: string;
  readonly caseFile: CaseFile;
  /** Part of the answer, in sentence days: year 360, month 30. */
  readonly expected: object;
  /** Rows as [id, role, sentence days]. */
  readonly rows?: readonly (readonly [id: string, role: string, days?: number])[];
  /** Parts of rows by their ids. */
  readonly flags?: Readonly<Record<string, object>>;
  readonly range?: { readonly minimum: End; readonly maximum: End; readonly everyUpper: End };
  readonly notices?: readonly string[];
  readonly noNotices?: readonly string[];
  /** The earliest release, and how many calendar days it may be off for rounding. */
  readonly release?: { readonly earliest: IsoDate; readonly within: number };
  /** The engine does not agree yet: such a case must fail, and loses this mark with the change that mends it. */
  readonly awaits?: string;
}

const today = '2026-08-01';
const catalogue = readCatalogue();
const folder = new URL('.', import.meta.url);
const casesIn = (name: string): readonly SectionCase[] => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
/** One folder a part of the law. */
const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.includes('/') && name.endsWith('.json'))
  .toSorted()
  .flatMap(casesIn);

const rowsOf = ({ charges, caseEnhancements }: Sentence) => [
  ...charges.flatMap((charge) => [charge, ...charge.enhancements]),
  ...caseEnhancements,
];

const endOf = ({ totalDeterminate, totalIndeterminate, special }: Summary): End =>
  special === null ? { determinate: totalDeterminate, indeterminate: totalIndeterminate } : { special };

const nameOf = ({ id, rule, source, why }: SectionCase): string => `${id} ${rule} (${source}): ${why}`;

const agrees = ({
  caseFile,
  expected,
  rows = [],
  flags = {},
  notices = [],
  noNotices = [],
  release,
}: SectionCase): void => {
  expect(readCaseFile(caseFile)).toEqual({ caseFile });
  const answer = sentence(caseFile, catalogue, today);
  expect(answer).toMatchObject(expected);
  const answered = new Map(rowsOf(answer).map((row) => [row.id, row]));
  expect(
    rows.map(([id, , days]) => {
      const row = answered.get(id);
      const length = (row?.determinateDays ?? 0) + (row?.indeterminateDays ?? 0);
      return days === undefined ? [id, row?.role] : [id, row?.role, length];
    }),
  ).toEqual(rows);
  for (const [id, flag] of Object.entries(flags)) expect(answered.get(id)).toMatchObject(flag);
  const codes = answer.notices.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining([...notices]));
  expect(codes.filter((code) => noNotices.includes(code))).toEqual([]);
  if (release !== undefined) {
    const off = daysBetween(release.earliest, answer.release.earliestRelease ?? today);
    expect(Math.abs(off)).toBeLessThanOrEqual(release.within);
  }
};

const agreed = cases.filter(({ awaits }) => awaits === undefined);
test.for(agreed.map((each) => [nameOf(each), each] as const))('%s', ([, each]) => agrees(each));

const awaited = cases.filter(({ awaits }) => awaits !== undefined);
test.fails.for(awaited.map((each) => [nameOf(each), each] as const))('awaited: %s', ([, each]) => agrees(each));

const ranges = cases.flatMap(({ range, ...each }) =>
  range === undefined ? [] : [[nameOf(each), each, range] as const],
);

test.for(ranges)('the lawful range of %s', ([, { caseFile }, range]) => {
  const { minimum, maximum, everyUpper } = rangeOf(caseFile, catalogue, today);
  expect({
    minimum: endOf(minimum.summary),
    maximum: endOf(maximum.summary),
    everyUpper: endOf(everyUpper.summary),
  }).toEqual(range);
});

test('each case has an id of its own', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});
