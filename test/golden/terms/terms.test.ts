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

/** A case of how terms run together, worked out by arithmetic from the statute before the engine was asked. */
interface TermsCase {
  readonly id: string;
  readonly rule: string;
  readonly source: string;
  /** The arithmetic in words. */
  readonly why: string;
  readonly caseFile: CaseFile;
  /** Part of the answer, in sentence days: year 360, month 30. */
  readonly expected: object;
  /** Rows as [id, role, sentence days]. */
  readonly rows?: readonly (readonly [id: string, role: string, days?: number])[];
  readonly range?: { readonly minimum: End; readonly maximum: End; readonly everyUpper: End };
  readonly notices?: readonly string[];
  /** The earliest release, and how many calendar days it may be off for rounding. */
  readonly release?: { readonly earliest: IsoDate; readonly within: number };
}

const today = '2026-08-01';
const catalogue = readCatalogue();
const folder = new URL('.', import.meta.url);
const casesIn = (name: string): readonly TermsCase[] => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap(casesIn);

const rowsOf = ({ charges, caseEnhancements }: Sentence) => [
  ...charges.flatMap((charge) => [charge, ...charge.enhancements]),
  ...caseEnhancements,
];

const endOf = ({ totalDeterminate, totalIndeterminate, special }: Summary): End =>
  special === null ? { determinate: totalDeterminate, indeterminate: totalIndeterminate } : { special };

const nameOf = ({ id, rule, source, why }: TermsCase): string => `${id} ${rule} (${source}): ${why}`;

test.for(cases.map((each) => [nameOf(each), each] as const))(
  '%s',
  ([, { caseFile, expected, rows = [], notices = [] }]) => {
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
    expect(answer.notices.map(({ code }) => code)).toEqual(expect.arrayContaining([...notices]));
  },
);

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

const releases = cases.flatMap(({ release, ...each }) =>
  release === undefined ? [] : [[nameOf(each), each, release] as const],
);

test.for(releases)('the release of %s', ([, { caseFile }, { earliest, within }]) => {
  const { release } = sentence(caseFile, catalogue, today);
  expect(Math.abs(daysBetween(earliest, release.earliestRelease ?? today))).toBeLessThanOrEqual(within);
});

test('each case has an id of its own', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});

test.for([
  ['PC 139(b)', 'always', 'THREAT_1170_13'],
  ['PC 269(a)(1)', 'if-separate', 'LIFE_669'],
  ['PC 462.5(a)', 'always', 'DEFAULT'],
  ['PC 1026.4(a)', 'always', 'DEFAULT'],
  ['PC 1203.018(i) held for a felony', 'always', 'DEFAULT'],
  ['PC 1203.018(i) held for a misdemeanor', 'none', 'DEFAULT'],
  ['PC 1370.5(a)', 'always', 'DEFAULT'],
  ['PC 4501(a)', 'always', 'PRISON_1170_1C'],
  ['PC 4501(b)', 'always', 'PRISON_1170_1C'],
  ['PC 4501.1(a)', 'always', 'PRISON_1170_1C'],
  ['PC 4501.5', 'always', 'PRISON_1170_1C'],
  ['PC 4502(a)', 'always', 'PRISON_1170_1C'],
  ['PC 4502(b)', 'always', 'PRISON_1170_1C'],
  ['PC 4503', 'always', 'PRISON_1170_1C'],
  ['PC 4530(a)', 'always', 'PRISON_1170_1C'],
  ['PC 4530(b)', 'always', 'PRISON_1170_1C'],
  ['PC 4530(c)', 'always', 'PRISON_1170_1C'],
  ['PC 4532(a)(1)', 'none', 'DEFAULT'],
  ['PC 4532(a)(2)', 'always', 'DEFAULT'],
  ['PC 4532(b)(1)', 'always', 'DEFAULT'],
  ['PC 4532(b)(2)', 'always', 'BY_SECTION'],
  ['PC 4532(e)', 'always', 'DEFAULT'],
  ['PC 4536(a)', 'always', 'DEFAULT'],
  ['PC 4573.6(a)', 'none', 'DEFAULT'],
  ['PC 4600(a)', 'none', 'DEFAULT'],
] as const)('the felony of %s: consecutive by its section %s, category %s', ([named, mandatory, category]) => {
  const felonies = catalogue.rows.filter(
    ({ statute, variant, severity, end }) =>
      `${statute} ${variant}`.trim() === named && severity === 'felony' && end === null,
  );
  expect(felonies.map((row) => [row.mandatoryConsecutive, row.category])).toEqual([[mandatory, category]]);
});
