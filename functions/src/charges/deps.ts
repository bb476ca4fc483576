import type { CrimeVersion } from '@countwise/engine';
import type { Cases } from '../store/cases.ts';
import type { Charges } from '../store/charges.ts';

export interface Deps {
  readonly cases: Cases;
  readonly charges: Charges;
  readonly crimeOf: (crimeId: string) => CrimeVersion | undefined;
  readonly now: () => Date;
  readonly newId: () => string;
}
