import { listed, type UndatedList } from '../statute-list.ts';
import { yearsOfFurtherVictims } from './further-victims.ts';

/** The amounts of one section, each step in place of the one below it. */
const amounts = (paragraph: string, steps: number): readonly string[] =>
  Array.from({ length: steps }, (_, step) => `${paragraph}(${step + 1})`);

/** Subdivisions of which a crime is given one term for one victim: amounts, weights, a graver form of the same fact, or that fact alone. */
export const stepsOfSections: readonly UndatedList[] = [
  [listed('PC 186.10(c)', ['PC 186.10(c)'])],
  [listed('PC 186.11(a)', ['PC 186.11(a)'])],
  [listed('PC 422.75(a), (b)', ['PC 422.75(a)', 'PC 422.75(b)'])],
  [listed('PC 667.8', ['PC 667.8'])],
  [listed('PC 667.9', ['PC 667.9'])],
  [listed('PC 674', ['PC 674'])],
  // a year for each further sum comes on top: PC 12022.6(a)(5), 12022.10(a)(5)
  [listed('PC 12022.6(a)(1)-(4)', amounts('PC 12022.6(a)', 4))],
  [listed('PC 12022.10(a)(1)-(4)', amounts('PC 12022.10(a)', 4))],
  [listed('PC 12022.75', ['PC 12022.75'])],
  [listed('HS 11356.5', ['HS 11356.5'])],
  [listed('HS 11370.4(a)', ['HS 11370.4(a)'])],
  [listed('HS 11370.4(b)', ['HS 11370.4(b)'])],
  [listed('HS 11370.4(c)', ['HS 11370.4(c)'])],
  [listed('HS 11379.7', ['HS 11379.7'])],
  [listed('HS 11379.8', ['HS 11379.8'])],
  [listed('WI 10980(h)', ['WI 10980(h)'])],
  // a fact of the victim, which is found once of each (J-92)
  [listed('PC 186.26(d)', ['PC 186.26(d)'])],
  [listed('PC 273.4(a)', ['PC 273.4(a)'])],
  [listed('PC 593a(b)', ['PC 593a(b)'])],
  [listed('PC 600(c)', ['PC 600(c)'])],
  [listed('PC 667.10(a)', ['PC 667.10(a)'])],
  [listed('PC 667.15', ['PC 667.15'])],
  [listed('PC 667.85', ['PC 667.85'])],
  [listed('PC 675(a)', ['PC 675(a)'])],
  [listed('PC 12022.85(a)', ['PC 12022.85(a)'])],
  [listed('PC 12022.95', ['PC 12022.95'])],
  [listed('HS 11353.1(a)(3)', ['HS 11353.1(a)(3)'])],
  [listed('HS 11353.4(b)', ['HS 11353.4(b)'])],
  [listed('HS 11353.6(c)', ['HS 11353.6(c)'])],
  [listed('HS 11380.1(a)(3)', ['HS 11380.1(a)(3)'])],
];

/** One term for an arson "if one or more" of its circumstances are found, a prior among them; § 452.1 has one for each. */
export const oneTermOfArson: UndatedList = [listed('PC 451.1(a)', ['PC 451.1(a)'])];

/** Terms for a fact of the crime itself, which is found once of it, whoever its victims are (J-92). */
export const onceForACrime: readonly UndatedList[] = [
  [listed('PC 186.33(b)(1)', ['PC 186.33(b)(1)'])],
  [listed('PC 192.5(e)', ['PC 192.5(e)'])],
  [listed('PC 289.5(d)', ['PC 289.5(d)'])],
  [listed('PC 290.4(c)(1)', ['PC 290.4(c)'])],
  [listed('PC 290.45(e)(1)', ['PC 290.45(e)'])],
  [listed('PC 290.46(h)(2)', ['PC 290.46(h)'])],
  [listed('PC 347(a)(2)', ['PC 347(a)(2)'])],
  oneTermOfArson,
  [listed('PC 452.1(a)(2)', ['PC 452.1(a)(2)'])],
  [listed('PC 452.1(a)(3)', ['PC 452.1(a)(3)'])],
  [listed('PC 452.1(a)(4)', ['PC 452.1(a)(4)'])],
  [listed('PC 456(b)', ['PC 456(b)'])],
  [listed('PC 667.16(a)', ['PC 667.16(a)'])],
  [listed('PC 667.17', ['PC 667.17'])],
  [listed('PC 12022.2(b)', ['PC 12022.2(b)'])],
  [listed('PC 12022.4(a)', ['PC 12022.4(a)'])],
  [listed('PC 12022.65(a)', ['PC 12022.65(a)'])],
  [listed('PC 27590(d)', ['PC 27590(d)'])],
  [listed('PC 30600(b)', ['PC 30600(b)', 'PC 12280(a)(2)'])],
  [listed('PC 30615', ['PC 30615', 'PC 12280(c)', 'PC 12280(d)'])],
  [listed('VC 14601.3(e)(3)', ['VC 14601.3(e)(3)'])],
  [listed('VC 20001(c)', ['VC 20001(c)'])],
  [listed('VC 23572(a)', ['VC 23572(a)'])],
  [listed('VC 23577(a)', ['VC 23577(a)'])],
  [listed('VC 23582(a)', ['VC 23582(a)'])],
  [listed('HS 1522.01(c)', ['HS 1522.01(c)'])],
  [listed('HS 11353.1(a)(1)', ['HS 11353.1(a)(1)'])],
  [listed('HS 11353.1(a)(2)', ['HS 11353.1(a)(2)'])],
  [listed('HS 11353.6(b)', ['HS 11353.6(b)'])],
  [listed('HS 11380.1(a)(1)', ['HS 11380.1(a)(1)'])],
  [listed('HS 11380.1(a)(2)', ['HS 11380.1(a)(2)'])],
  [listed('HS 11380.7(a)', ['HS 11380.7(a)'])],
  [listed('HS 25189.5(e)', ['HS 25189.5(e)'])],
  [listed('HS 25189.7(c)', ['HS 25189.7(c)'])],
];

/** Terms for each person, of whom two rows without a name are two, and two of one name one (J-92). */
export const onceForAPerson: readonly UndatedList[] = [
  yearsOfFurtherVictims,
  [listed('HS 11379.9', ['HS 11379.9'])],
  [listed('WI 14107(d)', ['WI 14107(d)'])],
];

/** Sections each of which adds one term for a fact, or for a person. */
export const stepsOfCrimes: readonly string[] = [...stepsOfSections, ...onceForACrime, ...onceForAPerson].flatMap(
  (list) => list.flatMap(({ sections }) => sections),
);
