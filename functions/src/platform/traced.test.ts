import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

const segment = z.object({ name: z.string(), annotations: z.record(z.string(), z.unknown()).optional() });

/** Runs the fixture as Lambda would, with tracing on; answers what the tracing daemon was sent, and what was printed. */
async function traced() {
  const daemon = createSocket('udp4');
  onTestFinished(() => void daemon.close());
  const sent: string[] = [];
  daemon.on('message', (message) => sent.push(message.toString().split('\n')[1] ?? ''));
  await new Promise<void>((resolve) => daemon.bind(0, '127.0.0.1', resolve));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'traced.fixture.ts')], {
    env: {
      PATH: process.env['PATH'],
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
      LAMBDA_TASK_ROOT: '/var/task',
      _HANDLER: 'index.handler',
      _X_AMZN_TRACE_ID: 'Root=1-5759e988-bd862e3fe1be46a994272793;Parent=557abcec3ee5a047;Sampled=1',
      AWS_XRAY_DAEMON_ADDRESS: `127.0.0.1:${daemon.address().port}`,
      POWERTOOLS_TRACER_CAPTURE_ERROR: 'false',
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()));
  await new Promise((resolve) => child.once('exit', resolve));
  return { sent, printed };
}

test('a trace can be found by its call, and holds neither what was asked nor what was answered', async () => {
  const { sent, printed } = await traced();
  const calls = sent.map((text) => segment.parse(JSON.parse(text))).map(({ annotations }) => annotations?.['call']);
  expect(calls.filter((call) => call === 'POST /api/auth/login')).toHaveLength(2);
  expect(printed).not.toContain('annotate the main segment');
  expect(sent.join('')).not.toMatch(/county\.example|Invalid Login|Sentence-2026/);
});
