import type { CaseFile, ChargeFile } from '../case-file/case-file.ts';
import { dispositionOf, type Measured, measure } from './measure.ts';
import type { Disposition } from './offer.ts';
import type { Problem } from './problem.ts';
import { holds } from './wishes.ts';

/** The count whose term is the principal one of the sentence: Pen. Code, § 1170.1(a). */
const principalOf = ({ record }: Measured): string | undefined =>
  record.counts.find(({ principal, chain }) => principal === 'case' && chain === 0)?.filed.id;

const runOf = ({ run = 'consecutive' }: ChargeFile) => ({ run });
const runAndTermOf = (charge: ChargeFile) => ({ ...runOf(charge), term: charge.term ?? 'upper' });

/** A case in which two counts have of one another what the court chooses; undefined where it is not filed alike of both. */
function exchanged(
  file: CaseFile,
  filed: CaseFile,
  ids: readonly [string, string],
  choiceOf: (charge: ChargeFile) => Partial<ChargeFile>,
): CaseFile | undefined {
  const read = ({ charges }: CaseFile) => ids.flatMap((id) => charges.find((charge) => charge.id === id) ?? []);
  const [a, b] = read(file);
  const [first, second] = read(filed).map((charge) => JSON.stringify(choiceOf(charge)));
  if (a === undefined || b === undefined || first !== second) return undefined;
  const others = new Map([
    [a.id, choiceOf(b)],
    [b.id, choiceOf(a)],
  ]);
  return { ...file, charges: file.charges.map((charge) => ({ ...charge, ...others.get(charge.id) })) };
}

const figuresOf = ({ caseFile: _, ...figures }: Disposition): string => JSON.stringify(figures);

/** The same point with another case file; undefined where anything of it, or a wish, would change. */
function samePoint(
  point: Disposition,
  caseFile: CaseFile,
  head: string,
  problem: Pick<Problem, 'law' | 'side' | 'wishes'>,
): Disposition | undefined {
  const measured = measure(caseFile, problem.law);
  const same = dispositionOf(caseFile, measured, point.courtChoices);
  if (principalOf(measured) !== head || figuresOf(same) !== figuresOf(point)) return undefined;
  return problem.wishes.every((wish) => holds(wish, same, measured, problem)) ? same : undefined;
}

/**
 * Reads points of a search so that of equal terms the principal one is that of the case as filed, where the counts may
 * trade the court's choices and nothing else changes. Which of equal terms it is the court chooses (rule 4.452(a)(2)); an
 * offer that leaves the choice as it is names no other.
 */
export function withFiledPrincipal(problem: Problem): (point: Disposition) => Disposition {
  const { filed, law } = problem;
  const head = principalOf(measure(filed, law));
  return (point) => {
    const now = principalOf(measure(point.caseFile, law));
    if (head === undefined || now === undefined || now === head) return point;
    for (const choiceOf of [runOf, runAndTermOf]) {
      const caseFile = exchanged(point.caseFile, filed, [head, now], choiceOf);
      const same = caseFile && samePoint(point, caseFile, head, problem);
      if (same !== undefined) return same;
    }
    return point;
  };
}
