import { z } from 'zod';
import { flag, id, isoDate, isoTime, version } from './basics.ts';
import { caseCorrection, lastAnswer } from './last-answer.ts';

/** 0 Open, 1 Closed, 2 Bench Warrant. */
export const caseStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);
/** Case-level prior strikes: 0, 1, 2 = `2+`, 3 = `2+` with a super strike. */
export const caseStrikes = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

const name = z.string().trim().max(100);

/** How many checks of a case may stand dismissed. */
export const mostDismissed = 200;

const saidAttributes = z.object({
  crData: z.array(
    z.object({
      dateIn: isoDate,
      dateOut: isoDate,
      /** Custody goes on: it is counted until the day of sentence, whatever `dateOut` says. */
      goesOn: z.boolean().optional(),
      creditRatio: z.string(),
      actualDays: z.number().int().optional(),
    }),
  ),
  crDatabtnRatio: z.string().optional(),
  releaseStartDate: isoDate.optional(),
  futureCreditRatio: z.string().optional(),
  /** Sentence days of a term in county jail that are served in custody, PC 1170(h)(5); absent while undecided. */
  custodyPart: z.number().int().min(0).optional(),
  sentencingDate: isoDate.optional(),
  runStirCalculation: z.boolean().optional(),
  /** The Status Enhancement Application setting; applied on each count unless switched off. */
  applyStatusEnhancementsMultipleTimes: z.boolean(),
  ProbationSelections: z.unknown().optional(),
  /** Checks of the sentence that the reader has put aside, and why. */
  dismissedChecks: z.array(
    z.object({
      code: z.string(),
      authority: z.string(),
      /** Its charges, as `ownId` tells them: the same in every scenario that is copied from the case. */
      charges: z.array(z.string()),
      reason: z.string(),
    }),
  ),
});
export type CaseAttributes = z.infer<typeof saidAttributes>;
export type DismissedCheck = CaseAttributes['dismissedChecks'][number];

/** What `caseAttributes` holds, once its JSON text is parsed, and completed. What another version wrote beside it is kept. */
export const caseAttributes = saidAttributes.loose();

/** The attributes of a case of which nothing is said yet. */
export const blankAttributes: CaseAttributes = {
  crData: [],
  applyStatusEnhancementsMultipleTimes: true,
  dismissedChecks: [],
};

export const attributeName = saidAttributes.keyof();

/** What a request may write as attributes. */
export const attributeChange = saidAttributes.partial().extend({
  dismissedChecks: z
    .array(
      z.object({
        code: z.string().min(1).max(60),
        authority: z.string().max(500),
        charges: z.array(id).max(500),
        reason: z.string().trim().min(1).max(200),
      }),
    )
    .max(mostDismissed)
    .optional(),
});

/** The text of `caseAttributes` may be so long. */
export const longestAttributes = 50_000;

/** The text of `caseAttributes`: JSON that fits the schema above. */
const caseAttributesText = z
  .string()
  .max(longestAttributes)
  .refine(
    (text) => {
      try {
        return attributeChange.safeParse(JSON.parse(text)).success;
      } catch {
        return false;
      }
    },
    { error: 'caseAttributes must be JSON of case attributes' },
  );

/** What is said of a case. A record is read as it was taken: the limits are those of a request, below. */
const said = {
  DefendantFirstName: z.string(),
  DefendantMiddleName: z.string(),
  DefendantLastName: z.string(),
  DefendantBirthdate: isoDate.nullable(),
  CaseNumber: z.string(),
  CaseStatus: caseStatus,
  ComplaintDate: isoDate.nullable(),
  SurrenderDate: isoDate.nullable(),
  NumberOfStrikes: caseStrikes,
  HasSuperStrike: z.boolean(),
  ViolentPriors: z.number().int(),
  IsGang: z.boolean(),
  ProbationStatus: z.string().nullable(),
  caseAttributes: z.string(),
};

/** The same in a request, each field with its limits. Nothing here has a default: a change answers what it was sent. */
const asked = {
  ...said,
  DefendantFirstName: name,
  DefendantMiddleName: name,
  DefendantLastName: name,
  CaseNumber: z.string().trim().max(40),
  HasSuperStrike: flag,
  ViolentPriors: z.number().int().min(0).max(3),
  IsGang: flag,
  ProbationStatus: z.string().max(40).nullable(),
  caseAttributes: caseAttributesText,
};

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
  DefendantFirstName: '',
  DefendantMiddleName: '',
  DefendantLastName: '',
  DefendantBirthdate: null,
  CaseNumber: '',
  CaseStatus: 0,
  ComplaintDate: null,
  SurrenderDate: null,
  NumberOfStrikes: 0,
  HasSuperStrike: false,
  ViolentPriors: 0,
  IsGang: false,
  ProbationStatus: null,
  caseAttributes: '{}',
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
