import {
  type CrimeVersion,
  categoryCodes,
  creditPercents,
  crimeKinds,
  groupCodes,
  limitationLevels,
  places,
  severities,
} from '@countwise/engine';
import { z } from 'zod';
import { id, isoDate } from './basics.ts';

/** A version of the law without a first day begins here; as an offense day it asks for every version, ended ones too. */
export const beforeAll = '1900-01-01';

/** The number of a row's type, by its kind. */
export const crimeTypeIds = {
  status: 1,
  substitution: 2,
  probation: 3,
  crime: 5,
  conduct: 6,
} as const satisfies Record<CrimeVersion['kind'], number>;

/** A row of a crime search, in the specs' names. `BeginDate` is the first day of that version of the law. */
export const crimeHit = z.object({
  Id: id,
  Name: z.string(),
  codeDefinitionCode: z.string(),
  statuteDefinitionSection: z.string(),
  statuteDefinitionLawText: z.string().nullable(),
  Elements: z.string().nullable(),
  crmSeverityName: z.enum(['Felony', 'Misdemeanor', 'Infraction']),
  crmCatName: z.string(),
  CrimeTypeId: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(5), z.literal(6)]),
  LegacySortOrder: z.number().int(),
  BeginDate: isoDate,
  EndDate: isoDate.nullable(),
});
export type CrimeHit = z.infer<typeof crimeHit>;

const terms = z.object({
  lower: z.string().exactOptional(),
  middle: z.string().exactOptional(),
  upper: z.string().exactOptional(),
});
const creditLimit = z.literal(creditPercents);

/** The row as the engine reads it; the compiler holds the two descriptions against each other. */
export const crimeVersion: z.ZodType<CrimeVersion> = z.object({
  id,
  statute: z.string(),
  name: z.string(),
  punishedBy: z.string().exactOptional(),
  kind: z.enum(crimeKinds),
  severity: z.enum(severities),
  terms,
  attempt: z.union([z.object({ special: z.union([z.literal(1), z.literal(2)]) }), z.object({ terms })]).exactOptional(),
  place: z.enum(places),
  wobbler: z.boolean(),
  serious: z.boolean(),
  violent: z.boolean(),
  strike: z.boolean(),
  superStrike: z.boolean(),
  trigger: z.boolean(),
  category: z.enum(categoryCodes),
  groups: z.array(z.enum(groupCodes)),
  attachesTo: z.array(z.enum(groupCodes)),
  appliesTo: z.union([z.enum(['felony', 'serious', 'violent']), z.enum(groupCodes)]).exactOptional(),
  credit: z.object({ jail: creditLimit, prison: creditLimit }),
  mandatoryConsecutive: z.enum(['none', 'always', 'if-separate']),
  probationLimit: z
    .object({
      id: z.string(),
      level: z.literal(limitationLevels),
    })
    .exactOptional(),
  probationJail: z.object({ minimumDays: z.number().int(), maximumDays: z.number().int() }).exactOptional(),
  corrected: z.string().exactOptional(),
  effective: isoDate.nullable(),
  end: isoDate.nullable(),
});

/** One crime whole: search row, what the engine reads, our words on it, and how sure we are of it. */
export const crimeRecord = crimeHit.extend({
  crime: crimeVersion,
  PunishmentText: z.string().nullable(),
  /** The section on the Legislature's public site. */
  statuteLink: z.url(),
  WobbleDirection: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  WobbleDownCrimeId: id.nullable(),
  WobbleUpCrimeId: id.nullable(),
  /** Every version of the crime, of all its levels, the oldest first. */
  Versions: z.array(crimeHit.pick({ Id: true, crmSeverityName: true, BeginDate: true, EndDate: true })),
  calcrim: z.array(z.string()),
  provenance: z.object({
    trust: z.enum(['verified', 'reviewed', 'listed', 'default']),
    source: z.string(),
    asOf: isoDate,
    checkedOn: isoDate.exactOptional(),
    checkedBy: z.enum(['text', 'table', 'knowledge']).exactOptional(),
  }),
  /** Of each flag that the crime has on the day the one subdivision that gives it. */
  authorities: z
    .object({
      serious: z.string().exactOptional(),
      violent: z.string().exactOptional(),
      strike: z.string().exactOptional(),
      superStrike: z.string().exactOptional(),
      trigger: z.string().exactOptional(),
      registration: z.string().exactOptional(),
      probation: z.string().exactOptional(),
    })
    .exactOptional(),
});
export type CrimeRecord = z.infer<typeof crimeRecord>;
