import { type LimitationBar, limitationBars } from './limitation-bars.ts';
import { effectiveStatus, type ProbationFacts, type ProbationRow } from './probation-facts.ts';

/**
 * Absolute bars that speak of a grant alone, of suspending the sentence of a prior offense (§ 667(c)(2)), of a misdemeanor or of a
 * term that no jail serves. The others say that the execution of the sentence is not suspended either.
 */
const ofGrantsAlone: readonly string[] = [
  'PC 667(c)(2)',
  'PC 654(b)',
  'PC 190.2(a)',
  'PC 190.3',
  'PC 190.05(a)',
  'PC 654.3',
  'HS 12702(b)',
  'PU 21407.6(a)',
];

/** A felony whose term is served, and what was found beside it. */
const isServed = (row: ProbationRow): boolean =>
  effectiveStatus(row) === 'Convicted' && row.severity === 'felony' && row.probation?.granted !== true;

/** The bar by which no part of the term imposed may be suspended, or undefined where none stands (J-101). */
export const suspensionBar = (facts: ProbationFacts): LimitationBar | undefined =>
  limitationBars({ ...facts, rows: facts.rows.filter(isServed) }).find(
    ({ level, limitation }) => level === 1 && !ofGrantsAlone.includes(limitation),
  );
