import { type IsoDate, isIsoDate } from '@countwise/engine';

/** A crime that a case is opened to add, and its offense date; null: that of the case's first charge. */
export interface Wanted {
  readonly crime: string;
  readonly date: IsoDate | null;
}

const names = { crime: 'add', date: 'on' } as const;

/** The part of a case's address that asks for it. */
export const wantedQuery = ({ crime, date }: Wanted): URLSearchParams =>
  new URLSearchParams({ [names.crime]: crime, ...(date !== null && { [names.date]: date }) });

/** The crime that an address asks to add; null where it asks for none. */
export function readWanted(query: URLSearchParams): Wanted | null {
  const crime = query.get(names.crime);
  const date = query.get(names.date);
  return crime === null || (date !== null && !isIsoDate(date)) ? null : { crime, date };
}
