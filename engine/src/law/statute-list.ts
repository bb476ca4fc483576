import { gotOrMade } from '../made-once/got-or-made.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { isInForce } from './dated.ts';
import { isUnder, isUnderAny, isWithin } from './statute.ts';

/** Sections that a rule names, one by one or by a range (`PC 187 to 248`), on the days on which it names them. */
export interface ListRow {
  readonly sections: readonly string[];
  /** First and last day; null = open. */
  readonly effective: IsoDate | null;
  readonly end: IsoDate | null;
  readonly authority: string;
  /** Sections under those named that the rule leaves out. */
  readonly except: readonly string[];
  /** A pattern of the words that tell the crimes meant from others of their section: `more than 10 years`. */
  readonly words: string;
}

/** One rule's list of statutes. What a rule names since another day is a row of its own. */
export type StatuteList = readonly ListRow[];

/** A row of a list that nobody asks for a day. */
export interface UndatedRow extends ListRow {
  readonly effective: null;
  readonly end: null;
}

/** A list that says what a crime is, or that is asked by the law of one day alone: a row with a day does not compile. */
export type UndatedList = readonly UndatedRow[];

type Told = Partial<Pick<ListRow, 'except' | 'words'>>;
type Days = Partial<Pick<ListRow, 'effective' | 'end'>>;

/** A row of a list; one without days may stand in lists of both kinds. */
export function listed(authority: string, sections: readonly string[], more?: Told): UndatedRow;
export function listed(authority: string, sections: readonly string[], more: Told & Days): ListRow;
export function listed(authority: string, sections: readonly string[], more: Told & Days = {}): ListRow {
  return { sections, authority, effective: null, end: null, except: [], words: '', ...more };
}

type Named = Pick<ListRow, 'sections' | 'except' | 'words'>;

const isAmong = (asked: readonly string[], sections: readonly string[]): boolean =>
  sections.some((section) => isUnder(asked, section) || isWithin(asked, section));

/** Whether a row names one of the sections; `variant` says what the sections alone do not. */
export const isNamedBy = ({ sections, except, words }: Named, asked: readonly string[], variant = ''): boolean =>
  isAmong(asked, sections) && !isAmong(asked, except) && (words === '' || new RegExp(words, 'i').test(variant));

type Found = Map<StatuteList, readonly ListRow[]>;

/** What was found of a crime's sections, which are one array as long as the crime is known: see `sectionsOf`. */
const found = new WeakMap<readonly string[], Found>();

function findRows(list: StatuteList, sections: readonly string[]): readonly ListRow[] {
  const rows = list.filter((row) => isNamedBy(row, sections));
  gotOrMade(found, sections, (): Found => new Map()).set(list, rows);
  return rows;
}

const knownRows = (list: StatuteList, sections: readonly string[]): readonly ListRow[] =>
  found.get(sections)?.get(list) ?? findRows(list, sections);

/** The row by which a list names one of the sections on a day. */
export function listedBy(list: StatuteList, sections: readonly string[], on: IsoDate): ListRow | undefined {
  for (const row of knownRows(list, sections)) if (isInForce(row, on)) return row;
  return undefined;
}

/** Whether a list names one of the sections on a day. */
export const isListed = (list: StatuteList, sections: readonly string[], on: IsoDate): boolean =>
  listedBy(list, sections, on) !== undefined;

/** Whether a list without days names one of the sections. */
export const isNamed = (list: UndatedList, sections: readonly string[]): boolean =>
  knownRows(list, sections).length > 0;

/** Whether a list names one of the sections on any day, beside `isListed`: what is asked by it alone is blind to days. */
export const isEverListed = (list: StatuteList, sections: readonly string[]): boolean =>
  knownRows(list, sections).length > 0;

const lengthNamed = ({ sections }: ListRow, asked: readonly string[]): number =>
  Math.max(0, ...sections.filter((section) => isUnderAny(asked, [section])).map(({ length }) => length));

/** The rows that name a crime on any day, that which says most of it first: whose section is the longest. */
export const closestFirst = (list: StatuteList, sections: readonly string[], variant: string): readonly ListRow[] =>
  list
    .filter((row) => isNamedBy(row, sections, variant))
    .toSorted((left, right) => lengthNamed(right, sections) - lengthNamed(left, sections));
