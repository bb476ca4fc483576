import { createHash } from 'node:crypto';
import { type CaseField, type CaseRecord, type ChargeRecord, caseField, caseFields } from '@countwise/contract';
import type { WholeCase } from '../store/cases.ts';

/** What a record holds beside what is said of its case: whose it is, when it was changed, what it came to. */
const besideSaid = {
  Id: true,
  OwnerId: true,
  ParentCaseId: true,
  ScenarioName: true,
  CreatedAt: true,
  UpdatedAt: true,
  Version: true,
  Attributes: false,
  LastAnswer: true,
  Correction: true,
} as const satisfies Readonly<Record<Exclude<keyof CaseRecord, CaseField>, boolean>>;
const besideCase = [
  ...Object.entries(besideSaid).flatMap(([field, isBeside]) => (isBeside ? [field] : [])),
  ...caseFields.filter((field) => !caseField(field).ofSentence),
];
const besideCharge = ['CaseId', 'Version'] as const satisfies readonly (keyof ChargeRecord)[];

const isBlank = (value: unknown): boolean =>
  value === null || value === false || value === 0 || value === '' || (Array.isArray(value) && value.length === 0);

/** What a record says, in an order of its own: a field that came later and is blank changes nothing. */
const said = (record: object, beside: readonly string[]): readonly (readonly [string, unknown])[] =>
  Object.entries(record)
    .filter(([field, value]) => !beside.includes(field) && !isBlank(value))
    .toSorted(([left], [right]) => (left < right ? -1 : 1));

/**
 * Names the charges and facts of a case as they are stored: two cases of one name say the same, whatever is made of it.
 * The circumstances and limitations that hang on a case are left out: no length of a term follows from one.
 */
export const factsOf = ({ record, charges }: Pick<WholeCase, 'record' | 'charges'>): string =>
  createHash('sha256')
    .update(JSON.stringify([said(record, besideCase), charges.map((charge) => said(charge, besideCharge))]))
    .digest('base64url')
    .slice(0, 22);
