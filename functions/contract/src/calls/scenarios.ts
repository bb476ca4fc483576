import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { byId, done, id } from '../schemas/basics.ts';
import { caseRecord, scenarioName } from '../schemas/case.ts';
import { newScenario } from '../schemas/gesture.ts';
import { rulesInUse } from '../schemas/last-answer.ts';

export const listScenarios = defineCall({
  id: 'cases.scenarios',
  resource: 'cases',
  method: 'GET',
  path: '/cases/scenarios/{id}',
  caller: 'subscribed',
  summary: 'The original case and its scenarios, asked by the id of any of them.',
  params: byId,
  answer: z.object({
    mainCase: caseRecord,
    scenarios: z.array(caseRecord),
    /** A case whose last answer is of others may come to another total. */
    rules: rulesInUse,
  }),
  errors: [404],
});
export const deleteScenario = defineCall({
  id: 'cases.deleteScenario',
  resource: 'cases',
  method: 'DELETE',
  path: '/cases/scenario/{id}',
  caller: 'subscribed',
  summary: 'Deletes a scenario with its children, for good; never an original case.',
  params: byId,
  answer: done,
  errors: [404, 409],
});
export const renameScenario = defineCall({
  id: 'cases.renameScenario',
  resource: 'cases',
  method: 'PATCH',
  path: '/cases/scenarioName/{id}/{name}',
  caller: 'subscribed',
  summary: 'Renames a scenario.',
  params: z.object({ id, name: scenarioName }),
  answer: done.extend({ message: z.string() }),
  errors: [400, 404],
});
export const duplicateChildren = defineCall({
  id: 'cases.duplicateChildren',
  resource: 'cases',
  method: 'POST',
  path: '/cases/duplicateChildren/{id}',
  caller: 'subscribed',
  summary:
    'Copies the charges, victims, factors, limitations and circumstances of a case into its scenario; a retry never doubles.',
  params: byId,
  body: z.object({ scenarioCaseId: id }),
  answer: done.extend({ copied: z.number().int() }),
  errors: [404, 409],
});

export const copyCase = defineCall({
  id: 'cases.copy',
  resource: 'cases',
  method: 'POST',
  path: '/cases/{id}/scenarios',
  caller: 'subscribed',
  summary:
    'Makes a scenario: a whole copy of a case or scenario, or nothing; the same `RequestId` again makes no second one.',
  params: byId,
  body: newScenario,
  answer: caseRecord,
  errors: [400, 404, 409],
});

export const scenarioCalls = [listScenarios, deleteScenario, renameScenario, duplicateChildren, copyCase];
