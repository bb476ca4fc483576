import type { CrimeCatalogue, Reference } from '@countwise/seed';
import type { Cases } from '../store/cases.ts';
import type { Offers } from '../store/offers.ts';
import type { Reductions } from '../store/reductions.ts';

export interface Deps {
  readonly cases: Cases;
  readonly offers: Offers;
  readonly reductions: Reductions;
  readonly catalogue: CrimeCatalogue;
  readonly reference: Reference;
  readonly now: () => Date;
}
