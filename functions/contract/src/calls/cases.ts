import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { userAttributes } from '../schemas/account.ts';
import { byId, done, isoTime } from '../schemas/basics.ts';
import { caseChange, caseRecord, newCase } from '../schemas/case.ts';
import { caseCircumstance, caseFactor, caseLimitation } from '../schemas/case-children.ts';
import { chargeRecord } from '../schemas/charge.ts';
import { deletedCase } from '../schemas/deleted-case.ts';
import { rulesInUse } from '../schemas/last-answer.ts';
import { offerRecord } from '../schemas/offer.ts';

/** As many cases are told in one answer, which a function may give at most six megabytes long. */
export const mostListed = 500;

/** Behind which case a page of cases begins: when it was made, and its id. */
const caseMark = z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z#[\w-]{1,80}$/);

export const listCases = defineCall({
  id: 'cases.list',
  resource: 'cases',
  method: 'GET',
  path: '/cases',
  caller: 'subscribed',
  summary: "The caller's cases, newest first, scenarios among them, in pages; `next` asks for the page after.",
  query: z.object({ next: caseMark.optional(), limit: z.coerce.number().int().min(1).max(mostListed).optional() }),
  answer: z.object({
    cases: z.array(caseRecord),
    next: caseMark.nullable(),
    /** A case whose last answer is of others may come to another total. */
    rules: rulesInUse,
  }),
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
  summary:
    'Deletes a case with its scenarios, victims, charges and probation records. For 30 days it can be restored; then it is gone for good.',
  params: byId,
  answer: done,
  errors: [404, 409],
});

export const listDeletedCases = defineCall({
  id: 'cases.deleted',
  resource: 'cases',
  method: 'GET',
  path: '/cases/deleted',
  caller: 'subscribed',
  summary: "The caller's deleted cases that can be restored, the latest first.",
  answer: z.object({ cases: z.array(deletedCase) }),
});

export const restoreCase = defineCall({
  id: 'cases.restore',
  resource: 'cases',
  method: 'POST',
  path: '/cases/restore/{id}',
  caller: 'subscribed',
  summary: 'Brings a deleted case back as it was, with its scenarios. A case that stands is answered as it stands.',
  params: byId,
  answer: z.object({ mainCase: caseRecord, scenarios: z.array(caseRecord) }),
  errors: [404, 409],
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
        offers: z.array(offerRecord),
      }),
    ),
    next: caseMark.nullable(),
  }),
});

export const caseCalls = [
  listCases,
  getCase,
  createCase,
  changeCase,
  deleteCase,
  listDeletedCases,
  restoreCase,
  exportCases,
];
