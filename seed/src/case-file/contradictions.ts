import type { CaseFile, Fault } from '@countwise/engine';

const fault = (path: string, message: string): Fault => ({ path, message });

/** Ids that stand twice among their like: a step or a notice could not say which row it means. */
function repeatedIds(rows: readonly { readonly id: string }[], path: string): readonly Fault[] {
  const seen = new Set<string>();
  return rows.flatMap(({ id }, index) => {
    if (seen.has(id)) return [fault(`${path}[${index}].id`, `the id ${id} stands twice`)];
    seen.add(id);
    return [];
  });
}

const endedEarly = ({ charges }: CaseFile): readonly Fault[] =>
  charges.flatMap(({ date, dateEnd }, index) =>
    dateEnd && dateEnd < date ? [fault(`charges[${index}].dateEnd`, 'the range ends before it begins')] : [],
  );

const leftEarly = ({ custody = [] }: CaseFile): readonly Fault[] =>
  custody.flatMap((row, index) =>
    row.out !== undefined && row.out < row.in ? [fault(`custody[${index}].out`, 'custody ends before it begins')] : [],
  );

/** Ids of other charges: of the felony whose witness was dissuaded, of the primary offense of Pen. Code, § 12022.1. */
function unknownCharges({ charges, caseEnhancements = [] }: CaseFile): readonly Fault[] {
  const ids = new Set(charges.map(({ id }) => id));
  const unless = (path: string, named: string | undefined): readonly Fault[] =>
    named === undefined || ids.has(named) ? [] : [fault(path, `no charge has the id ${named}`)];
  return [
    ...charges.flatMap(({ witnessOf, enhancements = [] }, index) => [
      ...unless(`charges[${index}].witnessOf`, witnessOf),
      ...enhancements.flatMap(({ primary }, at) => unless(`charges[${index}].enhancements[${at}].primary`, primary)),
    ]),
    ...caseEnhancements.flatMap(({ primary }, index) => unless(`caseEnhancements[${index}].primary`, primary)),
  ];
}

/** What no single field can say: fields that contradict each other. */
export const contradictions = (caseFile: CaseFile): readonly Fault[] => [
  ...repeatedIds(caseFile.charges, 'charges'),
  ...caseFile.charges.flatMap(({ enhancements = [] }, index) =>
    repeatedIds(enhancements, `charges[${index}].enhancements`),
  ),
  ...repeatedIds(caseFile.caseEnhancements ?? [], 'caseEnhancements'),
  ...repeatedIds(caseFile.circumstances ?? [], 'circumstances'),
  ...endedEarly(caseFile),
  ...leftEarly(caseFile),
  ...unknownCharges(caseFile),
];
