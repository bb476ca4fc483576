import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

/** Packages and every package they need that npm put beside them in the root's node_modules (what lies inside comes along). */
export function packageClosure(root: string, names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const path = join(root, 'node_modules', name, 'package.json');
    if (found.has(name) || !existsSync(path)) return;
    found.add(name);
    Object.keys(manifest.parse(JSON.parse(readFileSync(path, 'utf8'))).dependencies).forEach(add);
  };
  names.forEach(add);
  return [...found];
}
