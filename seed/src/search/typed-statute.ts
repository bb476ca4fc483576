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
const sectionMark = /§+|\b(?:section|sec|subd|subdivision)s?\b\.?/g;
const number = String.raw`\d[\d.]*[a-z]{0,2}\d*(?: ?\( ?[a-z\d]+ ?\))*`;
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

/**
 * Reads a typed statute: `211`, `pc211`, `PC 664/211`, `211 PC`, `Veh. Code, § 23152(a)`, `187 first degree`.
 * Answers null where the text is no statute, but words.
 */
export function typedStatute(text: string): TypedStatute | null {
  const plain = text
    .toLowerCase()
    .replaceAll(sectionMark, ' ')
    .replaceAll(/[\s,]+/g, ' ')
    .trim();
  const read = withoutCode(plain);
  const section = sectionAtStart.exec(read?.rest ?? '')?.[0];
  if (read === null || section === undefined) return null;
  const tail = read.rest.slice(section.length);
  const subdivisions = looseSubdivisions.test(tail) ? tail : '';
  return {
    code: read.code,
    section: `${section}${subdivisions}`.replaceAll(' ', '').replaceAll('-', '/').replace(/\.$/, ''),
    words: tail
      .slice(subdivisions.length)
      .replaceAll(/[^a-z\d ]/g, ' ')
      .trim(),
  };
}
