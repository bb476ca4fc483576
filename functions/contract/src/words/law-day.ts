import type { IsoDate } from '@countwise/engine';
import type { ChargeRecord } from '../schemas/charge.ts';

type Days = Pick<ChargeRecord, 'Date' | 'DateRangeEnd'>;

/** The day whose law a charge stands under: of a range of days the last. */
export const lawDayOf = (charge: Days): IsoDate => charge.DateRangeEnd ?? charge.Date;

/** The latest day of the law that the charges stand under, else `today`: the screens' and the reports' "law as of". */
export const lawDay = (charges: readonly Days[], today: IsoDate): IsoDate =>
  charges.map(lawDayOf).toSorted().at(-1) ?? today;
