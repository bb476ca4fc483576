import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { byId, done, id, isoDate } from '../schemas/basics.ts';
import { caseCircumstance, caseFactor, caseLimitation } from '../schemas/case-children.ts';
import { chargeChange, chargeRecord, newCharge } from '../schemas/charge.ts';
import { crimeRecord } from '../schemas/crime.ts';
import { gesture, gestureAnswer } from '../schemas/gesture.ts';
import { caseCorrection } from '../schemas/last-answer.ts';

export const populatedCharges = defineCall({
  id: 'charges.populated',
  resource: 'charges',
  method: 'GET',
  path: '/cases/{caseId}/charges/populated',
  caller: 'subscribed',
  summary:
    'The charges of a case, the catalogue rows they name, and the sentence they make (`Sentence` of the engine).',
  params: z.object({ caseId: id }),
  answer: z.object({
    charges: z.array(chargeRecord),
    crimes: z.array(crimeRecord),
    /** The limitations of probation marked on the case, which the sentence's verdict counts too. */
    limitations: z.array(caseLimitation),
    /** The probation factors ticked on the case. */
    factors: z.array(caseFactor),
    /** The circumstances ticked on the case, which the sentence's notices weigh. */
    circumstances: z.array(caseCircumstance),
    /** The day it is in California, which the sentence was computed on. */
    today: isoDate,
    sentence: z.unknown(),
    /** Where the same charges and facts came to another total before. */
    correction: caseCorrection.nullable(),
  }),
  errors: [404],
});

export const createCharge = defineCall({
  id: 'charges.create',
  resource: 'charges',
  method: 'POST',
  path: '/charges',
  caller: 'subscribed',
  summary: 'Adds a charge to a case.',
  body: newCharge,
  answer: chargeRecord,
  errors: [400, 404, 409],
});

export const changeCharge = defineCall({
  id: 'charges.change',
  resource: 'charges',
  method: 'PUT',
  path: '/charges/{id}',
  caller: 'subscribed',
  summary: 'Changes the named fields of a charge.',
  params: byId,
  body: chargeChange,
  answer: chargeRecord,
  errors: [400, 404, 409],
});

export const deleteCharge = defineCall({
  id: 'charges.delete',
  resource: 'charges',
  method: 'DELETE',
  path: '/charges/{id}',
  caller: 'subscribed',
  summary: 'Deletes a charge; a main crime takes the other charges of its count with it.',
  params: byId,
  answer: done.extend({ deleted: z.array(id) }),
  errors: [404, 409],
});

export const changeWhole = defineCall({
  id: 'charges.changeWhole',
  resource: 'charges',
  method: 'POST',
  path: '/cases/{caseId}/changes',
  caller: 'subscribed',
  summary: 'Makes all changes of one gesture to a case, or none; the same `RequestId` again is done once.',
  params: z.object({ caseId: id }),
  body: gesture,
  answer: gestureAnswer,
  errors: [400, 404, 409],
});

export const chargeCalls = [populatedCharges, createCharge, changeCharge, deleteCharge, changeWhole];
