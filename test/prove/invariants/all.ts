import { custodyInvariants } from './custody.ts';
import { equalChainInvariants } from './equal-chains.ts';
import { formInvariants } from './forms.ts';
import type { Invariant } from './invariant.ts';
import { lighterLawInvariants } from './lighter-laws.ts';
import { probationInvariants } from './probation.ts';
import { rowInvariants } from './rows.ts';

/** What holds of every answer besides its total, which the second computation compares. */
export const invariants: readonly Invariant[] = [
  ...rowInvariants,
  ...formInvariants,
  ...equalChainInvariants,
  ...custodyInvariants,
  ...lighterLawInvariants,
  ...probationInvariants,
];
