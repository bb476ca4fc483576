import {
  around,
  beginsWith,
  type Catalogue,
  type CrimeState,
  headOf,
  type IsoDate,
  isInForce,
  namesOf,
  plainIds,
  type Resolution,
  severities,
  type WantedRow,
} from '@countwise/engine';
import type { Artefact } from './artefact.ts';
import { formerNumber } from './former-numbers.ts';
import type { CatalogueRow } from './row.ts';
import { plainWords, type StatuteQuery, statuteQuery } from './statute-query.ts';
import { Versions } from './versions.ts';

interface Entry {
  readonly row: CatalogueRow;
  readonly section: string;
  /** The section is the whole of the row's statute or alias, not one part of a slash form. */
  readonly whole: boolean;
}

/** Later than every row: today's law. */
const today: IsoDate = '9999-12-31';

/** The compiled catalogue: rows by id and by statute, in force on a day. */
export class CrimeCatalogue implements Catalogue {
  readonly version: string;
  readonly rows: readonly CatalogueRow[];
  private readonly byRowId: ReadonlyMap<string, CatalogueRow>;
  private readonly versions: Versions;
  /** Rows by the ids that they answer in place of a row that was wrong, under a name that says so. */
  private readonly corrected: ReadonlyMap<string, CatalogueRow>;
  /** Rows by the section that their statute begins with: `PC 211/213(a)` by `PC 211`. */
  private readonly byHead = new Map<string, Entry[]>();

  constructor({ version, rows }: Artefact) {
    this.version = version;
    this.rows = rows;
    this.byRowId = new Map(rows.map((row) => [row.id, row]));
    this.versions = new Versions(rows);
    this.corrected = new Map(rows.flatMap(correctionsOf));
    for (const row of rows)
      for (const written of new Set([row.statute, ...row.aliases]))
        for (const part of namesOf(written)) this.add(row, part, part === written);
  }

  private add(row: CatalogueRow, statute: string, whole: boolean): void {
    const [, section = ''] = statute.split(' ');
    const head = headOf(statute);
    const entries = this.byHead.get(head);
    if (entries === undefined) this.byHead.set(head, [{ row, section, whole }]);
    else entries.push({ row, section, whole });
  }

  /**
   * A row by its id. A former id, such as a stored case may name, is answered by the row in its place, under that id; one
   * of a row that was wrong by a name that says what was.
   */
  row(id: string): CatalogueRow | undefined {
    const row = this.byRowId.get(id) ?? this.corrected.get(id);
    if (row !== undefined) return row;
    const successor = this.versions.inPlaceOf(id);
    return successor && { ...successor, id };
  }

  /**
   * The row of which who is convicted in a state: an attempt of what an earlier conviction makes graver may be one of the plain
   * crime (J-181).
   * @param on day of the act; without one today's law
   */
  convicted(row: CatalogueRow, state: CrimeState, on: IsoDate = today): CatalogueRow {
    for (const id of plainIds(row, { state, lawDate: on })) {
      const plain = this.row(id);
      if (plain !== undefined && isInForce(plain, on)) return plain;
    }
    return row;
  }

  /** Every version of a row's crime, of all its levels, the oldest first. */
  versionsOf(row: CatalogueRow): readonly CatalogueRow[] {
    return this.versions.of(row);
  }

  byId(id: string): Resolution {
    const crime = this.row(id);
    return crime === undefined
      ? { kind: 'missing', message: `The catalog has no row ${id}.` }
      : { kind: 'found', crime, others: [] };
  }

  /**
   * The row a statute means on a day. An exact section wins, a whole one before a part of a slash form; else a row
   * whose section begins with it; of several, the one whose words fit, then the wanted level or else the felony, then
   * an enhancement that attaches to the crime it is filed with, then the first in the order of the code.
   */
  byStatute(statute: string, on: IsoDate, wanted: WantedRow = {}): Resolution {
    const query = statuteQuery(statute);
    const fits = ({ severity }: CatalogueRow) => wanted.severity === undefined || severity === wanted.severity;
    const rows =
      this.ranked(query, on)
        .map((rank) => rank.filter(fits))
        .find((rank) => rank.length > 0) ?? [];
    const crime = rows.find((row) => attaches(row, wanted.groups)) ?? rows[0];
    if (query === undefined || crime === undefined) {
      return {
        kind: 'missing',
        message: `The catalog has no ${[wanted.severity, statute].filter(Boolean).join(' ')} in force on ${on}.${query === undefined ? '' : this.otherDays(query, on)}`,
      };
    }
    const others = rows
      .filter((row) => row !== crime && row.severity === crime.severity)
      .map((row) => `${row.statute} ${row.variant}`.trim());
    return { kind: 'found', crime, others, ...(query.state === undefined ? {} : { state: query.state }) };
  }

  /** Rows in force on a day, in the order of the code. */
  inForce(on: IsoDate): readonly CatalogueRow[] {
    return this.rows.filter((row) => isInForce(row, on));
  }

  /** Every row in force on a day that a statute may mean, best first. */
  candidates(statute: string, on: IsoDate): readonly CatalogueRow[] {
    return [...new Set(this.ranked(statuteQuery(statute), on).flat())];
  }

  /** The rows a statute may mean in ranks, the best rank first. */
  private ranked(query: StatuteQuery | undefined, on: IsoDate): readonly Rank[] {
    if (query === undefined) return [];
    const own = query.state === 'Attempt' ? this.matching({ ...query, section: `664/${query.section}` }, on) : [];
    return own.length > 0 ? own : this.nearest(query, on);
  }

  /**
   * Rows of the section; if the catalogue does not divide it so finely, the row of the subdivision or section around it.
   * A subdivision that the catalogue has on another day is not there on this one: nothing stands in for it.
   */
  private nearest(query: StatuteQuery, on: IsoDate): readonly Rank[] {
    const ranks = this.matching(query, on);
    const wider = around(query.section);
    if (ranks.length > 0 || wider === query.section || this.everHas(query)) return ranks;
    return this.nearest({ ...query, section: wider }, on)
      .map((rank) => rank.filter((row) => row.section === wider))
      .filter((rank) => rank.length > 0);
  }

  /** When a section of the catalogue that is not the law on a day was it, or will be. */
  private otherDays({ code, section }: StatuteQuery, on: IsoDate): string {
    const rows = (this.byHead.get(`${code} ${headOf(section)}`) ?? [])
      .filter((entry) => beginsWith(entry.section, section))
      .map(({ row }) => row);
    if (rows.some((row) => isInForce(row, on))) return '';
    const last = rows.flatMap(({ end }) => (end !== null && end < on ? [end] : [])).toSorted();
    const first = rows.flatMap(({ effective }) => (effective !== null && effective > on ? [effective] : [])).toSorted();
    const windows = [last.at(-1) && `until ${last.at(-1)}`, first[0] && `from ${first[0]}`].filter(Boolean);
    const former = formerNumber(`${code} ${section}`, `${code} ${headOf(section)}`, on);
    return windows.length === 0 ? '' : ` It is in force ${windows.join(' and ')}.${former}`;
  }

  private everHas({ code, section }: StatuteQuery): boolean {
    return (this.byHead.get(`${code} ${headOf(section)}`) ?? []).some((entry) => entry.section === section);
  }

  private matching({ code, section, words }: StatuteQuery, on: IsoDate): readonly Rank[] {
    const entries = (this.byHead.get(`${code} ${headOf(section)}`) ?? []).filter(({ row }) => isInForce(row, on));
    const rank = (belongs: (entry: Entry) => boolean): Rank =>
      bestFirst(withWords([...new Set(entries.filter(belongs).map(({ row }) => row))], words));
    const exact = [
      rank((entry) => entry.section === section && entry.whole),
      rank((entry) => entry.section === section && !entry.whole),
    ].filter((rows) => rows.length > 0);
    if (exact.length > 0) return exact;
    return [rank((entry) => beginsWith(entry.section, section))].filter((rows) => rows.length > 0);
  }
}

const correctionsOf = ({ corrects = [], ...row }: CatalogueRow): readonly (readonly [string, CatalogueRow])[] =>
  corrects.map(
    ({ id, reason }) =>
      [id, { ...row, id, name: `${row.name} (row corrected: ${reason})`, corrected: reason }] as const,
  );

type Rank = readonly CatalogueRow[];

const attaches = ({ attachesTo }: CatalogueRow, groups: WantedRow['groups']): boolean =>
  groups === undefined || attachesTo.length === 0 || attachesTo.some((group) => groups.includes(group));

/** Rows that hold every word. A word that no row knows leaves none: nothing is guessed. */
function withWords(rows: readonly CatalogueRow[], words: readonly string[]): readonly CatalogueRow[] {
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const known = plainWords(`${row.variant} ${row.name} ${row.searchWords}`);
    return words.every((word) => known.includes(word));
  });
}

/** Best first: a section's plain form before the variants that ask for more, the felony before its lesser form, the order of the code. */
const bestFirst = (rows: readonly CatalogueRow[]): readonly CatalogueRow[] =>
  rows.toSorted(
    (left, right) =>
      Number(left.variant !== '') - Number(right.variant !== '') ||
      severities.indexOf(left.severity) - severities.indexOf(right.severity) ||
      left.legacySortOrder - right.legacySortOrder,
  );
