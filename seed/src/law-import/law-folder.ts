import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type StoredSection, storedSection } from './stored-section.ts';

/** What an import has come to, so far or in the end. Sections are named `PEN 187`. */
const importState = z.object({
  fingerprint: z.string(),
  /** Rows of the section table that are stored. */
  rows: z.number().int(),
  /** Newest day of change of any section. */
  asOf: z.iso.date(),
  sections: z.array(z.string()),
  /** Sections whose text was another before. */
  changed: z.array(z.string()),
  /** Sections whose text file is missing or cut off; what was stored of them before stays. */
  damaged: z.array(z.string()),
});
export type ImportState = z.infer<typeof importState>;

/** The folder the official text is kept in: one file a section, and the state of the last import. */
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

  /** `last` is the newest whole import, `current` one that may have been broken off. */
  readState(which: 'last' | 'current'): Promise<ImportState | null> {
    return read(this.#statePath(which), importState);
  }

  writeState(which: 'last' | 'current', state: ImportState): Promise<void> {
    return write(this.#statePath(which), state);
  }

  #sectionPath(code: string, section: string): string {
    return join(this.#root, fileName(code), `${fileName(section)}.json`);
  }

  #statePath(which: 'last' | 'current'): string {
    return join(this.#root, `${which}-import.json`);
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
