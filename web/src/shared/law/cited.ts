import { sectionAddress } from '@countwise/engine';

/** The codes that authorities name, in our short forms and the Legislature's; then those in the style of the courts. */
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
};
const shortForms: Readonly<Record<string, string>> = {
  'Pen.': 'PC',
  'Veh.': 'VC',
  'Health & Saf.': 'HS',
  'Welf. & Inst.': 'WI',
};

/** A piece of an authority: a section, or the words between. */
export interface Cited {
  readonly words: string;
  /** The address of a section at the Legislature. */
  readonly href: string | null;
  /** The address here of the text that was imported of it. */
  readonly text: string | null;
}

const between = (words: string): Cited => ({ words, href: null, text: null });
const sectionOf = (words: string, code: string, number: string, within: string): Cited => ({
  words,
  href: sectionAddress(codes[code] ?? code, number),
  text: `/Law?code=${code}&section=${number}${within}`,
});

/** `PC 211/212.5(c)`, `Pen. Code, § 1192.7`: the code, the section that the link leads to, what follows it. */
const section =
  /\b(?:(?<short>[A-Z]{2}) |(?<long>[A-Z][a-z]+\.?(?: & [A-Z][a-z]+\.)?) Code, § )(?<number>\d+(?:\.\d+)*[a-z]?)(?<within>(?:\([^)\s]*\))*)(?:\/\d[\w.()]*)*/g;

/** `, 186.12(f)` and `, (d), 2934` after a section: another of the same code. */
const another =
  /(?<comma>(?:, (?:\([^)\s]*\))+)*, )(?<words>(?<number>\d{2,}(?:\.\d+)*[a-z]?)(?<within>(?:\([^)\s]*\))*))(?=$|[;,])/y;

/** The further sections of the code of the one that ends there. */
function furtherSections(authority: string, code: string, from: number): readonly Cited[] {
  another.lastIndex = from;
  const match = another.exec(authority);
  if (match === null) return [];
  const { comma = '', words = '', number = '', within = '' } = match.groups ?? {};
  return [
    between(comma),
    sectionOf(words, code, number, within),
    ...furtherSections(authority, code, from + match[0].length),
  ];
}

const lengthOf = (pieces: readonly Cited[]): number => pieces.reduce((sum, { words }) => sum + words.length, 0);

/** An authority in pieces, each section of a code with the way to its text. Cases, rules and regulations stay words. */
export function cited(authority: string): readonly Cited[] {
  const pieces: Cited[] = [];
  for (const match of authority.matchAll(section)) {
    const [words] = match;
    const { short, long = '', number = '', within = '' } = match.groups ?? {};
    const code = short ?? shortForms[long] ?? '';
    if (codes[code] === undefined) continue;
    pieces.push(
      between(authority.slice(lengthOf(pieces), match.index)),
      sectionOf(words, code, number, within),
      ...furtherSections(authority, code, match.index + words.length),
    );
  }
  return [...pieces, between(authority.slice(lengthOf(pieces)))].filter(({ words }) => words !== '');
}
