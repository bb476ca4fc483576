import type { CaseFile } from '../case-file/case-file.ts';
import { resolveCase } from '../case-file/resolve-case.ts';
import { runTotals } from '../pipeline/index.ts';
import { isActiveFelony } from '../pipeline/record/count.ts';
import type { ExposureRange } from '../range/exposure-range.ts';
import { rangeOf } from '../range/range-of.ts';
import { dispositionOf, type Law, measure } from './measure.ts';
import type { Disposition } from './offer.ts';

/** What a case comes to by one reading of its occasions: as filed, and what the court could give. */
export interface OccasionAnswer {
  readonly filed: Disposition;
  readonly range: ExposureRange;
}

/** A case with a prior strike that does not say which counts are one occasion: Pen. Code, § 667(c)(6). */
export interface OccasionAnswers {
  /** Ids of the counts of which it is not said. */
  readonly counts: readonly string[];
  readonly one: OccasionAnswer;
  readonly apart: OccasionAnswer;
}

/** Counts with a term by a prior strike, where there are two or more, that name no occasion. */
function unsaid(file: CaseFile, { catalogue, today }: Law): readonly string[] {
  const { counts } = runTotals(resolveCase(file, catalogue, today));
  const struck = counts.filter((count) => isActiveFelony(count) && count.strike !== 'none');
  return struck.length < 2
    ? []
    : struck.filter(({ filed }) => filed.occasion === undefined).map(({ filed }) => filed.id);
}

/** The case with an occasion for each of some counts. */
const withOccasions = (file: CaseFile, counts: readonly string[], of: (id: string) => string): CaseFile => ({
  ...file,
  charges: file.charges.map((charge) => (counts.includes(charge.id) ? { ...charge, occasion: of(charge.id) } : charge)),
});

/**
 * What a case comes to if the counts that name no occasion are all of one, that of the first count that names any, and if
 * each is of its own. Null where that is said, or where no answer depends on it.
 */
export function occasionAnswers(caseFile: CaseFile, law: Law): OccasionAnswers | null {
  const counts = unsaid(caseFile, law);
  if (counts.length === 0) return null;
  const named = caseFile.charges.find(({ occasion }) => occasion !== undefined)?.occasion ?? 'one';
  const answer = (file: CaseFile): OccasionAnswer => ({
    filed: dispositionOf(file, measure(file, law), 0),
    range: rangeOf(file, law.catalogue, law.today),
  });
  const one = answer(withOccasions(caseFile, counts, () => named));
  const apart = answer(withOccasions(caseFile, counts, (id) => `apart ${id}`));
  return figuresOf(one) === figuresOf(apart) ? null : { counts, one, apart };
}

const figuresOf = ({ filed, range: { minimum, maximum } }: OccasionAnswer): string =>
  JSON.stringify([filed.statute, filed.department, minimum.summary, maximum.summary]);
