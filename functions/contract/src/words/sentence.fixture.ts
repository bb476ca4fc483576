import { type CaseFile, sentence } from '@countwise/engine';
import { catalogueOf } from '../case-file/catalogue-of.ts';

/** Crimes of tests in full. */
export const theft = { statute: 'PC 487(a)', kind: 'crime', severity: 'felony', terms: { upper: '3y' } } as const;
export const arson = { ...theft, statute: 'PC 451(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } } as const;
export const torture = { ...theft, statute: 'PC 206', terms: { upper: '7-life' } } as const;
export const gun = { ...theft, statute: 'PC 12022(a)(1)', kind: 'conduct', terms: { upper: '1y' } } as const;
export const resisting = {
  ...theft,
  statute: 'PC 148(a)(1)',
  severity: 'misdemeanor',
  terms: { upper: '364d' },
} as const;

export type Charge = Omit<CaseFile['charges'][number], 'id' | 'count' | 'date'>;
/** The answer to counts 1, 2 … of 14 March 2026. */
export const answerTo = (...charges: readonly Charge[]) => {
  const file: CaseFile = {
    caseFile: 1,
    charges: charges.map((charge, at) => ({ ...charge, id: `c${at + 1}`, count: at + 1, date: '2026-03-14' })),
  };
  return sentence(file, catalogueOf('test', []), '2026-11-20');
};
