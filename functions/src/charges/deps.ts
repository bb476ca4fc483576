import type { CrimeVersion } from '@countwise/engine';
import type { Cases } from '../store/cases.ts';
import type { Charges } from '../store/charges.ts';
import type { Gestures } from '../store/gestures.ts';
import type { Requests } from '../store/requests.ts';

export interface Deps {
  readonly cases: Cases;
  readonly charges: Charges;
  readonly gestures: Gestures;
  readonly requests: Requests;
  readonly crimeOf: (crimeId: string) => CrimeVersion | undefined;
  readonly now: () => Date;
  readonly newId: () => string;
}
