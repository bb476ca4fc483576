import type { CaseFile, ChargeFile, EnhancementFile } from '../case-file/case-file.ts';
import type { FiledCharge, FiledPrior, ResolvedCase } from '../case-file/row.ts';
import type { RowChoice } from './exposure-range.ts';

/** What is chosen otherwise of how the court may sentence a charge. */
const ofScheme = (filed: FiledCharge, chosen: FiledCharge): Omit<RowChoice, 'id'> => ({
  ...(chosen.scheme !== filed.scheme && { scheme: chosen.scheme ?? '1170.1' }),
  ...(chosen.subordinateTerm !== filed.subordinateTerm && { subordinateTerm: 'third' }),
  ...(chosen.preferred !== filed.preferred && { principal: chosen.preferred ? 'preferred' : 'unspecified' }),
});

/** What is chosen otherwise on a charge and its enhancements. */
function ofCharge(filed: FiledCharge, chosen: FiledCharge): readonly RowChoice[] {
  const choice: RowChoice = {
    id: filed.id,
    ...(filed.probation?.granted === true && chosen.probation === undefined && { probation: 'refused' }),
    ...ofScheme(filed, chosen),
    ...(chosen.slot !== filed.slot && { term: chosen.slot }),
    ...(chosen.run !== filed.run && { run: chosen.run }),
    ...(chosen.days !== filed.days && { days: chosen.days ?? null }),
  };
  const rows = filed.enhancements.flatMap(({ id, slot }): readonly RowChoice[] => {
    const other = chosen.enhancements.find((row) => row.id === id);
    return other === undefined || other.slot === slot ? [] : [{ id, term: other.slot }];
  });
  return Object.keys(choice).length === 1 ? rows : [choice, ...rows];
}

const ofPrior = (filed: FiledPrior, chosen: FiledPrior): readonly RowChoice[] =>
  filed.slot === chosen.slot ? [] : [{ id: filed.id, term: chosen.slot }];

/** What one end of the range chooses otherwise than the case. */
export const choicesBetween = (filed: ResolvedCase, chosen: ResolvedCase): readonly RowChoice[] => [
  ...filed.charges.flatMap((charge, index) => ofCharge(charge, chosen.charges[index] ?? charge)),
  ...filed.priors.flatMap((prior, index) => ofPrior(prior, chosen.priors[index] ?? prior)),
];

const withTerm = <Row extends EnhancementFile | ChargeFile>(row: Row, choice: RowChoice | undefined): Row =>
  choice?.term === undefined ? row : { ...row, term: choice.term };

/** What is chosen by a word of its own, where it is chosen. */
const chosenWords = ({ run, scheme, subordinateTerm, principal }: Partial<RowChoice>): Partial<ChargeFile> => ({
  ...(run && { run }),
  ...(scheme && { scheme }),
  ...(subordinateTerm && { subordinateTerm }),
  ...(principal && { principal }),
});

function chargeWith(charge: ChargeFile, choices: ReadonlyMap<string, RowChoice>): ChargeFile {
  const choice = choices.get(charge.id);
  const { days: filedDays, probation: filedProbation, ...rest } = withTerm(charge, choice);
  const days = choice?.days === undefined ? filedDays : choice.days;
  return {
    ...rest,
    ...(choice?.probation === undefined && filedProbation && { probation: filedProbation }),
    ...chosenWords(choice ?? {}),
    ...(days != null && { days }),
    ...(charge.enhancements && { enhancements: charge.enhancements.map((row) => withTerm(row, choices.get(row.id))) }),
  };
}

/** The case file with other choices in it: an end of the range as a case of its own. */
export function withChoices(file: CaseFile, choices: readonly RowChoice[]): CaseFile {
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  return {
    ...file,
    charges: file.charges.map((charge) => chargeWith(charge, byId)),
    ...(file.caseEnhancements && {
      caseEnhancements: file.caseEnhancements.map((row) => withTerm(row, byId.get(row.id))),
    }),
  };
}
