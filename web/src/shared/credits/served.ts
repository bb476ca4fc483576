import type { CaseAttributes } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';

export type Period = CaseAttributes['crData'][number];

/** A period as it is counted: custody that goes on lasts until the day of sentence. */
export const served = (period: Period, until: IsoDate): Period =>
  period.goesOn === true ? { ...period, dateOut: until } : period;
