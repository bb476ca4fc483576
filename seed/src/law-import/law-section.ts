import { z } from 'zod';
import { type DatRow, datRows } from './dat-rows.ts';
import { ArchiveRefused } from './refused.ts';

const text = z.string();
const maybe = z.string().nullable();
const skipped = z.unknown();

/** LAW_SECTION_TBL: 18 columns; those that are not kept here place the section in its book. */
const columns = z.tuple([
  skipped, // ID, which changes with every amendment
  text, // LAW_CODE
  text, // SECTION_NUM, with a full stop at the end
  skipped, // OP_STATUES
  skipped, // OP_CHAPTER
  skipped, // OP_SECTION
  maybe, // EFFECTIVE_DATE
  text, // LAW_SECTION_VERSION_ID
  skipped, // DIVISION
  skipped, // TITLE
  skipped, // PART
  skipped, // CHAPTER
  skipped, // ARTICLE
  maybe, // HISTORY
  text, // name of the file of the text
  skipped, // ACTIVE_FLG
  skipped, // TRANS_UID
  text, // TRANS_UPDATE
]);

/** One version of one section, as its table row says. */
export interface LawSection {
  /** The Legislature's code: `PEN`. */
  readonly code: string;
  readonly section: string;
  readonly versionId: string;
  readonly history: string;
  readonly effective: string | null;
  readonly lob: string;
  readonly updated: string;
}

const day = (stamp: string) => stamp.slice(0, 10);

/** Reads a row of LAW_SECTION_TBL. Throws `ArchiveRefused` where the row is not of that table's form. */
function lawSection(row: DatRow, number: number): LawSection {
  const parsed = columns.safeParse(row);
  if (!parsed.success) {
    const found = `${row.length} fields instead of the 18 of a section`;
    throw new ArchiveRefused(
      `LAW_SECTION_TBL.dat, row ${number}: ${row.length === 18 ? 'a field is missing' : found}.`,
    );
  }
  const [, code, section, , , , effective, versionId, , , , , , history, lob, , , updated] = parsed.data;
  return {
    code,
    section: section.replace(/\.$/, ''),
    versionId,
    history: (history ?? '').replaceAll(/\s+/g, ' ').trim(),
    effective: effective === null ? null : day(effective),
    lob,
    updated: day(updated),
  };
}

/** `PEN 187`. */
export const sectionName = ({ code, section }: Pick<LawSection, 'code' | 'section'>): string => `${code} ${section}`;

/** The rows of the wanted codes, and how many rows the table has of all codes. */
export async function wantedSections(
  table: AsyncIterable<Buffer>,
  codes: ReadonlySet<string>,
): Promise<{ sections: readonly LawSection[]; rows: number }> {
  const sections: LawSection[] = [];
  let rows = 0;
  for await (const row of datRows(table, 'LAW_SECTION_TBL.dat')) {
    rows += 1;
    const section = lawSection(row, rows);
    if (codes.has(section.code)) sections.push(section);
  }
  return { sections, rows };
}
