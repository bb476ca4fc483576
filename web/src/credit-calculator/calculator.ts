import { type CaseAttributes, catalogueOf, toCustody } from '@countwise/contract';
import { type CaseFile, type IsoDate, type Sentence, sentence } from '@countwise/engine';
import { creditCalculator as text } from '../text/credit-calculator.ts';

/** What the page asks for: one felony, its length, and the days in custody and release of a case. */
export interface Calculation {
  readonly years: number;
  readonly months: number;
  readonly violent: boolean;
  readonly attributes: CaseAttributes;
}

const noCatalogue = catalogueOf('credit calculator', []);

/** The crime stands for any felony, so it is given in full; its statute is the one that defines felonies. */
const chargesOf = ({ years, months, violent, attributes }: Calculation, today: IsoDate): CaseFile['charges'] => {
  if (years + months === 0) return [];
  const first = attributes.crData.map(({ dateIn }) => dateIn).sort()[0];
  const facts = { statute: 'PC 17(a)', name: text.felony, kind: 'crime', severity: 'felony', groups: [] } as const;
  const terms = { upper: `${years}y${months}m` };
  return [{ id: 'felony', count: 1, date: first ?? today, crime: { ...facts, terms, violent, serious: violent } }];
};

/** The answer of the engine, by the same rules as a case that is stored. */
export function calculate(calculation: Calculation, today: IsoDate): Sentence {
  const file = { caseFile: 1, charges: chargesOf(calculation, today), ...toCustody(calculation.attributes) } as const;
  return sentence(file, noCatalogue, today);
}
