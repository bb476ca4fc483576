import type { Summary } from '../answer.ts';
import type { ResolvedCase } from '../case-file/row.ts';
import { runTotals } from '../pipeline/index.ts';
import { type Choices, choose, heaviest, lighter, lightest } from './choices.ts';

const gravity = { LWOP: 1, DEATH: 2 } as const;

/** Order of two exposures: death, life without parole, then the whole time before release or parole. */
export function compareExposure(a: Summary, b: Summary): number {
  const special = (summary: Summary): number => (summary.special === null ? 0 : gravity[summary.special]);
  const time = ({ totalDeterminate, totalIndeterminate }: Summary): number => totalDeterminate + totalIndeterminate;
  return (
    special(a) - special(b) ||
    time(a) - time(b) ||
    a.totalIndeterminate - b.totalIndeterminate ||
    a.exposureDaysMisdemeanor - b.exposureDaysMisdemeanor
  );
}

const summaryOf = (resolved: ResolvedCase, choices: Choices): Summary =>
  runTotals(choose(resolved, choices)).outcome.summary;

/**
 * The exposure range (R-C04), each end by running the same stages. What the user selected is one of the choices too,
 * so neither end is inside it.
 */
export function rangeOf(resolved: ResolvedCase, selected: Summary) {
  const low = [lightest, lighter].map((choices) => summaryOf(resolved, choices));
  const high = summaryOf(resolved, heaviest);
  return {
    minimum: low.reduce((least, next) => (compareExposure(next, least) < 0 ? next : least), selected),
    selected,
    maximum: compareExposure(high, selected) > 0 ? high : selected,
  };
}
