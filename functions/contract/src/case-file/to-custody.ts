import { type CaseFile, type CustodyFile, creditRatios, futureRates } from '@countwise/engine';
import type { CaseAttributes } from '../schemas/case-attributes.ts';

/** Custody rows and release choices; a ratio that is not one of the product's is left to the law's own regime. */
export function toCustody(attributes: CaseAttributes): Pick<CaseFile, 'custody' | 'release'> {
  const custody = attributes.crData.map(
    ({ dateIn, dateOut, goesOn, creditRatio }): CustodyFile => ({
      in: dateIn,
      ...(goesOn !== true && { out: dateOut }),
      rate: creditRatios.find((ratio) => ratio === creditRatio) ?? 'auto',
    }),
  );
  const futureRate = futureRates.find((ratio) => ratio === attributes.futureCreditRatio);
  const { releaseStartDate: start, custodyPart } = attributes;
  return {
    custody,
    release: {
      ...(start !== undefined && { start }),
      ...(futureRate !== undefined && { futureRate }),
      ...(custodyPart !== undefined && { custodyPart }),
    },
  };
}
