/** `PC 664/211(c)`, `15 CCR 3490(a)(5)`, `CRC 4.420`, `rule 4.452(a)`, `In re Mohammad`, `12 Cal.5th 518`. */
const citation =
  /(\b(?:[A-Z]{2}|\d+ CCR|CRC|CALCRIM|[Rr]ules?)[ \u00a0]\d(?:[\w./()–-]*[\w)])?|\bIn re \S+|\b\d+ Cal\.\S* \d+)/;

/** Running words in parts: every second one is a citation, which is not to break at the end of a line. */
export const byCitations = (words: string): readonly string[] => words.split(citation);
