import type { IsoDate } from '../numbers/iso-date.ts';

/** The day that decides which version of a rule applies: of the act, the sentence, the custody day or the prior. */
type Basis = 'offense' | 'sentencing' | 'custodyDay' | 'priorDate';

/** One version of a number or rule that the law fixes. Rows of a table follow each other without overlap. */
export interface Dated<Value> {
  /** First and last day of the version; null = open. */
  readonly effective: IsoDate | null;
  readonly end: IsoDate | null;
  readonly basis: Basis;
  readonly authority: string;
  readonly value: Value;
}

/** Whether a version is the law on a day, its first and last day included. */
export const isInForce = ({ effective, end }: Pick<Dated<unknown>, 'effective' | 'end'>, on: IsoDate): boolean =>
  (effective === null || effective <= on) && (end === null || on <= end);

/** The version in force on a day; undefined where the law had none. */
export function inForce<Value>(rows: readonly Dated<Value>[], on: IsoDate): Dated<Value> | undefined {
  for (const row of rows) if (isInForce(row, on)) return row;
  return undefined;
}
