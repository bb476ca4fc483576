import { buffer } from 'node:stream/consumers';
import type { IsoDate } from '@countwise/engine';
import type { LawFolder } from '../law-text/law-folder.ts';
import type { StoredVersion } from '../law-text/stored-section.ts';
import type { Archive } from './archive.ts';
import { camlText } from './caml-text.ts';
import { daysInForce } from './in-force.ts';
import type { LawSection } from './law-section.ts';

/** `changed`: stored, and no import before had this text of the section. */
type Outcome = 'stored' | 'changed' | 'damaged';

/** Stores one version beside the others of its section. A row without any text is a stub of a repealed section. */
export async function storeVersion(
  archive: Archive,
  folder: LawFolder,
  { code, section, versionId, history, effective, lob }: LawSection,
  asOf: IsoDate,
): Promise<Outcome> {
  const text = await textOf(archive, lob);
  if (text === null) return 'damaged';
  if (text === '') return 'stored';
  const stored = await folder.readSection(code, section);
  const version: StoredVersion = { versionId, text, history, ...daysInForce(history, effective), lastSeen: asOf };
  const others = (stored?.versions ?? []).filter((other) => other.versionId !== versionId);
  await folder.writeSection({ code, section, versions: [...others, version] });
  const earlier = stored?.versions.filter(({ lastSeen }) => lastSeen < asOf) ?? [];
  return earlier.length > 0 && earlier.every((other) => other.text !== text) ? 'changed' : 'stored';
}

async function textOf(archive: Archive, lob: string): Promise<string | null> {
  if (!archive.names.has(lob)) return null;
  try {
    const xml = (await buffer(await archive.open(lob))).toString('utf8');
    return xml.trim() === '' ? '' : camlText(xml);
  } catch {
    // This member fails its check: its text cannot be trusted, the rest of the archive can.
    return null;
  }
}

/** Ends a section that a download no longer has. The day of its repeal is not told; the download's own day stands for it. */
export async function closeSection(folder: LawFolder, name: string, asOf: IsoDate): Promise<void> {
  const [code = '', ...section] = name.split(' ');
  const stored = await folder.readSection(code, section.join(' '));
  if (stored === null) return;
  const versions = stored.versions.map((version) => ({ ...version, until: version.until ?? asOf }));
  await folder.writeSection({ ...stored, versions });
}
