import type { CaseCorrection, CaseRecord, RulesInUse } from '@countwise/contract';

/** Scenarios by the original case that they hang on. */
export const scenariosByCase = (cases: readonly CaseRecord[]): ReadonlyMap<string, readonly CaseRecord[]> =>
  Map.groupBy(
    cases.filter(({ ParentCaseId }) => ParentCaseId !== null),
    ({ ParentCaseId }) => ParentCaseId ?? '',
  );

/** The corrections of a case that are not yet understood: its own first, then those of its scenarios. */
export const correctionsOf = (record: CaseRecord, scenarios: readonly CaseRecord[] = []): readonly CaseCorrection[] =>
  [record, ...scenarios].flatMap(({ Correction }) => Correction ?? []);

/** Cases whose last answer is of other rules than those in use, so that they may come to another total now. */
export const ofOtherRules = (cases: readonly CaseRecord[], { engine, catalogue }: RulesInUse): readonly string[] =>
  cases
    .filter(({ LastAnswer }) => LastAnswer !== null)
    .filter(({ LastAnswer }) => LastAnswer?.engine !== engine || LastAnswer.catalogue !== catalogue)
    .map(({ Id }) => Id);
