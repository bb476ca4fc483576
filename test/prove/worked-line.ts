import type { CaseFile, ChargeFile } from '@countwise/engine';

type Fields = Partial<Omit<ChargeFile, 'id' | 'count' | 'crime'>>;
/** A count: its crime, its term (lower, middle, upper) and its mark (consecutive, concurrent). */
export type WorkedCharge = readonly [crime: string, term: 'l' | 'm' | 'u', run: 'k' | 'c', fields?: Fields];

/** A case worked by hand: its sentence in years, months and days; `25-L` is a minimum of life. */
export type WorkedLine = readonly [
  name: string,
  sentence: string,
  charges: readonly WorkedCharge[],
  more?: Partial<CaseFile>,
];

export const enhancement = (crime: string) => ({ enhancements: [{ id: `e-${crime}`, crime }] });

export const robbery = 'PC 211/212.5(c)';
export const burglary = 'PC 459/460(a)';
export const lesserBurglary = 'PC 459/460(b)';
export const force = 'PC 245(a)(4)';
