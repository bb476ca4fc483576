import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One version of a section, of a download that a test makes. Without `xml` its text file is missing. */
export interface Section {
  readonly number: string;
  readonly id: string;
  readonly effective?: string;
  readonly history?: string;
  readonly code?: string;
  readonly updated?: string;
  readonly xml?: string;
}

/** A text file with one paragraph. */
export const xml = (text: string) =>
  `<caml:Content xmlns:caml="http://lc.ca.gov/legalservices/schemas/caml.1#"><p>${text}</p></caml:Content>`;
const text = (value: string) => `\`${value}\``;

/** The members of an archive in the Legislature's form. */
export function members(sections: readonly Section[]): Map<string, string> {
  const files = new Map([
    ['CODES_TBL.dat', '`PEN`\t`Penal Code - PEN`\n'],
    ['BILL_TBL.dat', 'not ours'],
  ]);
  const rows = sections.map(({ number, id, code = 'PEN', effective, history, updated = '2025-12-01', xml }, at) => {
    const lob = `LAW_SECTION_TBL_${at + 1}.lob`;
    if (xml !== undefined) files.set(lob, xml);
    const day = effective === undefined ? 'NULL' : `${effective} 00:00:00`;
    const place = [text('1.'), 'NULL', 'NULL', 'NULL', 'NULL'];
    const act = [text('2024'), text('1'), text('2')];
    const stamps = [text('Y'), text('LEG'), `${updated} 10:00:00`];
    return [text(`${code}${number}`), text(code), text(`${number}.`), ...act, day, text(id), ...place]
      .concat(history === undefined ? 'NULL' : text(history), lob, stamps)
      .join('\t');
  });
  return files.set('LAW_SECTION_TBL.dat', `${rows.join('\n')}\n`);
}

/** Writes a zip of the members to `path`. */
export async function zipOf(files: ReadonlyMap<string, string>, path: string, compress = true): Promise<string> {
  const zip = new ZipFile();
  for (const [file, content] of files) zip.addBuffer(Buffer.from(content), file, { compress });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}
