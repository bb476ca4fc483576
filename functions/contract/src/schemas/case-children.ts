import { proofs } from '@countwise/engine';
import { z } from 'zod';
import { flag, id, version } from './basics.ts';

/** The id of what hangs on a case: made of the case's and the thing's, so that a thing marked twice is marked once. */
export const childId = (caseId: string, thing: string): string => `${caseId}.${thing}`;

/** A limitation of probation marked on a case: true, or true and pleaded. */
export const caseLimitation = z.object({
  Id: id,
  CaseId: id,
  ProbationLimitationId: id,
  IsTrue: z.boolean(),
  IsPled: z.boolean(),
  Version: version,
});
export type CaseLimitation = z.infer<typeof caseLimitation>;
export const newCaseLimitation = z.object({
  CaseId: id,
  ProbationLimitationId: id,
  IsTrue: flag.default(true),
  IsPled: flag.default(false),
});

export const caseFactor = z.object({
  Id: id,
  CaseId: id,
  ProbationFactorId: id,
  IsTrue: z.boolean(),
  Version: version,
});
export type CaseFactor = z.infer<typeof caseFactor>;
export const newCaseFactor = z.object({ CaseId: id, ProbationFactorId: id, IsTrue: flag.default(true) });

/** How the facts of a circumstance were established (Pen. Code, § 1170(b)(2), (3)); a record that does not say has none. */
const proof = z.enum(proofs).default('none');

export const caseCircumstance = z.object({ Id: id, CaseId: id, CircumstancesId: id, Proof: proof, Version: version });
export type CaseCircumstance = z.infer<typeof caseCircumstance>;
export const newCaseCircumstance = z.object({ CaseId: id, CircumstancesId: id, Proof: proof });
export const caseCircumstanceChange = z.object({ Proof: proof.unwrap(), Version: version.optional() });

export const victim = z.object({ Id: id, CaseId: id });
export type Victim = z.infer<typeof victim>;
