import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const module = join(import.meta.dirname, 'quick-folder.ts');

/** Makes a folder in a process that then ends as told; answers where it was, and whether it was there. */
function madeAnd(ends: string) {
  const script = `
    const { quickFolder } = await import(${JSON.stringify(module)});
    const folder = quickFolder();
    console.log(folder + ' ' + require('node:fs').existsSync(folder));
    ${ends}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=commonjs', '-e', `(async () => {${script}})()`]);
  const [folder = '', wasThere] = stdout.toString().trim().split(' ');
  return { folder, wasThere };
}

test.for([
  ['by itself', ''],
  ['badly', 'process.exit(1)'],
  ['asked to', "process.kill(process.pid, 'SIGTERM'); await new Promise((resolve) => setTimeout(resolve, 5000))"],
] as const)('the folder of a run is gone when its process has ended %s', ([, ends]) => {
  const { folder, wasThere } = madeAnd(ends);
  expect([wasThere, existsSync(folder)]).toEqual(['true', false]);
});
