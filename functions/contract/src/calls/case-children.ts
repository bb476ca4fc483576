import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { byId, done, id } from '../schemas/basics.ts';
import {
  caseCircumstance,
  caseCircumstanceChange,
  caseFactor,
  caseLimitation,
  caseLimitationChange,
  newCaseCircumstance,
  newCaseFactor,
  newCaseLimitation,
  victim,
} from '../schemas/case-children.ts';
import { chargeRecord } from '../schemas/charge.ts';

const ofCase = z.object({ caseId: id });

export const listFactors = defineCall({
  id: 'probation.listFactors',
  resource: 'probation',
  method: 'GET',
  path: '/caseProbationFactors/byCase/{caseId}',
  caller: 'subscribed',
  summary: 'The probation factors ticked on a case.',
  params: ofCase,
  answer: z.array(caseFactor),
  errors: [404],
});
export const addFactor = defineCall({
  id: 'probation.addFactor',
  resource: 'probation',
  method: 'POST',
  path: '/caseProbationFactors',
  caller: 'subscribed',
  summary: 'Ticks a probation factor; ticking it twice is one.',
  body: newCaseFactor,
  answer: caseFactor,
  errors: [400, 404],
});
export const deleteFactor = defineCall({
  id: 'probation.deleteFactor',
  resource: 'probation',
  method: 'DELETE',
  path: '/caseProbationFactors/{id}',
  caller: 'subscribed',
  summary: 'Unticks a probation factor.',
  params: byId,
  answer: done,
  errors: [404],
});
export const deleteFactors = defineCall({
  id: 'probation.deleteFactors',
  resource: 'probation',
  method: 'DELETE',
  path: '/caseProbationFactors/byCase/{caseId}',
  caller: 'subscribed',
  summary: 'Unticks every probation factor of a case.',
  params: ofCase,
  answer: done,
  errors: [404],
});

export const listLimitations = defineCall({
  id: 'probation.listLimitations',
  resource: 'probation',
  method: 'GET',
  path: '/caseProbationLimitationStatus/{caseId}',
  caller: 'subscribed',
  summary: 'The limitations of probation marked on a case.',
  params: ofCase,
  answer: z.array(caseLimitation),
  errors: [404],
});
export const addLimitation = defineCall({
  id: 'probation.addLimitation',
  resource: 'probation',
  method: 'POST',
  path: '/caseProbationLimitationStatus',
  caller: 'subscribed',
  summary: 'Marks a limitation of probation on a case; marking it twice is one.',
  body: newCaseLimitation,
  answer: caseLimitation,
  errors: [400, 404],
});
export const addLimitations = defineCall({
  id: 'probation.addLimitations',
  resource: 'probation',
  method: 'POST',
  path: '/caseProbationLimitations',
  caller: 'subscribed',
  summary: 'The same, under the name the case list uses when it copies a case.',
  body: newCaseLimitation,
  answer: caseLimitation,
  errors: [400, 404],
});
export const changeLimitation = defineCall({
  id: 'probation.changeLimitation',
  resource: 'probation',
  method: 'PUT',
  path: '/caseProbationLimitationStatus/{id}',
  caller: 'subscribed',
  summary: 'Changes whether a limitation is true and pleaded.',
  params: byId,
  body: caseLimitationChange,
  answer: caseLimitation,
  errors: [400, 404, 409],
});
export const deleteLimitation = defineCall({
  id: 'probation.deleteLimitation',
  resource: 'probation',
  method: 'DELETE',
  path: '/caseProbationLimitationStatus/{id}',
  caller: 'subscribed',
  summary: 'Takes a limitation off a case.',
  params: byId,
  answer: done,
  errors: [404],
});
export const deleteLimitations = defineCall({
  id: 'probation.deleteLimitations',
  resource: 'probation',
  method: 'DELETE',
  path: '/caseProbationLimitationStatus/byCase/{caseId}',
  caller: 'subscribed',
  summary: 'Takes every limitation off a case.',
  params: ofCase,
  answer: done,
  errors: [404],
});

export const listCircumstances = defineCall({
  id: 'circumstances.listOfCase',
  resource: 'circumstances',
  method: 'GET',
  path: '/caseCircumstances/byCase/{caseId}',
  caller: 'subscribed',
  summary: 'The circumstances ticked on a case.',
  params: ofCase,
  answer: z.array(caseCircumstance),
  errors: [404],
});
export const addCircumstance = defineCall({
  id: 'circumstances.add',
  resource: 'circumstances',
  method: 'POST',
  path: '/caseCircumstances',
  caller: 'subscribed',
  summary: 'Ticks a circumstance; ticking it twice is one.',
  body: newCaseCircumstance,
  answer: caseCircumstance,
  errors: [400, 404],
});
export const changeCircumstance = defineCall({
  id: 'circumstances.change',
  resource: 'circumstances',
  method: 'PUT',
  path: '/caseCircumstances/{id}',
  caller: 'subscribed',
  summary: 'Says how the facts of a ticked circumstance were established.',
  params: byId,
  body: caseCircumstanceChange,
  answer: caseCircumstance,
  errors: [400, 404, 409],
});
export const deleteCircumstance = defineCall({
  id: 'circumstances.delete',
  resource: 'circumstances',
  method: 'DELETE',
  path: '/caseCircumstances/{id}',
  caller: 'subscribed',
  summary: 'Unticks a circumstance.',
  params: byId,
  answer: done,
  errors: [404],
});

export const chargesOfCase = defineCall({
  id: 'charges.ofCase',
  resource: 'charges',
  method: 'GET',
  path: '/charges/CaseId/{id}',
  caller: 'subscribed',
  summary: 'The charges of a case as they are stored.',
  params: byId,
  answer: z.array(chargeRecord),
  errors: [404],
});

export const fetchAll = defineCall({
  id: 'cases.fetchAll',
  resource: 'cases',
  method: 'POST',
  path: '/dbtable/fetchAll',
  caller: 'subscribed',
  reads: true,
  summary: "A closed list: the victims or the charges of one of the caller's own cases.",
  body: z.object({
    field: z.literal('CaseId').or(z.literal('*')),
    table: z.enum(['victims', 'charges']),
    condition: z.object({ CaseId: id }).strict(),
  }),
  answer: z.array(z.union([chargeRecord, victim])),
  errors: [400, 404],
});
export const deleteVictim = defineCall({
  id: 'cases.deleteVictim',
  resource: 'cases',
  method: 'DELETE',
  path: '/victims/{id}',
  caller: 'subscribed',
  summary: 'Removes a victim from its case.',
  params: byId,
  answer: done,
  errors: [404],
});

export const caseChildCalls = [
  listFactors,
  addFactor,
  deleteFactor,
  deleteFactors,
  listLimitations,
  addLimitation,
  addLimitations,
  changeLimitation,
  deleteLimitation,
  deleteLimitations,
  listCircumstances,
  addCircumstance,
  changeCircumstance,
  deleteCircumstance,
  chargesOfCase,
  fetchAll,
  deleteVictim,
];
