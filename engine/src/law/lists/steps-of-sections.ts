import { listed, type UndatedList } from '../statute-list.ts';

/** The amounts of one section, each step in place of the one below it. */
const amounts = (paragraph: string, steps: number): readonly string[] =>
  Array.from({ length: steps }, (_, step) => `${paragraph}(${step + 1})`);

/** Subdivisions of which a crime is given one term for one victim: amounts, weights, or a graver form of the same fact. */
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
];

/** One term for an arson "if one or more" of its circumstances are found, a prior among them; § 452.1 has one for each. */
export const oneTermOfArson: UndatedList = [listed('PC 451.1(a)', ['PC 451.1(a)'])];
