import type { CrimeOf, Victim } from '@countwise/contract';
import type { Audit } from '../store/audit.ts';
import type { Cases } from '../store/cases.ts';
import type { Children } from '../store/children.ts';
import type { copyCase } from '../store/copy-case.ts';
import type { Counters } from '../store/counters.ts';
import type { DeletedCases } from '../store/deleted-cases.ts';
import type { Offers } from '../store/offers.ts';

export interface Deps {
  readonly cases: Cases;
  readonly deletedCases: DeletedCases;
  readonly audit: Pick<Audit, 'add'>;
  readonly victims: Children<Victim>;
  readonly copyChildren: (fromCaseId: string, toCaseId: string) => Promise<number>;
  readonly copyWhole: (copy: Parameters<typeof copyCase>[1]) => Promise<boolean>;
  readonly counters: Counters;
  readonly offers: Pick<Offers, 'listOf'>;
  /** The catalogue of crimes that answers are counted by. */
  readonly catalogue: { readonly version: string };
  readonly crimeOf: CrimeOf;
  readonly now: () => Date;
  readonly newId: () => string;
}
