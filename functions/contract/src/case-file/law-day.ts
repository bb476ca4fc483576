import type { IsoDate } from '@countwise/engine';
import type { ChargeRecord } from '../schemas/charge.ts';

/** The latest day of the law that the charges stand under, else `today`: the screens' and the reports' "law as of". */
export const lawDay = (charges: readonly Pick<ChargeRecord, 'Date'>[], today: IsoDate): IsoDate =>
  charges.reduce<IsoDate | null>((latest, { Date: day }) => (latest === null || day > latest ? day : latest), null) ??
  today;
