import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type StoredSection, storedSection } from './stored-section.ts';

/** How far an import of one archive has come. Sections are named `PEN 187`. */
const importProgress = z.object({
  fingerprint: z.string(),
  /** Rows of the section table that are stored. */
  rows: z.number().int(),
  /** Sections whose text was another before. */
  changed: z.array(z.string()),
  /** Sections whose text file is missing or cut off; what was stored of them before stays. */
  damaged: z.array(z.string()),
});
export type ImportProgress = z.infer<typeof importProgress>;

/** What the last whole import brought. */
const lawContents = z.object({
  /** Newest day of change of any section. */
  asOf: z.iso.date(),
  sections: z.array(z.string()),
});
export type LawContents = z.infer<typeof lawContents>;

/** The folder the official text is kept in: one file a section, a list of them, and how far a broken import came. */
export class LawFolder {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  readSection(code: string, section: string): Promise<StoredSection | null> {
    return read(this.#sectionPath(code, section), storedSection);
  }

  writeSection(stored: StoredSection): Promise<void> {
    return write(this.#sectionPath(stored.code, stored.section), stored);
  }

  /** Null where no import was broken off. */
  readProgress(): Promise<ImportProgress | null> {
    return read(this.#path('import-progress'), importProgress);
  }

  writeProgress(progress: ImportProgress): Promise<void> {
    return write(this.#path('import-progress'), progress);
  }

  /** Null before the first whole import. */
  readContents(): Promise<LawContents | null> {
    return read(this.#path('contents'), lawContents);
  }

  /** Whether there was a whole import. The list of it is long, and is not read. */
  async hasContents(): Promise<boolean> {
    return access(this.#path('contents')).then(
      () => true,
      () => false,
    );
  }

  /** Ends an import. */
  async writeContents(contents: LawContents): Promise<void> {
    await write(this.#path('contents'), contents);
    await rm(this.#path('import-progress'), { force: true });
  }

  #sectionPath(code: string, section: string): string {
    return join(this.#root, fileName(code), `${fileName(section)}.json`);
  }

  #path(name: string): string {
    return join(this.#root, `${name}.json`);
  }
}

/** Sections of the Constitution and the like hold spaces and slashes. */
const fileName = (text: string) => text.replaceAll(/[^\w.-]/g, '_');

async function read<Value>(path: string, schema: z.ZodType<Value>): Promise<Value | null> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** A file is there whole or not at all, so that a broken import leaves none that is cut off. */
async function write(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, JSON.stringify(value));
  await rename(`${path}.new`, path);
}
