import type { CrimeCatalogue, Reference } from '@countwise/seed';
import type { Cases } from '../store/cases.ts';

export interface Deps {
  readonly cases: Cases;
  readonly catalogue: CrimeCatalogue;
  readonly reference: Reference;
}
