import { ArchiveRefused } from './refused.ts';

/** The fields of one row: text, or null where the table says NULL. */
export type DatRow = readonly (string | null)[];

const quoted = /`((?:[^`\\]|\\[\s\S]|`(?![\t\r\n]|$))*)`(?=[\t\r\n]|$)/y;
const bare = /[^\t\r\n`][^\t\r\n]*|(?=[\t\r\n]|$)/y;
const rowEnd = /\r?\n/y;
const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', 0: '\0', b: '\b', Z: '\x1a' };

/**
 * Rows of a table in the form of MySQL's LOAD DATA: tabs between fields, text in backticks, backslash escapes.
 * A backtick ends a text only before a tab or the end of the row. Throws `ArchiveRefused` at a row that is cut off.
 */
export async function* datRows(chunks: AsyncIterable<Buffer>, table: string): AsyncGenerator<DatRow> {
  let rest = '';
  let read = 0;
  for await (const chunk of chunks) {
    // One character a byte: every mark of the form is ASCII, and a field is decoded once it is whole.
    rest += chunk.toString('latin1');
    for (let row = rowAt(rest); row !== null; row = rowAt(rest)) {
      rest = rest.slice(row.length);
      read += 1;
      yield row.fields;
    }
  }
  const last = rest === '' ? null : rowAt(`${rest}\n`);
  if (last !== null) yield last.fields;
  else if (rest !== '') throw new ArchiveRefused(`${table} breaks off in row ${read + 1}. Download the archive again.`);
}

/** The row that `text` begins with, and its length; null where it is not whole yet. */
function rowAt(text: string): { fields: DatRow; length: number } | null {
  const fields: (string | null)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const field = fieldAt(text, at);
    if (field === null) return null;
    fields.push(field.value);
    at = field.end;
    rowEnd.lastIndex = at;
    if (rowEnd.test(text)) return { fields, length: rowEnd.lastIndex };
    if (text[at] !== '\t') return null;
  }
  return null;
}

function fieldAt(text: string, at: number): { value: string | null; end: number } | null {
  for (const form of [quoted, bare]) {
    form.lastIndex = at;
    const match = form.exec(text);
    if (match === null) continue;
    const [whole, inside] = match;
    const isNull = inside === undefined && (whole === 'NULL' || whole === '\\N');
    return { value: isNull ? null : decoded(unescaped(inside ?? whole)), end: form.lastIndex };
  }
  return null;
}

const unescaped = (text: string) => text.replaceAll(/\\([\s\S])/g, (_, mark: string) => escapes[mark] ?? mark);

const strict = new TextDecoder('utf-8', { fatal: true });

/** Bytes held one a character, as UTF-8, or as they are where they are none. */
function decoded(bytes: string): string {
  try {
    return strict.decode(Buffer.from(bytes, 'latin1'));
  } catch {
    return bytes;
  }
}
