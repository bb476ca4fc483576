/** What a text that names several subdivisions or sections at once means: one row, or nothing certain and what to write. */
export type Together =
  | {
      /** The statute whose row it is. */
      readonly row: string;
      /** The whole of what is named, each part with its section: `PC 12022.53(d)/12022.53(e)(1)`. */
      readonly statute: string;
    }
  | { readonly advice: string };

const shape = /^(PC) (\d[\d.]*)((?:\s*(?:[,/&;+]|\band\b)?\s*\((?:[a-z]|\d+|[A-Z])\))+)$/;

/** `(d), (e)(1)` in its subdivisions: a small letter begins each. */
const subdivisionsOf = (text: string): readonly string[] =>
  text.replaceAll(/[^()\da-zA-Z]|and/g, '').match(/\([a-z]\)(?:\([\dA-Z]+\))*/g) ?? [];

type Reader = (subdivisions: readonly string[]) => string | null;

/** The one of the subdivisions in the list, the others being in the second list; null where it is not so. */
const oneOf =
  (list: readonly string[], others: RegExp): Reader =>
  (subdivisions) => {
    const named = subdivisions.filter((each) => list.includes(each));
    const rest = subdivisions.filter((each) => !list.includes(each));
    return named.length === 1 && rest.every((each) => others.test(each)) ? (named[0] ?? null) : null;
  };

const graverTerms = ['(a)', '(j)(1)', '(l)'];
const lesserTerms = ['(b)', '(j)(2)', '(m)'];

/** The term of § 667.61 that is named with as many circumstances as it asks for: one of (d), two of (e), or one of (e). */
const oneStrike: Reader = (subdivisions) => {
  const term = oneOf([...graverTerms, ...lesserTerms], /^\([cden]\)/)(subdivisions);
  if (term === null) return null;
  const ofGraver = subdivisions.filter((each) => each.startsWith('(d)')).length;
  const ofLesser = subdivisions.filter((each) => each.startsWith('(e)')).length;
  const graver = ofGraver > 0 || ofLesser > 1;
  return ofGraver + ofLesser === 0 || graver === graverTerms.includes(term) ? term : null;
};

interface Section {
  readonly read: Reader;
  readonly advice: string;
}

const nothing: Reader = () => null;

const sections: Readonly<Record<string, Section>> = {
  '12022.53': {
    // the term of (b), (c) or (d), for a principal's use in a gang crime
    read: oneOf(['(b)', '(c)', '(d)'], /^\(e\)/),
    advice: 'Write PC 12022.53(b), (c) or (d), with (e)(1) beside it where the firearm was another principal’s.',
  },
  '12022.5': {
    // (d) says which crimes it reaches though the firearm is an element
    read: oneOf(['(a)', '(b)'], /^\(d\)/),
    advice: 'Write PC 12022.5(a) or PC 12022.5(b).',
  },
  '667.61': {
    read: oneStrike,
    advice:
      'Subdivisions (d) and (e) are circumstances, not terms. Write the term: PC 667.61(a) for one of (d) or two of (e), PC 667.61(b) for one of (e); for a victim under 14 PC 667.61(j)(1) or (j)(2), from 14 to 17 PC 667.61(l) or (m).',
  },
  '186.22': {
    read: nothing,
    advice:
      'These are different terms. Write PC 186.22(b)(4) for the felonies it lists, PC 186.22(b)(5) for a felony punished by life, else PC 186.22(b)(1)(A), (B) or (C); or say “gang”: true on the count, and the step is that of the law.',
  },
  '667': {
    read: nothing,
    advice:
      'Write PC 667(a)(1) among the case enhancements for the five years, and the prior strikes as “strikes” of the case.',
  },
};

const several: Section = {
  read: nothing,
  advice: 'It names several subdivisions at once. Write one statute for each row.',
};

function ofOneSection(code: string, section: string, text: string): Together | undefined {
  const subdivisions = subdivisionsOf(text);
  const circumstance = section === '667.61' && /^\([den]\)/.test(subdivisions[0] ?? '');
  if (subdivisions.length < 2 && !circumstance) return undefined;
  const { read, advice } = sections[section] ?? several;
  const term = read(subdivisions);
  if (term === null) return { advice };
  const others = subdivisions.filter((each) => each !== term).map((each) => `/${section}${each}`);
  return { row: `${code} ${section}${term}`, statute: `${code} ${section}${term}${others.join('')}` };
}

/** The Three Strikes law by its subdivisions: `PC 667(b)-(i)/1170.12(a)-(d)`. */
const strikes = /^PC (?:667\(b\)\s*-\s*\([ij]\)|1170\.12(?:\(a\)\s*-\s*\(d\))?)(?:\s*[,/&]\s*(?:1170\.12|667)\S*)?$/;
const strikesBesideFive = /^PC 667\(a\)(?:\(1\))?\s*[,/&]\s*(?:667)?\(b\)\s*-\s*\([ij]\)/;

/** A crime with the section that punishes or divides it behind a comma: `PC 211, 212.5(c)`. */
const commas = /^(?:PC|HS|VC) \d\S*(?:,\s*\d\S*)+$/;

/** How a text that the catalogue does not have is to be read, where several statutes are written together in it. */
export function statutesTogether(text: string): Together | undefined {
  const written = text.trim();
  if (strikes.test(written)) return { row: 'PC 667(b)', statute: 'PC 667(b)' };
  if (strikesBesideFive.test(written)) return sections['667'] && { advice: sections['667'].advice };
  if (commas.test(written)) {
    const joined = written.replaceAll(/,\s*/g, '/');
    return { row: joined, statute: joined };
  }
  const [, code = '', section = '', subdivisions = ''] = shape.exec(written) ?? [];
  return code === '' ? undefined : ofOneSection(code, section, subdivisions);
}
