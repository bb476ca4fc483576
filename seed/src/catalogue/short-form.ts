import { codeBook, codeBooks } from './codes.ts';

const sectionMarks = /§+|\b(?:sections?|secs?|subdivisions?|subds?)\b\.?/gi;
/** A single subdivision written apart: `1192.7 (c)`; never words in brackets. */
const apart = /\s+(?=\((?:[a-z]|\d{1,2})\))/gi;
const leadingName = /^([a-z][a-z&. ]*?)\s*(?=\d)/i;
const trailingCode = /^(\d\S*)\s*\b([a-z&.]{2,4})$/i;
/** The crime attempted before the section of attempt: `PC 211/664`. */
const attemptBehind = /^(PC) (\d\S*)[/-](664(?:\([aef]\))?)$/;
const attemptWithDash = /^(PC 664(?:\([aef]\))?)-/;

const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

/** The book of a name written out or cut short: `Penal Code`, `Pen. Code`, `Health & Saf. Code`. */
function bookOfName(name: string): string | undefined {
  const known = codeBook(name.trim());
  if (known !== undefined) return known.code;
  const written = wordsOf(name);
  const fits = codeBooks.filter((book) => {
    const full = wordsOf(book.name);
    return written.length > 1 && written.every((word, index) => word.length > 2 && full[index]?.startsWith(word));
  });
  return fits.length === 1 ? fits[0]?.code : undefined;
}

/** `Pen. Code 211` with the code in short, or undefined where no name of a code leads. */
function nameShortened(text: string): string | undefined {
  const [before = '', name = ''] = leadingName.exec(text) ?? [];
  const book = before === '' ? undefined : bookOfName(name);
  return book && `${book} ${text.slice(before.length)}`;
}

/** `211 PC` with the code before it, or undefined where no code follows. */
function codeMoved(text: string): string | undefined {
  const [, section = '', code = ''] = trailingCode.exec(text) ?? [];
  const book = codeBook(code)?.code;
  return book && `${book} ${section}`;
}

const codeFirst = (text: string): string => nameShortened(text) ?? codeMoved(text) ?? text;

/** A statute in the catalogue's manner: `Pen. Code, § 1192.7, subd. (c)` is `PC 1192.7(c)`, `211/664 PC` is `PC 664/211`. */
export const shortForm = (text: string): string =>
  codeFirst(
    text
      .replaceAll(sectionMarks, ' ')
      .replaceAll(/,?\s+|,(?!\()/g, ' ')
      .trim()
      .replaceAll(apart, ''),
  )
    .replace(attemptBehind, '$1 $3/$2')
    .replace(attemptWithDash, '$1/');
