import type { ChargeStatus } from '@countwise/engine';
import type { ChargeRecord } from '../schemas/charge.ts';

/** What the numbers of a charge's status stand for. */
export const statusByCode: Readonly<Record<ChargeRecord['ChargeStatus'], ChargeStatus>> = {
  0: 'Convicted',
  1: 'Acquitted',
  2: 'Dismissed',
  3: 'Stayed654',
  4: 'Stayed',
  5: 'Stayed',
  6: 'Stayed',
};
