import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../csv/fault.ts';
import { compileReference } from './compile-reference.ts';

/** Compiles the reference data of the package at `root` into `dist/reference.json`; with faults, writes nothing. */
export function writeReference(root: string): readonly Fault[] {
  const { artefact, faults } = compileReference(root);
  if (faults.length > 0) return faults;
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', 'reference.json'), JSON.stringify(artefact));
  return [];
}
