import { z } from 'zod';
import { id, isoDate } from './basics.ts';

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
  /** How sure the court is of a finding for probation, by the finding: its place on the scale of `findingScale`. */
  findingsWeighed: z.record(z.string().max(60), z.number().int().min(0).max(5)).optional(),
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
export const caseAttributesText = z
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
