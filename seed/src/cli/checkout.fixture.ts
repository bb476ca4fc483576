import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** What a command printed, and its exit status. */
const run = (folder: string, input: string, command: string, ...args: readonly string[]) =>
  runAs(process.execPath, folder, input, command, ...args);

/** The same where the search path finds another Node first. */
function runAs(node: string, folder: string, input: string, command: string, ...args: readonly string[]) {
  const env = { ...process.env, PATH: [dirname(node), process.env['PATH']].join(delimiter) };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, input, encoding: 'utf8', env });
  return { status, stdout, stderr };
}

/** The command as a person types it. */
export const npmRun = (input: string, ...args: readonly string[]) => run(root, input, 'npm', 'run', '-s', ...args);

/** The command itself, without the processes that npm would start for it. */
const direct = (folder: string, input: string, script: Script, ...args: readonly string[]) =>
  run(folder, input, process.execPath, `seed/src/cli/${script}.ts`, ...args);
type Script = 'sentence' | 'crime';

/** A line of the shell, for what only a shell does. */
export const shell = (line: string) => run(root, '', 'sh', '-c', line);

/** The kinds of Node on this machine: the packages' own and those of the search path, each once. */
export const nodes: readonly string[] = [
  ...new Set(
    [join(root, 'node_modules', '.bin'), ...(process.env['PATH'] ?? '').split(delimiter)]
      .map((folder) => join(folder, 'node'))
      .filter((path) => existsSync(path))
      .map((path) => realpathSync(path)),
  ),
];

/** The command as npm runs it on one of them. */
export const onNode = (node: string, input: string, script: Script, ...args: readonly string[]) =>
  runAs(node, root, input, 'npm', 'run', '-s', script, '--', ...args);

/** A checkout as `npm ci` leaves it, with nothing compiled yet. */
export function freshCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'countwise-fresh-'));
  for (const path of ['package.json', 'seed/package.json', 'seed/src', 'seed/tables', 'seed/facts'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const path of ['node_modules', 'engine']) symlinkSync(join(root, path), join(folder, path));
  return {
    catalogue: join(folder, 'seed', 'dist', 'catalogue.json'),
    npmRun: (input: string, ...args: readonly string[]) => run(folder, input, 'npm', 'run', '-s', ...args),
    runDirect: (input: string, script: Script, ...args: readonly string[]) => direct(folder, input, script, ...args),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
