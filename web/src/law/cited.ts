/** Our short forms of the codes that authorities name, and the Legislature's. */
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

/** A piece of an authority: a section with its address at the Legislature, or the words between. */
export interface Cited {
  readonly words: string;
  readonly href: string | null;
}

/** `PC 1170.1(a)`, `PC 211/212.5(c)`: the code, the section that the link leads to, what follows it. */
const section = /\b([A-Z]{2}) (\d+(?:\.\d+)*[a-z]?)(?:\([^)\s]*\))*(?:\/\d[\w.()]*)*/g;

const addressOf = (code: string, number: string): string =>
  `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=${code}&sectionNum=${number}`;

/** An authority in pieces, each section of a code with the way to its text. Cases, rules and regulations stay words. */
export function cited(authority: string): readonly Cited[] {
  const pieces: Cited[] = [];
  let end = 0;
  for (const match of authority.matchAll(section)) {
    const [words, code = '', number = ''] = match;
    const book = codes[code];
    if (book === undefined) continue;
    pieces.push({ words: authority.slice(end, match.index), href: null }, { words, href: addressOf(book, number) });
    end = match.index + words.length;
  }
  return [...pieces, { words: authority.slice(end), href: null }].filter(({ words }) => words !== '');
}
