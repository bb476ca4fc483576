import { createHash } from 'node:crypto';
import type { CaseRecord, ChargeRecord } from '@countwise/contract';
import type { WholeCase } from '../store/cases.ts';

/** Whether a field of a case says something of its sentence, or only who it is of, when it was changed and what it came to. */
const ofSentence: Readonly<Record<keyof CaseRecord, boolean>> = {
  Id: false,
  OwnerId: false,
  ParentCaseId: false,
  ScenarioName: false,
  CreatedAt: false,
  UpdatedAt: false,
  Version: false,
  Attributes: true,
  LastAnswer: false,
  Correction: false,
  DefendantFirstName: false,
  DefendantMiddleName: false,
  DefendantLastName: false,
  DefendantBirthdate: true,
  CaseNumber: false,
  CaseStatus: false,
  ComplaintDate: true,
  SurrenderDate: true,
  NumberOfStrikes: true,
  HasSuperStrike: true,
  ViolentPriors: true,
  IsGang: true,
  ProbationStatus: true,
  caseAttributes: true,
};
const besideCase = Object.entries(ofSentence).flatMap(([field, says]) => (says ? [] : [field]));
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
