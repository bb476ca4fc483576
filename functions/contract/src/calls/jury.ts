import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { id } from '../schemas/basics.ts';
import { juryInstruction, titledSubsection } from '../schemas/jury.ts';

export const juryInstructionsOfCase = defineCall({
  id: 'jury.ofCase',
  resource: 'jury',
  method: 'GET',
  path: '/juryInstructions/byCase/{caseId}',
  caller: 'subscribed',
  summary: 'The jury instructions that the convicted charges and ticked circumstances of a case call for, by number.',
  params: z.object({ caseId: id }),
  answer: z.array(juryInstruction),
  errors: [404],
});

export const jurySubsections = defineCall({
  id: 'jury.subsections',
  resource: 'jury',
  method: 'POST',
  path: '/juryInstructions/subsections/many',
  caller: 'subscribed',
  reads: true,
  summary: 'The subsections of instructions, each with the title of its instruction.',
  body: z.object({ instructionIds: z.array(id).max(500) }),
  answer: z.array(titledSubsection),
});

export const juryCalls = [juryInstructionsOfCase, jurySubsections];
