import { z } from 'zod';
import { flag, id, version } from './basics.ts';

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

export const caseCircumstance = z.object({ Id: id, CaseId: id, CircumstancesId: id, Version: version });
export type CaseCircumstance = z.infer<typeof caseCircumstance>;
export const newCaseCircumstance = z.object({ CaseId: id, CircumstancesId: id });

export const victim = z.object({ Id: id, CaseId: id });
export type Victim = z.infer<typeof victim>;
