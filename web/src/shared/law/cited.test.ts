import { expect, test } from 'vitest';
import { cited } from './cited.ts';

const legislature = 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml';
const linksOf = (authority: string) => cited(authority).filter(({ href }) => href !== null);

test.for([
  ['PC 1170.1(a)', 'PC 1170.1(a)', 'PEN', '1170.1', 'PC&section=1170.1(a)'],
  ['PC 1203a(a)', 'PC 1203a(a)', 'PEN', '1203a', 'PC&section=1203a(a)'],
  ['PC 211/212.5(c)', 'PC 211/212.5(c)', 'PEN', '211', 'PC&section=211'],
  ['VC 23600(b)(1)', 'VC 23600(b)(1)', 'VEH', '23600', 'VC&section=23600(b)(1)'],
  ['PC 4019(b), (c), (f), (h)', 'PC 4019(b)', 'PEN', '4019', 'PC&section=4019(b)'],
  ['PC 187(a) second degree', 'PC 187(a)', 'PEN', '187', 'PC&section=187(a)'],
  ['Pen. Code, § 1192.7, subd. (c)(18)', 'Pen. Code, § 1192.7', 'PEN', '1192.7', 'PC&section=1192.7'],
  ['Health & Saf. Code, § 11370.2', 'Health & Saf. Code, § 11370.2', 'HSC', '11370.2', 'HS&section=11370.2'],
] as const)('%s leads to its section', ([authority, words, code, number, text]) => {
  expect(linksOf(authority)).toEqual([
    { words, href: `${legislature}?lawCode=${code}&sectionNum=${number}`, text: `/Law?code=${text}` },
  ]);
});

test('each section of an authority has its own link, and nothing is lost', () => {
  const authority = 'PC 667(c)(2); PC 1170.12(a)(2), People v. Vargas (2014) 59 Cal.4th 635';
  expect(linksOf(authority).map(({ words }) => words)).toEqual(['PC 667(c)(2)', 'PC 1170.12(a)(2)']);
  expect(
    cited(authority)
      .map(({ words }) => words)
      .join(''),
  ).toBe(authority);
});

test.for([
  ['PC 186.11(h)(1)(B), 186.12(f)(1)(B)', ['PC 186.11(h)(1)(B)', '186.12(f)(1)(B)']],
  ['PC 2931(a), (d), 2934', ['PC 2931(a)', '2934']],
  ['PC 1203a, 1203.1(l); VC 23600(b), 23582(a), (b)', ['PC 1203a', '1203.1(l)', 'VC 23600(b)', '23582(a)']],
  ['PC 1170(b), 59 Cal.4th 635', ['PC 1170(b)']],
] as const)('%s leads to every section of it', ([authority, words]) => {
  expect(linksOf(authority).map((link) => link.words)).toEqual(words);
  expect(
    cited(authority)
      .map((piece) => piece.words)
      .join(''),
  ).toBe(authority);
});

test.for(['15 CCR 3043.2', 'Rule 4.421', 'In re Reeves (2005) 35 Cal.4th 765', 'AB 2943'])(
  '%s stays words',
  (words) => {
    expect(cited(words)).toEqual([{ words, href: null, text: null }]);
  },
);
