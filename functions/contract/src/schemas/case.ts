import { z } from 'zod';
import { id, isoTime, version } from './basics.ts';
import { partOfCaseFields } from './case-fields.ts';
import { caseCorrection, lastAnswer } from './last-answer.ts';

/** What is said of a case. A record is read as it was taken; the limits are those of a request. */
const said = partOfCaseFields('says');
const asked = partOfCaseFields('asks');

/** At most 30 characters: letters, digits and spaces. */
export const scenarioName = z
  .string()
  .trim()
  .min(1, { error: "Name can't be empty." })
  .max(30, {
    error: ({ input }) => `Name must be 30 characters or fewer. (${z.string().catch('').parse(input).length})`,
  })
  .regex(/^[\p{L}\p{N} ]+$/u, { error: 'Name may not contain special characters' });

/** A case as it is answered. */
export const caseRecord = z.object({
  Id: id,
  OwnerId: id,
  ParentCaseId: id.nullable(),
  ScenarioName: z.string().nullable(),
  CreatedAt: isoTime,
  UpdatedAt: isoTime,
  Version: version,
  Attributes: z.string().nullable(),
  /** What the case last came to; null until it was first counted. Only ever written by the server. */
  LastAnswer: lastAnswer.nullable(),
  /** A correction of that answer which the owner has not yet taken note of. */
  Correction: caseCorrection.nullable(),
  ...said,
});
export type CaseRecord = z.infer<typeof caseRecord>;
/** What a case has from its making; everything else is said of it, and blank until then. */
export type CaseIdentity = 'Id' | 'OwnerId' | 'CreatedAt' | 'UpdatedAt' | 'Version';

/** A case of which nothing is said yet. An item from before a field was there is read with what stands here. */
export const blankCase = {
  ParentCaseId: null,
  ScenarioName: null,
  Attributes: null,
  LastAnswer: null,
  Correction: null,
  ...partOfCaseFields('blank'),
} as const satisfies Omit<CaseRecord, CaseIdentity>;

/** What a new case may bring. A blank case number is made by the server. `RequestId` makes a retry harmless. */
export const newCase = z.object(asked).partial().extend({
  RequestId: z.uuid().optional(),
  ScenarioName: scenarioName.nullable().optional(),
  ParentCaseId: id.nullable().optional(),
});

/** One or several changed fields of a case; `Version` is the one the change was made on. */
export const caseChange = z.object(asked).partial().extend({ Id: id.optional(), Version: version.optional() });
export type CaseChange = z.infer<typeof caseChange>;
