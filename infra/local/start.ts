import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoAccounts } from './demo/accounts.ts';
import { root } from './environment.ts';
import { portsFrom } from './ports.ts';
import { StartFailure } from './shared/start-failure.ts';
import { startStack } from './stack.ts';

const usage = 'npm start -- [--port N] [--fresh] [--built]';
const defaultPort = 4000;
const lastPort = 65_000;

function readArguments(): { readonly port: number; readonly fresh: boolean; readonly built: boolean } {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, fresh: { type: 'boolean' }, built: { type: 'boolean' } },
    });
    const port = Number(values.port ?? defaultPort);
    if (!Number.isInteger(port) || port < 1024 || port > lastPort) {
      throw new StartFailure(`--port takes a number from 1024 to ${lastPort}.`);
    }
    return { port, fresh: values.fresh ?? false, built: values.built ?? false };
  } catch (fault) {
    throw fault instanceof StartFailure ? fault : new StartFailure(`Usage: ${usage}`);
  }
}

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const seconds = (): string => `${process.uptime().toFixed(1).padStart(5)} s`;

try {
  const { port, fresh, built } = readArguments();
  const stack = await startStack({
    dir: join(root, '.local'),
    ports: portsFrom(port),
    fresh,
    site: built ? 'built' : 'sources',
    onStep: (name) => print(`${seconds()}  ${name}`),
  });
  print(`${seconds()}  ready\n\nCountwise  ${stack.origin}\nInbox      ${stack.inbox}\n`);
  for (const { email, password, shows } of demoAccounts) print(`${email.padEnd(22)} ${password}   ${shows}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stack.stop().then(() => process.exit(0)));
  }
} catch (fault) {
  if (!(fault instanceof StartFailure)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 1;
}
