import { sectionAddress } from '@countwise/engine';

/** The codes that authorities name, in our short forms and in the style of the courts, and the Legislature's. */
const codes: Readonly<Record<string, string>> = {
  PC: 'PEN',
  VC: 'VEH',
  HS: 'HSC',
  BP: 'BPC',
  CC: 'CORP',
  CI: 'CIV',
  EC: 'EDC',
  FG: 'FGC',
  FM: 'FAM',
  GC: 'GOV',
  IC: 'INS',
  LC: 'LAB',
  MV: 'MVC',
  PR: 'PRC',
  RT: 'RTC',
  UI: 'UIC',
  WI: 'WIC',
  'Pen.': 'PEN',
  'Veh.': 'VEH',
  'Health & Saf.': 'HSC',
  'Welf. & Inst.': 'WIC',
};

/** A piece of an authority: a section with its address at the Legislature, or the words between. */
export interface Cited {
  readonly words: string;
  readonly href: string | null;
}

/** `PC 211/212.5(c)`, `Pen. Code, § 1192.7`: the code, the section that the link leads to, what follows it. */
const section =
  /\b(?:(?<short>[A-Z]{2}) |(?<long>[A-Z][a-z]+\.?(?: & [A-Z][a-z]+\.)?) Code, § )(?<number>\d+(?:\.\d+)*[a-z]?)(?:\([^)\s]*\))*(?:\/\d[\w.()]*)*/g;

/** `, 186.12(f)` and `, (d), 2934` after a section: another of the same code. */
const another =
  /(?<between>(?:, (?:\([^)\s]*\))+)*, )(?<words>(?<number>\d{2,}(?:\.\d+)*[a-z]?)(?:\([^)\s]*\))*)(?=$|[;,])/y;

/** The further sections of the code of the one that ends there. */
function furtherSections(authority: string, book: string, from: number): readonly Cited[] {
  another.lastIndex = from;
  const match = another.exec(authority);
  if (match === null) return [];
  const { between = '', words = '', number = '' } = match.groups ?? {};
  return [
    { words: between, href: null },
    { words, href: sectionAddress(book, number) },
    ...furtherSections(authority, book, from + match[0].length),
  ];
}

const lengthOf = (pieces: readonly Cited[]): number => pieces.reduce((sum, { words }) => sum + words.length, 0);

/** An authority in pieces, each section of a code with the way to its text. Cases, rules and regulations stay words. */
export function cited(authority: string): readonly Cited[] {
  const pieces: Cited[] = [];
  for (const match of authority.matchAll(section)) {
    const [words] = match;
    const { short, long = '', number = '' } = match.groups ?? {};
    const book = codes[short ?? long];
    if (book === undefined) continue;
    pieces.push(
      { words: authority.slice(lengthOf(pieces), match.index), href: null },
      { words, href: sectionAddress(book, number) },
      ...furtherSections(authority, book, match.index + words.length),
    );
  }
  return [...pieces, { words: authority.slice(lengthOf(pieces)), href: null }].filter(({ words }) => words !== '');
}
