import { codeBook, codeBooks } from '../catalogue/codes.ts';

/** A typed statute, taken apart. `section` has neither code nor spaces: `211/212.5(c)`. */
export interface TypedStatute {
  readonly code: string | null;
  readonly section: string;
  /** Words after the section, which pick a variant: `187 first degree`. */
  readonly words: string;
}

/** `Penal Code`, `PC`, `Veh. Code`, `H&S`; before the number, or, in the short form, after it. */
const leadingCode = /^([a-z][a-z& ]*?)\.?(?: code)?\.? ?(?=\d)/;
const trailingCode = / ?(?<![a-z&])([a-z]{2,3}|[a-z]&[a-z])$/;
/** What is said of a crime before its number: `felony 459`, `attempted 211`. */
const leadingWords =
  /^(?:(?:felony|misdemeanor|infraction|attempt|attempted|att|conspiracy|consp)\.? )+(?=[a-z&]{0,3} ?\d)/;
const prefixes = [
  { said: /\batt/, prefix: '664/' },
  { said: /\bconsp/, prefix: '182/' },
] as const;
const sectionMark = /§+|\b(?:section|sec|subd|subdivision)s?\b\.?/g;
/** A section with the letters and numbers of hasty typing, `186.22b1c`; `2nd` is none. */
const number = String.raw`(?!\d+(?:st|nd|rd|th)\b)\d[\d.]*(?:[a-z]{1,2}\d{0,2})*(?: ?\( ?[a-z\d]+ ?\))*`;
const sectionAtStart = new RegExp(`^${number}(?: ?[/-] ?${number})*`);
/** Subdivisions typed without brackets: `245 a 1`. */
const looseSubdivisions = /^(?: [a-z](?: ?\d{1,2})?)+$/;

const bookOf = (name: string) =>
  codeBook(name) ?? codeBooks.find((book) => name.length > 2 && book.name.toLowerCase().startsWith(name));

/** Takes the code off either end. Null where a word that names no code stands before the number. */
function withoutCode(text: string): { readonly code: string | null; readonly rest: string } | null {
  const [before = '', leading = ''] = leadingCode.exec(text) ?? [];
  if (before !== '') {
    const book = bookOf(leading);
    return book === undefined ? null : { code: book.code, rest: text.slice(before.length) };
  }
  const [after = '', trailing = ''] = trailingCode.exec(text) ?? [];
  const book = codeBook(trailing);
  return book === undefined ? { code: null, rest: text } : { code: book.code, rest: text.slice(0, -after.length) };
}

/** In small letters, with one space between words, marks of sections left out and the codes' short forms closed up. */
const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replaceAll(/\b([a-z]) (?:&|and) ([a-z])\b/g, '$1&$2')
    .replaceAll(' & ', ' and ')
    .replaceAll(sectionMark, ' ')
    .replaceAll(/[\s,]+/g, ' ')
    .replaceAll(/\b(664|182) (?=\d)/g, '$1/')
    .trim();

/** A section at the start of a text, with its subdivisions, and what comes after it. */
function sectionOf(text: string): { readonly section: string; readonly words: string } | null {
  const section = sectionAtStart.exec(text)?.[0];
  if (section === undefined) return null;
  const tail = text.slice(section.length);
  const subdivisions = looseSubdivisions.test(tail) ? tail : '';
  const closed = `${section}${subdivisions}`.replaceAll(' ', '').replaceAll('-', '/').replace(/\.$/, '');
  return { section: closed, words: tail.slice(subdivisions.length) };
}

/**
 * Reads a typed statute: `211`, `pc211`, `PC 664/211`, `211 PC`, `Veh. Code, § 23152(a)`, `187 first degree`.
 * Answers null where the text is no statute, but words.
 */
export function typedStatute(text: string): TypedStatute | null {
  const plain = plainly(text);
  const [before = ''] = leadingWords.exec(plain) ?? [];
  const read = withoutCode(plain.slice(before.length));
  const found = sectionOf(read?.rest ?? '');
  if (read === null || found === null) return null;
  const prefix = prefixes.find(({ said }) => said.test(before))?.prefix ?? '';
  return {
    code: read.code,
    section: `${prefix}${found.section}`,
    words: `${prefix === '' ? before : ''}${found.words}`.replaceAll(/[^a-z\d ]/g, ' ').trim(),
  };
}
