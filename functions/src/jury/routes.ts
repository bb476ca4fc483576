import { fallenRows, juryInstructionsOfCase, jurySubsections, toCaseFile } from '@countwise/contract';
import { circumstances } from '@countwise/engine';
import { instructionRecord } from '../catalogue/instructions.ts';
import { type Route, route } from '../platform/route.ts';
import type { WholeCase } from '../store/cases.ts';
import type { Deps } from './deps.ts';

/** The instructions a case calls for, and the subsections of any. */
export const juryRoutes = (deps: Deps): readonly Route[] => [
  route(juryInstructionsOfCase, async ({ params, session }) =>
    instructionsOf(deps, await deps.cases.whole(session.user.Id, params.caseId)).map(instructionRecord),
  ),
  route(jurySubsections, async ({ body }) =>
    body.instructionIds.flatMap((number) => {
      const instruction = deps.reference.juryInstructions.instruction(number);
      if (instruction === undefined) return [];
      const { InstructionTitle, subsections } = instructionRecord(instruction);
      return subsections.map((subsection) => ({ ...subsection, InstructionTitle }));
    }),
  ),
];

/** By the charges that did not fall with an acquittal or a dismissal, and the ticked circumstances. */
function instructionsOf({ catalogue, reference }: Omit<Deps, 'cases'>, whole: WholeCase) {
  const { charges, circumstances: ticked } = whole;
  const fallen = fallenRows(toCaseFile(whole, (id) => catalogue.row(id)));
  const open = charges.flatMap(({ Id, CrimeId, CrimeState, ChargeStatus, isGang }) => {
    const row = catalogue.row(CrimeId);
    return row === undefined || fallen.has(Id) || ChargeStatus === 1 || ChargeStatus === 2
      ? []
      : [{ row, state: CrimeState, gang: isGang }];
  });
  const authorities = circumstances
    .filter(({ id }) => ticked.some(({ CircumstancesId }) => CircumstancesId === id))
    .map(({ authority }) => authority);
  return reference.juryInstructions.instructionsOf(open, authorities);
}
