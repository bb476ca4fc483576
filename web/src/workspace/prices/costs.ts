import type { ReactNode } from 'react';

/** What the ledger shows in its last column, once it is asked for: this module stands in the ledger, what fills it comes after. */
export interface Costs {
  readonly head: ReactNode;
  readonly isSorted: boolean;
  /** The cell of a row, or of counts folded into one line. */
  readonly cellOf: (ids: readonly string[]) => ReactNode;
  /** Days that a row costs, to sort by; null where there are none. */
  readonly daysOf: (id: string) => number | null;
}
