import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './environment/environment.ts';
import { type Ports, portsFrom } from './environment/ports.ts';
import { StartFailure } from './shared/start-failure.ts';
import type { StackOptions } from './stack.ts';

const usage = 'Usage: npm start -- [--port N] [--dir FOLDER] [--fresh] [--built]';
const firstPort = 1024;
const lastPort = 65_000;

const options = {
  port: { type: 'string', default: '4000' },
  dir: { type: 'string', default: join(root, '.local') },
  fresh: { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
} as const;

function read(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options }).values;
  } catch {
    throw new StartFailure(usage);
  }
}

function portsOf(text: string): Ports {
  const port = Number(text);
  if (Number.isInteger(port) && port >= firstPort && port <= lastPort) return portsFrom(port);
  throw new StartFailure(
    `--port takes a number from ${firstPort} to ${lastPort}; the site is there, the rest on the seven after it.`,
  );
}

/** What `npm start` was told: `--port`, `--dir` where data is kept, `--fresh` to forget it, `--built` for the built site. */
export function readArguments(given: readonly string[]): StackOptions {
  const { port, dir, fresh, built } = read(given);
  return { dir, fresh, ports: portsOf(port), site: built ? 'built' : 'sources' };
}
