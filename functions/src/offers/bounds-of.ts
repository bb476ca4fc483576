import { type Law, mayHaveProbation, type RangeEnd, rangeOf } from '@countwise/engine';
import type { Counted } from './disposition.ts';

/** What a court could impose on a plea; no least where it may grant probation, which is no term. */
export interface Bounds {
  readonly least: RangeEnd | null;
  readonly most: RangeEnd;
}

/**
 * The bounds of what is pleaded, probation among them. A disposition above what is proved rests on facts that are admitted
 * with it: the most is then that of every upper term (Pen. Code, § 1170(b)(2)).
 */
export function boundsOf({ caseFile, measured }: Counted, { catalogue, today }: Law): Bounds {
  const range = rangeOf(caseFile, catalogue, today);
  const isAbove = measured.record.outcome.summary.totalDeterminate > range.maximum.summary.totalDeterminate;
  return {
    least: mayHaveProbation(measured) ? null : range.minimum,
    most: isAbove ? range.everyUpper : range.maximum,
  };
}
