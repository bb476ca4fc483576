import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

/** A package and every package it needs that npm put beside it in the root's node_modules (what lies inside comes along). */
export function packageClosure(
  root: string,
  name: string,
  found: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const path = join(root, 'node_modules', name, 'package.json');
  if (found.has(name) || !existsSync(path)) return found;
  const { dependencies } = manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  return Object.keys(dependencies).reduce<ReadonlySet<string>>(
    (closure, dependency) => packageClosure(root, dependency, closure),
    new Set([...found, name]),
  );
}
