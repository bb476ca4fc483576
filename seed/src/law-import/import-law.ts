import { type ImportProgress, type LawContents, LawFolder } from '../law-text/law-folder.ts';
import { type Archive, openArchive } from './archive.ts';
import { type LawSection, sectionName, wantedSections } from './law-section.ts';
import { ArchiveRefused } from './refused.ts';
import { closeSection, storeVersion } from './store-version.ts';

export interface ImportOptions {
  /** A `pubinfo` zip, or the folder it was unpacked to. */
  readonly archive: string;
  /** The folder the app reads the law from. */
  readonly folder: string;
  /** The Legislature's codes to keep: `PEN`, `VEH`. */
  readonly codes: ReadonlySet<string>;
  /** Refuse an archive with fewer sections of all codes: it is no whole dump. */
  readonly minimumSections: number;
  /** Told of the rows stored, every two hundred of them. */
  readonly onProgress?: (stored: number, all: number) => void;
}

export interface ImportSummary extends LawContents, Pick<ImportProgress, 'changed' | 'damaged'> {
  /** Sections that the import before did not have, and those that it alone had; none at the first import. */
  readonly added: readonly string[];
  readonly repealed: readonly string[];
}

const sectionTable = 'LAW_SECTION_TBL.dat';
const saveEvery = 200;

/**
 * Stores the official text of every section of the wanted codes. A broken import of the same archive goes on where it
 * stopped. Throws `ArchiveRefused` where the archive is not the whole law; nothing is stored then.
 */
export async function importLaw(options: ImportOptions): Promise<ImportSummary> {
  const archive = await openArchive(options.archive);
  try {
    if (!archive.names.has(sectionTable)) {
      throw new ArchiveRefused(`${options.archive} has no ${sectionTable}: it holds no law. Take pubinfo_<year>.zip.`);
    }
    const { sections, rows } = await wantedSections(await archive.open(sectionTable), options.codes);
    if (rows < options.minimumSections) {
      throw new ArchiveRefused(`${options.archive} holds only ${rows} sections: it is not the whole law.`);
    }
    return await storeSections(archive, sections, options);
  } finally {
    archive.close();
  }
}

async function storeSections(
  archive: Archive,
  sections: readonly LawSection[],
  { folder: root, onProgress }: ImportOptions,
): Promise<ImportSummary> {
  const folder = new LawFolder(root);
  const before = await folder.readContents();
  const progress = await beginning(folder, archive.fingerprint);
  const asOf = sections.reduce((latest, { updated }) => (updated > latest ? updated : latest), '');
  for (const section of sections.slice(progress.rows)) {
    const outcome = await storeVersion(archive, folder, section, asOf);
    if (outcome !== 'stored') progress[outcome].push(sectionName(section));
    progress.rows += 1;
    if (progress.rows % saveEvery !== 0) continue;
    await folder.writeProgress(progress);
    onProgress?.(progress.rows, sections.length);
  }
  const contents = { asOf, sections: [...new Set(sections.map(sectionName))] };
  const { added, repealed } = comparison(before?.sections ?? contents.sections, contents.sections);
  for (const name of repealed) await closeSection(folder, name, asOf);
  await folder.writeContents(contents);
  return { ...contents, changed: progress.changed, damaged: progress.damaged, added, repealed };
}

/** Where to go on: from a broken import of this archive, or from its first row. */
async function beginning(folder: LawFolder, fingerprint: string): Promise<ImportProgress> {
  const broken = await folder.readProgress();
  return broken?.fingerprint === fingerprint ? broken : { fingerprint, rows: 0, changed: [], damaged: [] };
}

function comparison(before: readonly string[], now: readonly string[]) {
  const [had, has] = [new Set(before), new Set(now)];
  return { added: now.filter((name) => !had.has(name)), repealed: before.filter((name) => !has.has(name)) };
}
