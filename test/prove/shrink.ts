import type { CaseFile, ChargeFile } from '@countwise/engine';

const without = <T>(list: readonly T[], index: number): readonly T[] => list.filter((_, at) => at !== index);

/** The case without one charge, and without what names it. */
export function withoutCharge(file: CaseFile, gone: string): CaseFile {
  const charges = file.charges
    .filter(({ id }) => id !== gone)
    .map(({ witnessOf, enhancements, ...charge }) => ({
      ...charge,
      ...(witnessOf !== undefined && witnessOf !== gone && { witnessOf }),
      ...(enhancements !== undefined && { enhancements: enhancements.filter(({ primary }) => primary !== gone) }),
    }));
  return { ...file, charges };
}

const fields = [
  'witnessOf',
  'scheme',
  'principal',
  'strikes',
  'operativeFacts',
  'occasion',
  'victim',
  'findings',
  'death',
  'earlier',
  'status',
  'run',
  'days',
] as const;

function smallerCharges(charge: ChargeFile): readonly ChargeFile[] {
  const { enhancements = [] } = charge;
  return [
    ...enhancements.map((_, index) => ({ ...charge, enhancements: without(enhancements, index) })),
    ...fields.filter((field) => charge[field] !== undefined).map((field) => withoutField(charge, field)),
    ...(charge.term === undefined || charge.term === 'middle' ? [] : [{ ...charge, term: 'middle' as const }]),
  ];
}

function withoutField(charge: ChargeFile, field: (typeof fields)[number]): ChargeFile {
  const { [field]: _, ...rest } = charge;
  return rest;
}

function smallerCases(file: CaseFile): readonly CaseFile[] {
  const { caseEnhancements = [], circumstances: _, ...rest } = file;
  return [
    ...(file.charges.length > 1 ? file.charges.map((charge) => withoutCharge(file, charge.id)) : []),
    ...caseEnhancements.map((_, index) => ({ ...file, caseEnhancements: without(caseEnhancements, index) })),
    ...(file.circumstances === undefined ? [] : [{ ...rest, caseEnhancements }]),
    ...(file.strikes === '0' ? [] : [{ ...file, strikes: '0' as const }]),
    ...file.charges.flatMap((charge) =>
      smallerCharges(charge).map((smaller) => ({
        ...file,
        charges: file.charges.map((each) => (each === charge ? smaller : each)),
      })),
    ),
  ];
}

/** Leaves out counts, enhancements and facts for as long as what is left still shows the difference. */
export function shrink(file: CaseFile, differs: (file: CaseFile) => boolean): CaseFile {
  const smaller = smallerCases(file).find(differs);
  return smaller === undefined ? file : shrink(smaller, differs);
}
