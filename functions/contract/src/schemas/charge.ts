import { crimeStates, strikeLevels } from '@countwise/engine';
import { z } from 'zod';
import { flag, id, isoDate, lineOfText, linesOfText, version } from './basics.ts';

/** 0 Convicted, 1 Acquitted, 2 Dismissed, 3 Stayed 654, 4 to 6 Stayed. */
export const chargeStatus = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
]);
export const crimeState = z.enum(crimeStates);
export const strikeLevel = z.enum(strikeLevels);
/** 1 low, 2 middle, 3 upper. */
export const selectedTerm = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** What is said of a charge. A record is read as it was taken: the limits are those of a request, below. */
const said = {
  /** The crime (or the factor chosen in its place), a version id of the catalogue. */
  CrimeId: id,
  ChargedPer: id.nullable(),
  /** 0 for status enhancements and probation allegations, which stand outside the counts. */
  CountNumber: z.number().int(),
  ChargeType: z.string().nullable(),
  ChargeStatus: chargeStatus,
  SelectedTerm: selectedTerm,
  CrimeState: crimeState,
  Date: isoDate,
  DateRangeEnd: isoDate.nullable(),
  Occasion: z.string().nullable(),
  /** Name of a set of operative facts that several counts share (Pen. Code, § 667(c)(6)). */
  OperativeFacts: z.string().nullable(),
  VictimId: z.string().nullable(),
  /** The charge whose victim or witness this one dissuaded (Pen. Code, § 1170.15). */
  WitnessOf: id.nullable(),
  /**
   * 0 = of this case, 1 = of an earlier judgment whose sentence was being served when this one is imposed, 2 = of one that
   * was not, as where probation is revoked (Pen. Code, § 667(c)(8)).
   */
  EarlierJudgment: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** 1 = the category's reduction applies to this subordinate term, 0 = Full (or Term). */
  RunSTIRCalculation: z.boolean(),
  SubSentenceNum: z.union([z.literal(0), z.literal(1)]),
  /** The user's choice between tied principal terms: 1 preferred, 0 unspecified. */
  IsPrincipal: z.union([z.literal(0), z.literal(1)]),
  /** 0 consecutive, 1 concurrent. */
  Concurrency: z.union([z.literal(0), z.literal(1)]),
  NumberOfStrikes: strikeLevel,
  isGang: z.boolean(),
  IsDeathSentence: z.boolean(),
  ProbationGranted: z.boolean(),
  ProbationJailTimeDays: z.number().int().nullable(),
  /** Misdemeanor days, null = the maximum. */
  SelectedDays: z.number().int().nullable(),
  /** The charge this enhancement or allegation is attached to. */
  parentCharge: id.nullable(),
  /** Of an enhancement for a crime while released: the charge of the primary offense (Pen. Code, § 12022.1(e)). */
  PrimaryCharge: id.nullable(),
  /** Facts pleaded and proved that a rule asks for. */
  Findings: z.array(z.string()),
  PriorDate: isoDate.nullable(),
  /** Words to find the charge by, with commas between them, and what is noted of it: for the office, and for its owner alone. */
  Tags: z.string(),
  PrivateTags: z.string(),
  OfficeNote: z.string(),
  PrivateNote: z.string(),
  Attributes: z.string().nullable(),
};

/** The same in a request, each field with its limits. Nothing here has a default: a change answers what it was sent. */
const asked = {
  ...said,
  CountNumber: z.number().int().min(0).max(9999),
  ChargeType: z.string().max(40).nullable(),
  Occasion: z.string().max(40).nullable(),
  OperativeFacts: z.string().max(40).nullable(),
  VictimId: id.nullable(),
  RunSTIRCalculation: flag,
  isGang: flag,
  IsDeathSentence: flag,
  ProbationGranted: flag,
  ProbationJailTimeDays: z.number().int().min(0).max(3650).nullable(),
  SelectedDays: z.number().int().min(0).max(3650).nullable(),
  Findings: z.array(z.string().max(40)).max(20),
  Tags: lineOfText(200),
  PrivateTags: lineOfText(200),
  OfficeNote: linesOfText(2000),
  PrivateNote: linesOfText(2000),
  Attributes: z.string().max(5000).nullable(),
};

/** Of a charge, what no one gets with a case that they take over. */
export const ownersChargeFields = ['PrivateTags', 'PrivateNote'] as const satisfies readonly (keyof typeof said)[];

/** A case holds at most so many charges, so that it is read and answered whole. */
export const mostCharges = 500;

/** A charge: what the user said. Nothing computed is in it. */
export const chargeRecord = z.object({ Id: id, CaseId: id, Version: version, ...said });
export type ChargeRecord = z.infer<typeof chargeRecord>;
/** What a charge has from its making; everything else is said of it, and plain until then. */
export type ChargeIdentity = 'Id' | 'CaseId' | 'Version' | 'CrimeId' | 'CountNumber' | 'Date';

/**
 * What a charge is unless the user says more: convicted, upper term, completed, consecutive, reduced as a subordinate
 * term. An item from before a field was there is read with what stands here.
 */
export const plainCharge = {
  ChargedPer: null,
  ChargeType: null,
  ChargeStatus: 0,
  SelectedTerm: 3,
  CrimeState: 'Completed',
  DateRangeEnd: null,
  Occasion: null,
  OperativeFacts: null,
  VictimId: null,
  WitnessOf: null,
  EarlierJudgment: 0,
  RunSTIRCalculation: true,
  SubSentenceNum: 0,
  IsPrincipal: 0,
  Concurrency: 0,
  NumberOfStrikes: '0',
  isGang: false,
  IsDeathSentence: false,
  ProbationGranted: false,
  ProbationJailTimeDays: null,
  SelectedDays: null,
  parentCharge: null,
  PrimaryCharge: null,
  Findings: [],
  PriorDate: null,
  Tags: '',
  PrivateTags: '',
  OfficeNote: '',
  PrivateNote: '',
  Attributes: null,
} as const satisfies Omit<ChargeRecord, ChargeIdentity>;

/** What a new charge must and may bring. `RequestId` makes a retry of the same addition harmless. */
export const newCharge = z
  .object(asked)
  .partial()
  .extend({ CaseId: id, CrimeId: id, Date: isoDate, RequestId: z.uuid().optional() });

/** One or several changed fields of a charge. */
export const chargeChange = z.object(asked).partial().extend({ Id: id.optional(), Version: version.optional() });
export type ChargeChange = z.infer<typeof chargeChange>;
