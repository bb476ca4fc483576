import { z } from 'zod';
import { id } from './basics.ts';
import { caseChange, caseRecord, scenarioName } from './case.ts';
import { attributeChange, attributeName } from './case-attributes.ts';
import {
  caseCircumstance,
  caseFactor,
  caseLimitation,
  newCaseCircumstance,
  newCaseFactor,
  newCaseLimitation,
} from './case-children.ts';
import { chargeChange, chargeRecord, mostCharges, newCharge } from './charge.ts';

/**
 * How the fields that a write sets stood where it was made; null where there was no record. A field that stands
 * otherwise by now, and not as the write would have it, was changed by somebody else: 409. Left out, the write is made
 * on whatever stands.
 */
const was = z.record(z.string(), z.unknown()).nullable().optional();

const chargeFields = chargeChange.omit({ Id: true, Version: true });
const caseFields = caseChange.omit({ Id: true, Version: true, caseAttributes: true });

/** One write of a gesture, by its kind. */
export const gestureWrites = {
  /** Adds a charge under an id of its own (`ownId`), which the asker makes; one that stands there already is left as it is. */
  add: z.object({ kind: z.literal('add'), Own: z.uuid(), fields: newCharge.omit({ CaseId: true, RequestId: true }) }),
  charge: z.object({ kind: z.literal('charge'), id, fields: chargeFields, was }),
  /** Deletes charges, a main crime with the others of its count. Those that are gone already are passed over. */
  delete: z.object({ kind: z.literal('delete'), ids: z.array(id).max(mostCharges) }),
  case: z.object({ kind: z.literal('case'), fields: caseFields, was }),
  /** Sets some of the case's attributes; `cleared` ones say nothing from then on. */
  attributes: z.object({
    kind: z.literal('attributes'),
    fields: attributeChange,
    cleared: z.array(attributeName).optional(),
    was,
  }),
  /** A thing of the law marked on the case; `fields` is null where it is to be marked no more. */
  factor: z.object({
    kind: z.literal('factor'),
    thing: id,
    fields: newCaseFactor.pick({ IsTrue: true }).nullable(),
    was,
  }),
  limitation: z.object({
    kind: z.literal('limitation'),
    thing: id,
    fields: newCaseLimitation.pick({ IsTrue: true, IsPled: true }).nullable(),
    was,
  }),
  circumstance: z.object({
    kind: z.literal('circumstance'),
    thing: id,
    fields: newCaseCircumstance.pick({ Proof: true }).nullable(),
    was,
  }),
} as const;
export type GestureKind = keyof typeof gestureWrites;
export type GestureWriteOf<Kind extends GestureKind> = z.output<(typeof gestureWrites)[Kind]>;
export const gestureWrite = z.discriminatedUnion('kind', [
  gestureWrites.add,
  gestureWrites.charge,
  gestureWrites.delete,
  gestureWrites.case,
  gestureWrites.attributes,
  gestureWrites.factor,
  gestureWrites.limitation,
  gestureWrites.circumstance,
]);
export type GestureWrite = z.output<typeof gestureWrite>;

/** What one gesture asks of a case: all of it is done, or nothing. The same `RequestId` again is done once. */
export const gesture = z.object({ RequestId: z.uuid(), writes: z.array(gestureWrite).min(1).max(2000) });
export type Gesture = z.output<typeof gesture>;

/** Records of a case: those that a gesture concerns, as they stand. */
export const gestureRecords = z.object({
  case: caseRecord,
  charges: z.array(chargeRecord),
  limitations: z.array(caseLimitation),
  factors: z.array(caseFactor),
  circumstances: z.array(caseCircumstance),
});
export type GestureRecords = z.infer<typeof gestureRecords>;
/** The same with the ids that stand no more. */
export const gestureAnswer = gestureRecords.extend({ gone: z.array(id) });
export type GestureAnswer = z.infer<typeof gestureAnswer>;

/** A scenario: a copy of a case or scenario with all that hangs on it, some charges otherwise. */
export const newScenario = z.object({
  RequestId: z.uuid(),
  ScenarioName: scenarioName,
  /** Fields that charges of the copy have otherwise, by the id of the charge that is copied. */
  changes: z.array(z.object({ id, fields: chargeFields })).max(mostCharges),
});
