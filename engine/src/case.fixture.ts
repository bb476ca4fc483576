import type { RowAnswer, Sentence } from './answer/answer.ts';
import type { CaseEnhancementFile, CaseFile, ChargeFile, EnhancementFile } from './case-file/case-file.ts';
import { calibration } from './catalogue.fixture.ts';
import { sentence } from './sentence/sentence.ts';

/** A charge of a test: id, count and date are filled in, `enhancements` may be statutes alone. */
export type TestCharge = Omit<ChargeFile, 'id' | 'count' | 'date' | 'enhancements'> & {
  readonly date?: string;
  readonly enhancements?: readonly (string | Omit<EnhancementFile, 'id'>)[];
};

const enhancementOf = (row: string | Omit<EnhancementFile, 'id'>, id: string): EnhancementFile =>
  typeof row === 'string' ? { id, crime: row } : { id, ...row };

const chargeOf = ({ enhancements = [], ...charge }: TestCharge, count: number): ChargeFile => ({
  id: `c${count}`,
  count,
  date: '2026-03-14',
  ...charge,
  enhancements: enhancements.map((row, index) => enhancementOf(row, `c${count}e${index + 1}`)),
});

/** A case of 2026: charges `c1`, `c2` …, their enhancements `c1e1`, `c1e2` …, sentenced on 2026-08-01. */
export const caseOf = (charges: readonly TestCharge[], more: Partial<CaseFile> = {}): CaseFile => ({
  caseFile: 1,
  sentencingDate: '2026-08-01',
  charges: charges.map((charge, index) => chargeOf(charge, index + 1)),
  ...more,
});

/** One prior, `s1`. */
export const prior = (crime: CaseEnhancementFile['crime'], more: Partial<CaseEnhancementFile> = {}) => [
  { id: 's1', crime, ...more },
];

/** Everything that an answer says in words. */
const wordsOf = ({ notices, steps, release, probation, credits }: Sentence): readonly string[] => [
  ...notices.map(({ text }) => text),
  ...steps.map(({ text }) => text),
  ...release.notes,
  ...release.supervision.map(({ text }) => text),
  ...(release.split.kind === 'split' ? [] : [release.split.reason]),
  ...probation.reasons.map(({ text }) => text),
  ...probation.duties.map(({ text }) => text),
  ...probation.lengths.map(({ text }) => text),
  ...credits.groups.map(({ working }) => working),
];

/** The answer to a case. No words of an answer have a day as the machine writes it: they say MM/DD/YYYY. */
export function answer(file: CaseFile): Sentence {
  const answered = sentence(file, calibration, '2026-08-01');
  const wrong = wordsOf(answered).find((text) => /\d{4}-\d{2}-\d{2}/.test(text));
  if (wrong !== undefined) throw new Error(`A day of the machine: ${wrong}`);
  return answered;
}

/** The answer to charges alone. */
export const answerTo = (charges: readonly TestCharge[], more: Partial<CaseFile> = {}): Sentence =>
  answer(caseOf(charges, more));

export const rowsOf = ({ charges, caseEnhancements }: Sentence): readonly RowAnswer[] => [
  ...charges.flatMap((charge) => [charge, ...charge.enhancements]),
  ...caseEnhancements,
];

export function rowOf(sentenced: Sentence, id: string): RowAnswer {
  const found = rowsOf(sentenced).find((each) => each.id === id);
  if (found === undefined) throw new Error(`no row ${id}`);
  return found;
}

/** The row of an id, its role, length and authority: what a rule decides. */
export function row(sentenced: Sentence, id: string): readonly [RowAnswer['role'], number, string] {
  const { role, determinateDays, indeterminateDays, authority } = rowOf(sentenced, id);
  return [role, determinateDays + indeterminateDays, authority];
}

/** The sum of a row, line by line: what is done, on which track, with what amount, on whose authority. */
export const sumOf = (sentenced: Sentence, id: string) =>
  rowOf(sentenced, id).steps.map(({ operation, track, amount, authority }) => [operation, track, amount, authority]);

export const codesOf = ({ notices }: Sentence): readonly string[] => notices.map(({ code }) => code);
