import { answerTo, type TestCharge } from '../../case.fixture.ts';
import type { CaseFile } from '../../case-file/case-file.ts';

export const robbery = 'PC 211/212.5(c)';
export const burglary = 'PC 459/460(b)';
export const house = 'PC 459/460(a)';
export const gun = { crime: 'PC 422' };
export const concurrent = { run: 'concurrent' } as const;
export const premeditated = { crime: 'PC 664/187(a) first degree', findings: ['premeditated'] } as const;

/** What a case comes to: its determinate and life text, and what runs beside. */
export const totals = (charges: readonly TestCharge[], more: Partial<CaseFile> = {}) => {
  const { determinate, indeterminate, beside } = answerTo(charges, more).summary;
  return [[determinate, indeterminate].filter((text) => text !== '').join(' + '), beside.map(({ text }) => text)];
};
