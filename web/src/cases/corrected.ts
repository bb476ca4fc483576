import type { CaseCorrection, CaseRecord, RulesInUse } from '@countwise/contract';

/** The corrections of a case that are not yet understood: its own first, then those of its scenarios. */
export const correctionsOf = (record: CaseRecord, cases: readonly CaseRecord[]): readonly CaseCorrection[] =>
  [record, ...cases.filter(({ ParentCaseId }) => ParentCaseId === record.Id)].flatMap(
    ({ Correction }) => Correction ?? [],
  );

/** Cases whose last answer is of other rules than those in use, so that they may come to another total now. */
export const ofOtherRules = (cases: readonly CaseRecord[], { engine, catalogue }: RulesInUse): readonly string[] =>
  cases
    .filter(({ LastAnswer }) => LastAnswer !== null)
    .filter(({ LastAnswer }) => LastAnswer?.engine !== engine || LastAnswer.catalogue !== catalogue)
    .map(({ Id }) => Id);
