import { type Archive, openArchive } from './archive.ts';
import { type ImportState, LawFolder } from './law-folder.ts';
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
  /** Told of the rows stored, every thousand of them. */
  readonly onProgress?: (stored: number, all: number) => void;
}

export interface ImportSummary extends ImportState {
  /** Sections that the import before did not have, and those that it alone had; none at the first import. */
  readonly added: readonly string[];
  readonly repealed: readonly string[];
}

const sectionTable = 'LAW_SECTION_TBL.dat';
const saveEvery = 1000;

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
  const last = await folder.readState('last');
  const state = await beginning(folder, archive.fingerprint, sections);
  for (const section of sections.slice(state.rows)) {
    const outcome = await storeVersion(archive, folder, section, state.asOf);
    if (outcome !== 'stored') state[outcome].push(sectionName(section));
    state.rows += 1;
    if (state.rows % saveEvery !== 0) continue;
    await folder.writeState('current', state);
    onProgress?.(state.rows, sections.length);
  }
  const { added, repealed } = comparison(last?.sections ?? state.sections, state.sections);
  for (const name of repealed) await closeSection(folder, name, state.asOf);
  await folder.writeState('current', state);
  await folder.writeState('last', state);
  return { ...state, added, repealed };
}

/** The state to go on from: that of a broken import of this archive, or a new one. */
async function beginning(
  folder: LawFolder,
  fingerprint: string,
  sections: readonly LawSection[],
): Promise<ImportState> {
  const broken = await folder.readState('current');
  if (broken?.fingerprint === fingerprint && broken.rows < sections.length) return broken;
  return {
    fingerprint,
    rows: 0,
    asOf: sections.reduce((latest, { updated }) => (updated > latest ? updated : latest), ''),
    sections: [...new Set(sections.map(sectionName))],
    changed: [],
    damaged: [],
  };
}

function comparison(before: readonly string[], now: readonly string[]) {
  const [had, has] = [new Set(before), new Set(now)];
  return { added: now.filter((name) => !had.has(name)), repealed: before.filter((name) => !has.has(name)) };
}
