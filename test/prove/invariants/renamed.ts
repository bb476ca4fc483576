import type { CaseFile, ChargeFile } from '@countwise/engine';

/** Ids in another order of the alphabet. */
const renamedId = (id: string): string => id.replace(/^c(\d+)/, (_, number: string) => `z${99 - Number(number)}`);

const renamedCharge = ({ witnessOf, enhancements, ...charge }: ChargeFile): ChargeFile => ({
  ...charge,
  id: renamedId(charge.id),
  ...(witnessOf !== undefined && { witnessOf: renamedId(witnessOf) }),
  ...(enhancements !== undefined && {
    enhancements: enhancements.map(({ primary, ...each }) => ({
      ...each,
      ...(primary !== undefined && { primary: renamedId(primary) }),
    })),
  }),
});

/** The same case with other ids. */
export const renamed = (file: CaseFile): CaseFile => ({ ...file, charges: file.charges.map(renamedCharge) });
