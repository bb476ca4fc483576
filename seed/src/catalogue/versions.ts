import type { CatalogueRow } from './row.ts';

/** The first day that ends an id: `vc-23152-a~first~m~2014-01-01`. */
const firstDay = /~(\d{4}-\d{2}-\d{2})$/;
const undated = (id: string): string => id.replace(firstDay, '');

const familyOf = ({ codeDefinitionCode, section, variant }: CatalogueRow): string =>
  `${codeDefinitionCode} ${section} ${variant}`;

const byFirstDay = (rows: readonly CatalogueRow[] = []): readonly CatalogueRow[] =>
  rows.toSorted((a, b) => (a.effective ?? '').localeCompare(b.effective ?? ''));

/** The rows of a catalogue by the crime that they are versions of. */
export class Versions {
  private readonly byFamily: ReadonlyMap<string, readonly CatalogueRow[]>;
  private readonly byUndatedId: ReadonlyMap<string, readonly CatalogueRow[]>;

  constructor(rows: readonly CatalogueRow[]) {
    this.byFamily = Map.groupBy(rows, familyOf);
    this.byUndatedId = Map.groupBy(rows, ({ id }) => undated(id));
  }

  /** Every version of a row's crime, of all its levels, the oldest first. */
  of(row: CatalogueRow): readonly CatalogueRow[] {
    return byFirstDay(this.byFamily.get(familyOf(row)));
  }

  /**
   * The row that took the place of one whose id is no longer there because its first day was put right: of the versions
   * of the same crime and level the one that governs the former first day, else the oldest.
   */
  inPlaceOf(id: string): CatalogueRow | undefined {
    const versions = byFirstDay(this.byUndatedId.get(undated(id)));
    const day = firstDay.exec(id)?.[1] ?? '';
    return versions.findLast(({ effective }) => (effective ?? '') <= day) ?? versions[0];
  }
}
