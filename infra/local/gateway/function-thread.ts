import './markup.ts';
import { parentPort } from 'node:worker_threads';
import type { Context } from 'aws-lambda';
import { z } from 'zod';
import { type Invocation, invocation, type Outcome } from './messages.ts';

/** The thread in which the product's functions run, with nothing but their own environment, as in Lambda. */
type Handler = (event: unknown, context: Context) => unknown;

const loaded = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') });
const reasonOf = (fault: unknown): string => (fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));

const contextOf = ({ id, resource, deadline }: Invocation): Context => ({
  awsRequestId: String(id),
  functionName: resource,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:us-west-2:000000000000:function:${resource}`,
  memoryLimitInMB: '1024',
  logGroupName: `/aws/lambda/${resource}`,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: false,
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  done: () => {},
  fail: () => {},
  succeed: () => {},
});

async function run(request: Invocation): Promise<Outcome> {
  const { id, resource, event } = request;
  const module: unknown = await import(`@countwise/functions/${resource}`).catch(reasonOf);
  const { data } = loaded.safeParse(module);
  if (!data) return { id, kind: 'unavailable', reason: String(module) };
  try {
    return { id, kind: 'returned', result: await data.handler(event, contextOf(request)) };
  } catch (fault) {
    return { id, kind: 'threw', reason: reasonOf(fault) };
  }
}

const answer = async (message: unknown): Promise<void> => parentPort?.postMessage(await run(invocation.parse(message)));
parentPort?.on('message', (message: unknown) => void answer(message));
