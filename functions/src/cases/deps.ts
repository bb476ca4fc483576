import type { Cases } from '../store/cases.ts';
import type { Counters } from '../store/counters.ts';
import type { DeletedCases } from '../store/deleted-cases.ts';

export interface Deps {
  readonly cases: Cases;
  readonly deletedCases: DeletedCases;
  readonly counters: Counters;
  readonly now: () => Date;
  readonly newId: () => string;
}
