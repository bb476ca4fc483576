import { type IsoDate, isIsoDate } from '@countwise/engine';

/** What the search for one crime asks, and the crime that was chosen from what it found. */
export interface Lookup {
  readonly typed: string;
  readonly date: IsoDate;
  /** Versions of the law that have ended are found too. */
  readonly repealed: boolean;
  /** Id of the category of crimes; null: any. */
  readonly category: string | null;
  readonly crime: string | null;
}

/** Reads a search from its address. Without a day it is today's law. */
export function readLookup(query: URLSearchParams, today: IsoDate): Lookup {
  const date = query.get('date') ?? '';
  return {
    typed: query.get('q') ?? '',
    date: isIsoDate(date) && date <= today ? date : today,
    repealed: query.has('repealed'),
    category: query.get('category'),
    crime: query.get('crime'),
  };
}

/** The address of a search, which asks the same on every day it is opened: the day of the law always stands in it. */
export function lookupQuery({ typed, date, repealed, category, crime }: Lookup): URLSearchParams {
  const said = { q: typed, date, repealed: repealed ? '1' : '', category, crime };
  return new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
