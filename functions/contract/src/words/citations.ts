/** A section of a code of laws, and up to two more of its subdivisions: `PC 664/211(c)`, `PC 182/HS 11378`, `PC 1170(h)(3), (5)(A)`, `rule 4.452(a)`. */
const section =
  /\b(?:[A-Z]{2}|\d+ CCR|CRC|CALCRIM|[Rr]ules?)[ \u00a0]\d(?:(?:[\w.()–-]|\/(?:[A-Z]{2}[ \u00a0](?=\d))?)*[\w)])?(?:, (?:\(\w+\))+){0,2}/;

/** `18 U.S.C. 922(g)(1)`, `Fam. Code, § 6211`, `Family Code, § 6211`, `Const., art. I, § 28`, `186.12(f)(1)(B)`, `1016.2-1016.3`, `Proposition 47`, `(e)(5)`. */
const named =
  /\b\d+ U\.S\.C\. (?:§ )?\d\w*(?:\(\w+\))*|\b[A-Z][a-z]+\.? Code, §§? \d[\d.]*(?:\(\w+\))*|\bConst\., art\. [IVX]+, § \d+(?:\(\w+\))*|\b\d[\d.]*(?:\(\w+\)){2,}|\b\d+\.\d+-\d+\.\d+|\bProposition \d+|(?<!\S)(?:\(\w+\)){2,}/;

/** The name of an opinion keeps its year, and the volume its page: `People v. Thomas (1999)`, `(Romero) (1996)`, `12 Cal.5th 518`. */
const opinion =
  /\bIn re \S+(?: \(\d{4}\))?|\b\w+ v\. \S+(?: \(\d{4}\))?|\S+ \((?:1[89]|20)\d\d\)|\b\d+ (?:Cal\.|U\.S\.)\S* \d+/;

const citation = new RegExp(`(${[section, named, opinion].map(({ source }) => source).join('|')})`);

/** Running words in parts: every second one is a citation, which is not to break at the end of a line. */
export const byCitations = (words: string): readonly string[] => words.split(citation);
