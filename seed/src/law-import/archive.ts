import { createReadStream, existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise } from 'yauzl';
import { ArchiveRefused } from './refused.ts';

/** The law part of the Legislature's bulk download, whether zipped or unpacked. */
export interface Archive {
  /** Tells one download from another, so that a broken import goes on only with the same one. */
  readonly fingerprint: string;
  /** Names of the law tables and of the files of section texts. */
  readonly names: ReadonlySet<string>;
  /** The bytes of a member. Reading to the end throws `ArchiveRefused` where they are not what the archive promised. */
  open(name: string): Promise<AsyncIterable<Buffer>>;
  close(): void;
}

const isLawMember = (name: string) => /^(?:CODES_TBL\.dat|LAW_\w+\.(?:dat|lob))$/.test(name);

const fingerprintOf = (path: string) => {
  const { size, mtimeMs } = statSync(path);
  return `${basename(path)} ${size} ${Math.trunc(mtimeMs)}`;
};

/** Opens a zip or a folder. Throws `ArchiveRefused` if there is none, or if it is no whole zip. */
export async function openArchive(path: string): Promise<Archive> {
  if (!existsSync(path)) throw new ArchiveRefused(`There is no ${path}.`);
  return statSync(path).isDirectory() ? await openFolder(path) : await openZip(path);
}

async function openFolder(path: string): Promise<Archive> {
  return {
    fingerprint: fingerprintOf(path),
    names: new Set((await readdir(path)).filter(isLawMember)),
    open: async (name) => createReadStream(join(path, name)),
    close: () => undefined,
  };
}

async function openZip(path: string): Promise<Archive> {
  try {
    const zip = await openPromise(path, { autoClose: false, lazyEntries: true });
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) if (isLawMember(entry.fileName)) entries.set(entry.fileName, entry);
    return {
      fingerprint: fingerprintOf(path),
      names: new Set(entries.keys()),
      open: async (name) => {
        const entry = entries.get(name);
        if (entry === undefined) throw new ArchiveRefused(`The archive has no ${name}.`);
        return checked(await zip.openReadStreamPromise(entry), entry);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    throw new ArchiveRefused(`${path} is no whole zip archive (${String(error)}). Download it again.`, {
      cause: error,
    });
  }
}

/** The zip reader leaves the check sum to us. */
async function* checked(chunks: AsyncIterable<Buffer>, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const chunk of chunks) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== entry.crc32) throw new ArchiveRefused(`${entry.fileName} is damaged. Download the archive again.`);
}
