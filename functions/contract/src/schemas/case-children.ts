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
/** What a limitation is marked as, unless more is said. */
export const plainLimitation = { IsTrue: true, IsPled: false } as const;
export const newCaseLimitation = z.object({
  CaseId: id,
  ProbationLimitationId: id,
  IsTrue: flag.optional(),
  IsPled: flag.optional(),
});
export const caseLimitationChange = z.object({
  IsTrue: flag.optional(),
  IsPled: flag.optional(),
  Version: version.optional(),
});

export const caseFactor = z.object({
  Id: id,
  CaseId: id,
  ProbationFactorId: id,
  IsTrue: z.boolean(),
  Version: version,
});
export type CaseFactor = z.infer<typeof caseFactor>;
export const plainFactor = { IsTrue: true } as const;
export const newCaseFactor = z.object({ CaseId: id, ProbationFactorId: id, IsTrue: flag.optional() });

/** How the facts of a circumstance were established (Pen. Code, § 1170(b)(2), (3)). */
const proof = z.enum(proofs);

export const caseCircumstance = z.object({ Id: id, CaseId: id, CircumstancesId: id, Proof: proof, Version: version });
export type CaseCircumstance = z.infer<typeof caseCircumstance>;
/** A circumstance of which no proof is told has none. */
export const plainCircumstance = { Proof: 'none' } as const;
export const newCaseCircumstance = z.object({ CaseId: id, CircumstancesId: id, Proof: proof.optional() });
export const caseCircumstanceChange = z.object({ Proof: proof, Version: version.optional() });

export const victim = z.object({ Id: id, CaseId: id });
export type Victim = z.infer<typeof victim>;
