import type { IsoDate } from '@countwise/engine';
import { codeBook } from '../catalogue/codes.ts';
import type { CatalogueRow } from '../catalogue/row.ts';
import type { LawFolder } from '../law-text/law-folder.ts';

/** A section whose text is newer than the facts that the catalogue took from it. */
export interface ChangeToReview {
  /** `PEN 211`. */
  readonly section: string;
  /** First day of the newer text. */
  readonly from: IsoDate;
  readonly history: string;
  /** Statutes of the rows to read again. */
  readonly statutes: readonly string[];
  /** The oldest day on which the facts of one of them were verified. */
  readonly verifiedOn: IsoDate;
}

/** Sections, in the order of the rows, whose stored text took force after the facts of a row were verified. */
export async function changesToReview(folder: LawFolder, rows: readonly CatalogueRow[]): Promise<ChangeToReview[]> {
  const changes: ChangeToReview[] = [];
  for (const [section, citing] of rowsBySection(rows)) {
    const verifiedOn = citing.reduce(
      (oldest, { provenance: { asOf } }) => (asOf < oldest ? asOf : oldest),
      '9999-12-31',
    );
    const [code = '', ...number] = section.split(' ');
    const stored = await folder.readSection(code, number.join(' '));
    const newer = stored?.versions.find(({ from }) => from !== null && from > verifiedOn);
    if (newer?.from == null) continue;
    const statutes = [...new Set(citing.map(({ statute }) => statute))];
    changes.push({ section, from: newer.from, history: newer.history, statutes, verifiedOn });
  }
  return changes;
}

/** Rows still in force by each section they name: `PC 211/212.5(c)` stands on 211 and on 212.5. */
function rowsBySection(rows: readonly CatalogueRow[]): Map<string, CatalogueRow[]> {
  const bySection = new Map<string, CatalogueRow[]>();
  for (const row of rows.filter(({ end }) => end === null)) {
    const code = codeBook(row.codeDefinitionCode)?.legislature ?? row.codeDefinitionCode;
    for (const number of new Set(row.section.split('/').map((part) => part.replace(/\(.*$/, '').trim()))) {
      const name = `${code} ${number}`;
      const citing = bySection.get(name);
      if (citing === undefined) bySection.set(name, [row]);
      else citing.push(row);
    }
  }
  return bySection;
}
