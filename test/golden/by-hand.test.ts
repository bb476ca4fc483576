import { readFileSync } from 'node:fs';
import { type CaseFile, type CrimeReference, rangeOf, type Sentence, sentence } from '@countwise/engine';
import { readCaseFile } from '@countwise/seed';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

/** A case whose numbers were worked out by hand from the rule, at its boundaries. */
interface CaseByHand {
  readonly rule: string;
  readonly why: string;
  readonly caseFile: CaseFile;
  /** Part of the answer. */
  readonly expected: object;
  /** Rows as [id, role, sentence days]. */
  readonly rows?: readonly (readonly [id: string, role: string, days?: number])[];
  /** Parts of rows by their ids. */
  readonly flags?: Readonly<Record<string, object>>;
  readonly notices?: readonly string[];
  readonly noNotices?: readonly string[];
  /** Why the answer is another one since a version of the engine, with the authority. */
  readonly changed?: string;
}

const cases = JSON.parse(readFileSync(new URL('by-hand.json', import.meta.url), 'utf8')) as readonly CaseByHand[];
const catalogue = readCatalogue();

const statuteOf = (crime: CrimeReference): string =>
  typeof crime === 'string' ? crime : (Object.values(crime)[0] as string);

/** What a case is about: its statutes, the strikes and the day of each count. */
const nameOf = ({ charges, caseEnhancements = [], strikes = '0' }: CaseFile): string =>
  [
    ...charges.map(({ crime, date, enhancements = [] }) =>
      [`${statuteOf(crime)} of ${date}`, ...enhancements.map((each) => statuteOf(each.crime))].join(' + '),
    ),
    ...caseEnhancements.map(({ crime }) => statuteOf(crime)),
    `strikes ${strikes}`,
  ].join('; ');

const rowsOf = ({ charges, caseEnhancements }: Sentence) => [
  ...charges.flatMap((charge) => [charge, ...charge.enhancements]),
  ...caseEnhancements,
];

test.for(cases.map((each) => [`${each.rule} ${each.why}: ${nameOf(each.caseFile)}`, each] as const))(
  '%s',
  ([, { caseFile, expected, rows = [], flags = {}, notices = [], noNotices = [] }]) => {
    expect(readCaseFile(caseFile)).toEqual({ caseFile });
    const answer = sentence(caseFile, catalogue, '2026-08-01');
    const { minimum, everyUpper } = rangeOf(caseFile, catalogue, '2026-08-01');
    // the greatest end of these cases is that of every upper term, as if each were proved
    const range = { minimum: minimum.summary, selected: answer.summary, maximum: everyUpper.summary };
    const answered = new Map(rowsOf(answer).map((row) => [row.id, row]));
    const codes = answer.notices.map(({ code }) => code);
    expect({ ...answer, range }).toMatchObject(expected);
    expect(
      rows.map(([id, , days]) => {
        const row = answered.get(id);
        const length = (row?.determinateDays ?? 0) + (row?.indeterminateDays ?? 0);
        return days === undefined ? [id, row?.role] : [id, row?.role, length];
      }),
    ).toEqual(rows);
    for (const [id, flag] of Object.entries(flags)) expect(answered.get(id)).toMatchObject(flag);
    expect(codes).toEqual(expect.arrayContaining([...notices]));
    expect(codes.filter((code) => noNotices.includes(code))).toEqual([]);
  },
);
