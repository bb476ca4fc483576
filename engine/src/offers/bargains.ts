import { caseFileOf, isPlea, type Plea, type Setting, type Way } from './choice.ts';
import { type GivenUp, sumGivenUp } from './given-up.ts';
import { amountOf, dispositionOf, isSplit, type Measured, mayHaveProbation, measure } from './measure.ts';
import type { Disposition, OfferRow } from './offer.ts';
import { isEachActPunishedOnce } from './one-act.ts';
import type { Problem } from './problem.ts';
import { holds } from './wishes.ts';

/** A setting with what every count is pleaded as. */
export interface Bargain {
  readonly setting: Setting;
  readonly pleas: readonly Plea[];
}

/** One disposition that may be a point: its steps and its amount to serve. */
export interface Candidate {
  readonly bargain: Bargain;
  readonly disposition: Disposition;
  readonly amount: number;
}

/** Whether the law lets the court make the disposition: probation only where it may be granted, a split where it may be. */
function isLawful({ mode }: Setting, measured: Measured): boolean {
  if (mode.kind === 'probation')
    return measured.record.outcome.summary.probationJailDays > 0 && mayHaveProbation(measured);
  return mode.kind === 'term' || isSplit(measured);
}

/** A disposition measured by the engine; undefined where it is none, is not lawful, or is not what was wished for. */
export function candidateOf(problem: Problem, bargain: Bargain, ways: readonly Way[]): Candidate | undefined {
  const { setting } = bargain;
  const caseFile = caseFileOf(problem.filed, setting, ways);
  if (!isPlea(caseFile)) return undefined;
  const measured = measure(caseFile, problem.law);
  if (!isLawful(setting, measured)) return undefined;
  const court = ways.reduce((sum, way) => sum + way.court, setting.court);
  const disposition = dispositionOf(caseFile, measured, court);
  if (!problem.wishes.every((wish) => holds(wish, disposition, measured, problem))) return undefined;
  return { bargain, disposition, amount: amountOf(disposition[problem.side]) };
}

/** Every choice of one way for each plea, of every act one count that is punished. */
export function* waysOf(pleas: readonly Plea[], chosen: readonly Way[] = []): Generator<readonly Way[]> {
  const plea = pleas[chosen.length];
  if (plea === undefined) {
    if (isEachActPunishedOnce(chosen)) yield chosen;
  } else for (const way of plea.ways) yield* waysOf(pleas, [...chosen, way]);
}

const byStepsThenTime = (a: Candidate, b: Candidate): number =>
  a.disposition.courtChoices - b.disposition.courtChoices ||
  a.amount - b.amount ||
  a.disposition.totalDays - b.disposition.totalDays;

/** Those that nothing beats among dispositions that give up alike, below what is served already for less. */
export function unbeaten(candidates: readonly Candidate[], best: number): readonly Candidate[] {
  let least = best;
  return candidates.toSorted(byStepsThenTime).filter(({ amount }) => {
    if (amount >= least) return false;
    least = amount;
    return true;
  });
}

export const givenUpOf = ({ setting, pleas }: Bargain): GivenUp =>
  pleas.reduce((sum, { givenUp }) => sumGivenUp(sum, givenUp), setting.givenUp);

export const changesOf = ({ setting, pleas }: Bargain): OfferRow['bargain'] => [
  ...setting.changes,
  ...pleas.flatMap(({ changes }) => changes),
];

/** The points as rows, one a bargain, whatever mode the court chooses in it. */
export function rowsOf(points: readonly Candidate[]): readonly OfferRow[] {
  const byBargain = Map.groupBy(points, ({ bargain }) => JSON.stringify(changesOf(bargain)));
  return [...byBargain.values()].flatMap((each) => {
    const [first] = each;
    if (first === undefined) return [];
    return [
      {
        bargain: changesOf(first.bargain),
        givenUp: givenUpOf(first.bargain),
        points: each.map(({ disposition }) => disposition),
      },
    ];
  });
}
