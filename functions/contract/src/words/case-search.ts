import type { CaseRecord } from '../schemas/case.ts';
import { caseField, type SearchedField, searchedFields } from '../schemas/case-fields.ts';

type Searched = Pick<CaseRecord, SearchedField>;

const lastName = 'DefendantLastName';
const givenNames = searchedFields.filter((field) => field !== lastName && caseField(field).personal === true);
const otherTexts = searchedFields.filter((field) => caseField(field).personal !== true);

/** Letters that no decomposition takes apart, as a keyboard without them writes them. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['æ', 'ae'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ı', 'i'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['þ', 'th'],
]);
/** Straight, curly, and what stands for one in names of other tongues: `O'Brien`, `O’Brien`, `Hawaiʻi`. */
const apostrophe = /['‘’`´ʹʻʼʽ′]/u;

function plainCharacter(character: string): string {
  if (apostrophe.test(character)) return '';
  const plain = character.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return Array.from(plain, (letter) => plainLetters.get(letter) ?? letter).join('');
}

interface Plain {
  readonly text: string;
  /** Of each letter of `text`, where what it was written as begins and ends. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Without accents, apostrophes and capitals; whatever else is no letter or digit is one space. */
function plain(written: string): Plain {
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const character of written) {
    for (const letter of plainCharacter(character)) {
      const kept = /[\p{L}\p{N}]/u.test(letter) ? letter : ' ';
      if (kept === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += kept;
      for (let unit = 0; unit < kept.length; unit += 1) {
        from.push(at);
        to.push(at + character.length);
      }
    }
    at += character.length;
  }
  return { text, from, to };
}

const plainText = (written: string): string => plain(written).text.trim();
const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');
const begins = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);

/** Whether each word of a search begins a word of the text, however both are written: `jose nun` in `Núñez, José`. */
export function hasWords(text: string, typed: string): boolean {
  const words = wordsOf(plainText(typed));
  const searched = plainText(text);
  return words.every((word) => begins(searched, word));
}

/** A record is made anew with each change: what it is searched by is worked out once for each. */
const known = new WeakMap<Searched, ReturnType<typeof searchedOf>>();
const searchedOf = (record: Searched) => ({
  last: plainText(record[lastName]),
  given: plainText(givenNames.map((field) => record[field]).join(' ')),
  others: otherTexts.map((field) => plainText(record[field])),
});
function searched(record: Searched) {
  const found = known.get(record) ?? searchedOf(record);
  known.set(record, found);
  return found;
}

/**
 * Finds cases by a part of the last name, of the case number or of another text of the list, or by both names: `Rivera, Ben`, `rivera ben`, `Ben Rivera`.
 * Accents, apostrophes, capitals and hyphens are no matter. With a comma the last name stands before it.
 */
export function caseFinder(typed: string): (record: Searched) => boolean {
  const wanted = plainText(typed);
  const words = wordsOf(wanted);
  const comma = typed.indexOf(',');
  const ofLast = wordsOf(plainText(typed.slice(0, Math.max(comma, 0))));
  const ofGiven = wordsOf(plainText(typed.slice(comma + 1)));
  return (record) => {
    const { last, given, others } = searched(record);
    if ([last, ...others].some((text) => text.includes(wanted))) return true;
    if (comma >= 0)
      return (
        ofLast.length > 0 && ofLast.every((word) => begins(last, word)) && ofGiven.every((word) => begins(given, word))
      );
    const isNamed = words.every((word) => begins(last, word) || begins(given, word));
    return words.length > 1 && isNamed && words.some((word) => begins(last, word));
  };
}

/** Where a text shows what was searched for: the whole search, or each of its words, as places in the text as it is written. */
export function marksIn(written: string, typed: string): readonly { readonly from: number; readonly to: number }[] {
  const wanted = plainText(typed);
  if (wanted === '') return [];
  const { text, from, to } = plain(written);
  const markOf = (at: number, length: number) => ({ from: from[at] ?? 0, to: to[at + length - 1] ?? 0 });
  const whole = text.indexOf(wanted);
  if (whole >= 0) return [markOf(whole, wanted.length)];
  return wordsOf(wanted)
    .flatMap((word) => {
      const at = ` ${text}`.indexOf(` ${word}`);
      return at < 0 ? [] : [markOf(at, word.length)];
    })
    .toSorted((left, right) => left.from - right.from);
}
