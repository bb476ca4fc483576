import { z } from 'zod';
import { id, isoDate } from './basics.ts';

/** The group of crimes a crime may be punished per, and the question that picks one. */
export const crimeFactorGroup = z.object({ Id: id, CPKGroupId: id, PromptMessage: z.string() });

export const crimeFactor = z.object({
  FactorId: id,
  FactorName: z.string(),
  CrimeId: id,
  CrimeName: z.string(),
  CrimeStatuteDefinitionSection: z.string(),
  crmSeverityName: z.string(),
  SortValue: z.number().int(),
});

export const crimeMatchGroup = z.object({ CrimeId: id, EnhancementMatchGroupId: z.string() });
export const matchGroup = z.object({ Id: z.string(), Name: z.string(), HelperText: z.string() });
export const crimeCategory = z.object({ Id: z.string(), Name: z.string(), SortOrder: z.number().int() });

/** A group of the law a crime belongs to, with the provision that puts it there. */
export const strikeGroup = z.object({ Description: z.string(), Authority: z.string() });

export const collateralConsequence = z.object({
  Id: id,
  Name: z.string(),
  LawTextYes: z.string(),
  LawTextNo: z.string(),
  Authority: z.string(),
  /** 0 yes/no, 1 plain, 2 days, 3 months, 4 years, 5 life. */
  PenaltyUnits: z.number().int().min(0).max(5),
  MinimumPenalty: z.number().nullable(),
  MaximumPenalty: z.number().nullable(),
  EndDate: isoDate.nullable(),
  Hidden: z.boolean(),
  Type: z.number().int(),
});

export const probationLimitation = z.object({
  Id: id,
  LegacyStatuteText: z.string(),
  Name: z.string(),
  /** Comma list of Prior, Deadly-weapon, GBI, Sex, Drug, Large-taking, Elderly. */
  Category: z.string(),
  Eligibility: z.number().int().min(0).max(5),
  Pleadable: z.boolean(),
  SortOrder: z.number().int(),
  EndDate: isoDate.nullable(),
  LawText: z.string(),
});

export const probationFactor = z.object({
  Id: id,
  Name: z.string(),
  StatuteNumber: z.string(),
  Category: z.enum(['Crime', 'Defendant', 'Unusual', 'Special A', 'Special B']),
  LawText: z.string(),
});

export const circumstance = z.object({
  Id: id,
  Name: z.string(),
  Category: z.enum(['Aggravating', 'Mitigating', 'Concurrent']),
  SortOrder: z.number().int(),
  StatuteNumber: z.string(),
  LawText: z.string(),
});

export const ruleWord = z.object({
  Id: z.string(),
  abbreviation: z.string(),
  text: z.string(),
  sectionNumber: z.string().nullable(),
});

/** The official text of a section on a day, of the texts that were imported. */
export const lawText = z.object({
  /** Our short form of the code, and the section without its subdivisions. */
  code: z.string(),
  section: z.string(),
  /** A paragraph a line. */
  text: z.string(),
  /** The Legislature's note on the acts that made it. */
  history: z.string(),
  from: isoDate.nullable(),
  /** The first day on which it was the law no more. */
  until: isoDate.nullable(),
  /** False where no stored text covers the day, and this is the nearest one. */
  inForce: z.boolean(),
  /** The section on the Legislature's public site, which has today's text. */
  address: z.url(),
});
export type LawText = z.infer<typeof lawText>;
