import { straight, totalText } from '@countwise/contract';
import {
  type CaseFile,
  type CreditSide,
  type Law,
  mayHaveProbation,
  measure,
  type RowChoice,
  rangeOf,
  type Sentence,
  sentence,
  type TimeToServe,
  withChoices,
  withoutRows,
} from '@countwise/engine';

/** What a case comes to with a verdict. */
export interface Outcome {
  readonly total: string;
  readonly place: string;
  readonly serve: Readonly<Record<CreditSide, TimeToServe>>;
}

/** Counts that are proved together or not at all, and what the others come to as selected. */
export interface TrialGroup {
  readonly ids: readonly string[];
  readonly counts: readonly number[];
  readonly without: Outcome;
}

/** What a conviction of everything comes to. */
export interface Trial {
  /** If every upper term were proved, and nothing of it suspended: Pen. Code, § 1170(h)(5)(A). */
  readonly most: Outcome;
  readonly selected: Outcome;
  /** Null where probation could be granted, which is less than any term. */
  readonly least: Outcome | null;
  /** Groups without which a term of the same kind and place is left. */
  readonly groups: readonly TrialGroup[];
}

const isPunished = ({ status }: Sentence['charges'][number]): boolean => status === 'Convicted';

function outcomeOf(file: CaseFile, law: Law): Outcome {
  const { summary } = sentence(file, law.catalogue, law.today);
  const { statute, department } = measure(file, law);
  return { total: totalText(summary), place: summary.place, serve: { statute, department } };
}

/** Counts that may fall at a trial: all that bring strikes where others do not, and each by itself. */
function groupsOf({ charges }: Sentence): readonly Omit<TrialGroup, 'without'>[] {
  const counts = charges.filter(isPunished);
  const strikes = counts.filter(({ serious, violent, role }) => role !== 'misdemeanor' && (serious || violent));
  const single = counts.map((count) => [count]);
  const all = strikes.length > 1 && strikes.length < counts.length ? [strikes, ...single] : single;
  return all.map((group) => ({ ids: group.map(({ id }) => id), counts: group.map(({ count }) => count) }));
}

/** What stands beside an offer: a conviction of everything, at either end of the range, and of all but some counts. */
export function trialOf(caseFile: CaseFile, law: Law): Trial {
  const range = rangeOf(caseFile, law.catalogue, law.today);
  const at = (choices: readonly RowChoice[]): Outcome => outcomeOf(withChoices(caseFile, choices), law);
  const selected = outcomeOf(caseFile, law);
  const isAlike = ({ place, serve }: Outcome): boolean =>
    place === selected.place && serve.statute.kind === 'days' && selected.serve.statute.kind === 'days';
  return {
    most: outcomeOf(straight(withChoices(caseFile, range.everyUpper.choices)), law),
    selected,
    least: mayHaveProbation(measure(caseFile, law)) ? null : at(range.minimum.choices),
    groups: groupsOf(sentence(caseFile, law.catalogue, law.today))
      .map((group) => ({ ...group, without: outcomeOf(withoutRows(caseFile, group.ids), law) }))
      .filter(({ without }) => isAlike(without)),
  };
}
