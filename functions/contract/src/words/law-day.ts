import type { IsoDate } from '@countwise/engine';
import type { ChargeRecord } from '../schemas/charge.ts';

type Days = Pick<ChargeRecord, 'Date' | 'DateRangeEnd'>;

/** The day whose law a charge stands under: of a range of days the last. */
export const lawDayOf = (charge: Days): IsoDate => charge.DateRangeEnd ?? charge.Date;

/** The latest day of the law that the charges stand under, else `today`. */
export const lawDay = (charges: readonly Days[], today: IsoDate): IsoDate =>
  charges.map(lawDayOf).toSorted().at(-1) ?? today;

type Dated = Days & Pick<ChargeRecord, 'CountNumber' | 'parentCharge'>;

/** A count is of a day; what hangs on it is of that day, and a status enhancement of none. */
const hasOwnDay = ({ CountNumber, parentCharge }: Dated): boolean => CountNumber > 0 && parentCharge === null;

/** The days of the counts, each once, the first one first. */
export const offenseDays = (charges: readonly Dated[]): readonly IsoDate[] =>
  [...new Set(charges.filter(hasOwnDay).map(lawDayOf))].toSorted();

/** The two days whose law is read, in words: that of the offenses, if there are any, and that of the sentence. */
export interface LawOf {
  readonly offense: string;
  readonly sentence: string;
}

/** The law that a case is read under, its days as `inWords` writes them. */
export function lawOf(charges: readonly Dated[], sentencing: IsoDate, inWords: (day: IsoDate) => string): LawOf {
  const days = offenseDays(charges);
  const [first, last] = [days[0], days.at(-1)];
  const sentence = inWords(sentencing);
  if (first === undefined || last === undefined) return { offense: '', sentence };
  const offense = days.length === 1 ? inWords(first) : `${days.length} dates, ${inWords(first)} to ${inWords(last)}`;
  return { offense, sentence };
}

/** The same in one line, for what is printed or copied. */
export const lawWords = ({ offense, sentence }: LawOf): string =>
  offense === '' ? `Sentencing law of ${sentence}` : `Law of the offense ${offense}; sentencing law of ${sentence}`;
