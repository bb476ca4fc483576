import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { byId, done } from '../schemas/basics.ts';
import { chargeBundle, newBundle } from '../schemas/bundle.ts';

export const listBundles = defineCall({
  id: 'bundles.list',
  resource: 'organization',
  method: 'GET',
  path: '/org/bundles',
  caller: 'subscribed',
  summary: "The charge bundles of the caller's office, by name; who works alone has their own.",
  answer: z.object({ bundles: z.array(chargeBundle) }),
});

export const makeBundle = defineCall({
  id: 'bundles.make',
  resource: 'organization',
  method: 'POST',
  path: '/org/bundles',
  caller: 'subscribed',
  summary: 'Keeps charges as a bundle of the office, once a `RequestId`.',
  body: newBundle,
  answer: chargeBundle,
  errors: [400, 409],
});

export const deleteBundle = defineCall({
  id: 'bundles.delete',
  resource: 'organization',
  method: 'DELETE',
  path: '/org/bundles/{id}',
  caller: 'subscribed',
  summary: 'Deletes a bundle that the caller made; of an office, its administrators and managers any.',
  params: byId,
  answer: done,
  errors: [403, 404],
});

export const bundleCalls = [listBundles, makeBundle, deleteBundle];
