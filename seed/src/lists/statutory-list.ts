import { headOf, type IsoDate, isNamedBy } from '@countwise/engine';

/** What a list can ask of a row. */
export interface Listable {
  /** Every statute of the row, with the code: its own, its aliases, and each part of a slash form. */
  readonly statutes: readonly string[];
  readonly variant: string;
  readonly effective: IsoDate | null;
  readonly end: IsoDate | null;
}

/** An entry of a list, as the tables hold it. */
export interface Entry {
  readonly statute: string;
  readonly words: string;
  readonly except: readonly string[];
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  /** The engine asks the list for the day of the act, so that it may begin within a row's life. */
  readonly byDay?: true;
}

const names = ({ statute, except, words }: Entry, row: Listable): boolean =>
  isNamedBy({ sections: [statute], except, words }, row.statutes, row.variant);

/** How much of a row's life an entry covers. A row that is covered in part must be split into two versions. */
export function coverage(entry: Entry, row: Listable): 'none' | 'part' | 'whole' {
  const [from, to] = [entry.from ?? '', entry.to ?? '9999'];
  const [begin, end] = [row.effective ?? '', row.end ?? '9999'];
  if (end < from || begin > to) return 'none';
  return begin >= from && end <= to ? 'whole' : 'part';
}

/** Entries of statutory lists, found by the rows they name; kept by their section without subdivisions. */
export class EntryIndex<E extends Entry> {
  private readonly byHead = new Map<string, E[]>();

  constructor(entries: readonly E[]) {
    for (const entry of entries) {
      const head = headOf(entry.statute);
      this.byHead.set(head, [...(this.byHead.get(head) ?? []), entry]);
    }
  }

  /** The entries that name a row on some day of its life. */
  naming(row: Listable): readonly E[] {
    const heads = [...new Set(row.statutes.map(headOf))];
    return heads
      .flatMap((head) => this.byHead.get(head) ?? [])
      .filter((entry) => names(entry, row) && coverage(entry, row) !== 'none');
  }
}
