import type { Catalogue } from '../case-file/catalogue.ts';
import type { FiledRow } from '../case-file/row.ts';
import type { CrimeState } from '../law/crime-state.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { Reduction } from './offer-space.ts';

interface Named {
  readonly id: string | null;
  readonly state: CrimeState;
}

/** What the statutes of the table mean on a day, asked once of each catalogue. */
const known = new WeakMap<Catalogue, Map<string, Named>>();

function named(statute: string, on: IsoDate, catalogue: Catalogue): Named {
  const of = known.get(catalogue) ?? new Map<string, Named>();
  known.set(catalogue, of);
  const key = `${on} ${statute}`;
  const before = of.get(key);
  if (before !== undefined) return before;
  const read = catalogue.byStatute(statute, on);
  const found =
    read.kind === 'found'
      ? { id: read.crime.id, state: read.state ?? 'Completed' }
      : ({ id: null, state: 'Completed' } as const);
  of.set(key, found);
  return found;
}

/** What a row is, on the day of its act. */
export interface ReducedRow extends Pick<FiledRow, 'crime'> {
  readonly state: CrimeState;
  readonly on: IsoDate;
}

/** Lesser pleas of the table in place of a row; those that are no law on its day are left out. */
export const reductionsOf = (
  { crime, state, on }: ReducedRow,
  reductions: readonly Reduction[],
  catalogue: Catalogue,
): readonly Reduction[] =>
  reductions.filter(({ from, to }) => {
    const read = named(from, on, catalogue);
    return read.id === crime.id && read.state === state && named(to, on, catalogue).id !== null;
  });
