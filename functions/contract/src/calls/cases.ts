import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { userAttributes } from '../schemas/account.ts';
import { byId, isoTime } from '../schemas/basics.ts';
import { caseChange, caseRecord, newCase } from '../schemas/case.ts';
import { caseCircumstance, caseFactor, caseLimitation } from '../schemas/case-children.ts';
import { chargeRecord } from '../schemas/charge.ts';

/** Behind which case a page of cases begins: when it was made, and its id. */
const caseMark = z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z#[\w-]{1,80}$/);

export const listCases = defineCall({
  id: 'cases.list',
  resource: 'cases',
  method: 'GET',
  path: '/cases',
  caller: 'subscribed',
  summary: "The caller's cases, newest first, scenarios among them, in pages; `next` asks for the page after.",
  query: z.object({ next: caseMark.optional() }),
  answer: z.object({ cases: z.array(caseRecord), next: caseMark.nullable() }),
});

export const getCase = defineCall({
  id: 'cases.get',
  resource: 'cases',
  method: 'GET',
  path: '/cases/{id}',
  caller: 'subscribed',
  summary: 'One case.',
  params: byId,
  answer: caseRecord,
  errors: [404],
});

export const createCase = defineCall({
  id: 'cases.create',
  resource: 'cases',
  method: 'POST',
  path: '/cases',
  caller: 'subscribed',
  summary: 'Makes a case; a blank case number becomes the next one of the year.',
  body: newCase,
  answer: caseRecord,
  errors: [400, 404],
});

export const changeCase = defineCall({
  id: 'cases.change',
  resource: 'cases',
  method: 'PUT',
  path: '/cases/{id}',
  caller: 'subscribed',
  summary: 'Changes the named fields of a case.',
  params: byId,
  body: caseChange,
  answer: caseRecord,
  errors: [400, 404, 409],
});

export const deleteCase = defineCall({
  id: 'cases.delete',
  resource: 'cases',
  method: 'DELETE',
  path: '/cases/{id}',
  caller: 'subscribed',
  summary: 'Deletes a case with its scenarios, victims, charges and probation records.',
  params: byId,
  answer: z.object({ success: z.literal(true) }),
  errors: [404],
});

export const exportCases = defineCall({
  id: 'cases.export',
  resource: 'cases',
  method: 'GET',
  path: '/cases/export',
  caller: 'signed-in',
  summary:
    "All the caller's own data: themselves and their cases whole, in pages. Open to those whose subscription has ended too.",
  query: z.object({ next: caseMark.optional() }),
  answer: z.object({
    exportedAt: isoTime,
    user: userAttributes,
    cases: z.array(
      z.object({
        case: caseRecord,
        charges: z.array(chargeRecord),
        limitations: z.array(caseLimitation),
        factors: z.array(caseFactor),
        circumstances: z.array(caseCircumstance),
      }),
    ),
    next: caseMark.nullable(),
  }),
});

export const caseCalls = [listCases, getCase, createCase, changeCase, deleteCase, exportCases];
