import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { officeReductions, reduction } from '../schemas/reductions.ts';

export const listReductions = defineCall({
  id: 'reductions.list',
  resource: 'offers',
  method: 'GET',
  path: '/org/reductions',
  caller: 'administrator',
  summary: 'The lesser pleas of the table, with those that the county adds and those that it turns off.',
  answer: z.object({ table: z.array(reduction), office: officeReductions }),
  errors: [402, 404],
});

export const changeReductions = defineCall({
  id: 'reductions.change',
  resource: 'offers',
  method: 'PUT',
  path: '/org/reductions',
  caller: 'administrator',
  summary:
    'What the county adds to the table of lesser pleas and turns off in it, whole, on the version it was read at.',
  body: officeReductions,
  answer: z.object({ office: officeReductions }),
  errors: [400, 402, 404, 409],
});

export const reductionCalls = [listReductions, changeReductions];
