import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Functions } from '@countwise/infra/local';
import { z } from 'zod';
import type { Built } from './built.ts';

const bareRoot = join(import.meta.dirname, 'bare-root.sh');
/** What Lambda's own runtime does with a function: loads it once, then one event after the other, each answered as JSON. */
const program = `import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

const answers = createWriteStream('', { fd: 3 });
const say = (outcome) => answers.write(JSON.stringify(outcome) + '\\n');
const reasonOf = (fault) => (fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));
const loading = import('/var/task/index.mjs');

async function run({ id, resource, event, deadline }) {
  const module = await loading.catch(reasonOf);
  if (typeof module.handler !== 'function') return { id, kind: 'unavailable', reason: String(module) };
  const context = {
    awsRequestId: String(id),
    functionName: resource,
    functionVersion: '$LATEST',
    invokedFunctionArn: 'arn:aws:lambda:us-west-2:000000000000:function:' + resource,
    memoryLimitInMB: '1024',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
  try {
    return { id, kind: 'returned', result: await module.handler(event, context) };
  } catch (fault) {
    return { id, kind: 'threw', reason: reasonOf(fault) };
  }
}

for await (const line of createInterface({ input: process.stdin })) void run(JSON.parse(line)).then(say);
`;
const outcome = z.discriminatedUnion('kind', [
  z.object({ id: z.number(), kind: z.literal('returned'), result: z.unknown() }),
  z.object({ id: z.number(), kind: z.literal('unavailable'), reason: z.string() }),
  z.object({ id: z.number(), kind: z.literal('threw'), reason: z.string() }),
]);
type Outcome = z.infer<typeof outcome>;

/** Beside the template's own variables only where the twins answer, and what Lambda itself gives. */
const besides = /^(AWS_|COGNITO_JWKS_URI$|STRIPE_API_BASE$|BOT_CHECK_URL$|TZ$|POWERTOOLS_TRACE_ENABLED$)/;

/** The environment of a function in the cloud, with the twins' names where only a deployment would know them. */
function environmentOf({ resource, variables }: Built, here: Readonly<Record<string, string>>) {
  const own = Object.entries(variables).map(([name, value]): [string, string] => {
    // names of what stands here, too, stand for the cloud's: its bucket, its site
    const found = here[name] ?? value;
    if (found === null) throw new Error(`${resource} reads ${name}, which nothing gives here`);
    return [name, name.endsWith('_PATH') ? (value ?? found) : found];
  });
  const lambda = Object.entries(here).filter(([name]) => besides.test(name));
  return { ...Object.fromEntries(lambda), ...Object.fromEntries(own), LAMBDA_TASK_ROOT: '/var/task' };
}

/** The built functions in roots of their own, in place of their sources. */
export const runBuilt =
  (built: readonly Built[]) =>
  (here: Readonly<Record<string, string>>, log: string): Functions => {
    const file = createWriteStream(log, { flags: 'a' }).setMaxListeners(0); // two streams a function
    const running = new Map<string, ChildProcess>();
    const waiting = new Map<number, (outcome: Outcome) => void>();
    let last = 0;

    const start = (one: Built): ChildProcess => {
      const words = ['--map-root-user', '--mount', '--pid', '--fork', '--kill-child', 'sh', bareRoot];
      const child = spawn('unshare', [...words, process.execPath, one.folder, program], {
        env: { PATH: process.env['PATH'] ?? '', ...environmentOf(one, here) },
        stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
      });
      child.stdout.pipe(file, { end: false });
      child.stderr.pipe(file, { end: false });
      const [, , , answers] = child.stdio;
      if (!(answers instanceof Readable)) throw new TypeError('the function has no way to answer');
      createInterface({ input: answers }).on('line', (line) => {
        const read = outcome.parse(JSON.parse(line));
        waiting.get(read.id)?.(read);
        waiting.delete(read.id);
      });
      return child;
    };

    return {
      invoke: (resource, event, timeout) =>
        new Promise((resolve) => {
          const one = built.find((each) => each.resource === resource);
          last += 1;
          const id = last;
          if (one === undefined) return resolve({ id, kind: 'unavailable', reason: `${resource} is not built` });
          const child = running.get(resource) ?? start(one);
          running.set(resource, child);
          const timer = setTimeout(() => resolve({ kind: 'timed-out' }), timeout);
          waiting.set(id, (settled) => {
            clearTimeout(timer);
            resolve(settled);
          });
          child.stdin?.write(`${JSON.stringify({ id, resource, event, deadline: Date.now() + timeout })}\n`);
        }),
      stop: async () => {
        for (const child of running.values()) child.kill('SIGKILL');
        file.end();
      },
    };
  };
