import { printJuryInstructions } from '@countwise/contract';
import { californiaDay } from '@countwise/engine';
import { recorded } from '../audit/recorded.ts';
import { notThere } from '../base/problem.ts';
import { instructionRecord } from '../catalogue/instructions.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { countPrint } from './print-quota.ts';
import { renderJuryInstructions } from './render-jury-instructions.tsx';

/** Prints the checked subsections of instructions, in the order of their numbers as sent. */
export const printJuryInstructionsRoute = ({
  cases,
  reference,
  files,
  audit,
  printPdf,
  quotas,
  now,
  newId,
}: Pick<Deps, 'cases' | 'reference' | 'files' | 'audit' | 'printPdf' | 'quotas' | 'now' | 'newId'>) =>
  route(printJuryInstructions, async ({ body: { caseId, instructionsArray, includePageNumbers }, session }) => {
    const instructions = instructionsArray.map(({ JuryInstructionId, SectionTitles }) => {
      const instruction = reference.juryInstructions.instruction(JuryInstructionId);
      if (instruction === undefined) throw notThere('instruction');
      const record = instructionRecord(instruction);
      return {
        ...record,
        subsections: record.subsections.filter(({ SectionTitle }) => SectionTitles.includes(SectionTitle)),
      };
    });
    const record = caseId === undefined ? null : await cases.get(session.user.Id, caseId);
    await countPrint(quotas, session);
    const fileName = `${newId()}.pdf`;
    const pdf = await printPdf(
      renderJuryInstructions(instructions, { includePageNumbers, record, on: californiaDay(now().getTime()) }),
    );
    await files.put(session.user.Id, fileName, pdf);
    await audit.add(recorded(session, { at: now(), act: 'report.created', target: fileName }));
    return { fileName };
  });
