import { caseField, caseFields } from '@countwise/contract';
import { expect, test } from 'vitest';
import { oldItem } from './old-items.fixture.ts';
import { storedCase } from './stored-case.ts';
import { storedCharge } from './stored-charge.ts';
import { storedCircumstance } from './stored-children.ts';

const kinds = { case: storedCase, charge: storedCharge, circumstance: storedCircumstance };
type Kind = keyof typeof kinds;
const read = (kind: Kind, set: object): object => kinds[kind].parse({ ...oldItem(kind), ...set });

/** What the choices of a case and a charge have stood for, by their numbers: an item with any of them is in some table. */
test.for([
  ['charge', 'ChargeStatus', [0, 1, 2, 3, 4, 5, 6]],
  ['charge', 'SelectedTerm', [1, 2, 3]],
  ['charge', 'CrimeState', ['Completed', 'Attempt', 'Conspiracy']],
  ['charge', 'NumberOfStrikes', ['0', '1', '2+', '2+!']],
  ['charge', 'EarlierJudgment', [0, 1, 2]],
  ['charge', 'SubSentenceNum', [0, 1]],
  ['charge', 'IsPrincipal', [0, 1]],
  ['charge', 'Concurrency', [0, 1]],
  ['case', 'CaseStatus', [0, 1, 2]],
  ['case', 'NumberOfStrikes', [0, 1, 2, 3]],
  ['circumstance', 'Proof', ['none', 'stipulated', 'found', 'certified']],
] as const)('of a %s every %s that was ever kept is read', ([kind, field, values]) => {
  expect(values.map((value) => read(kind, { [field]: value }))).toMatchObject(
    values.map((value) => ({ [field]: value })),
  );
});

/** A text that was taken under an earlier, wider limit; no request of today may say so much. */
const long = 'kept '.repeat(5_000);
const ofCase = caseFields.filter((name) => ['text', 'lines'].includes(caseField(name).kind));
const ofCharge = ['ChargeType', 'Occasion', 'OperativeFacts', 'VictimId', 'Tags', 'PrivateTags', 'OfficeNote'];

test.for([
  ...ofCase.map((field) => ['case', field] as const),
  ...[...ofCharge, 'PrivateNote', 'Attributes'].map((field) => ['charge', field] as const),
])('of a %s a %s longer than a request may say is read', ([kind, field]) => {
  expect(Object.entries(read(kind, { [field]: long }))).toContainEqual([field, long]);
});

test('findings and numbers beyond what a request may say are read as they are kept', () => {
  const findings = { Findings: Array.from({ length: 30 }, () => long) };
  const numbers = { CountNumber: 10_000, ProbationJailTimeDays: 4_000, SelectedDays: 4_000 };
  expect(read('charge', { ...findings, ...numbers })).toMatchObject({ ...findings, ...numbers });
  expect(read('case', { ViolentPriors: 9 })).toMatchObject({ ViolentPriors: 9 });
});
