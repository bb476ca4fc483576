import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CrimeCatalogue } from '../catalogue/crime-catalogue.ts';
import { readCatalogue } from '../compiled/read-compiled.ts';
import { needsCompiling } from './catalogue-age.ts';
import { CommandFault } from './command-fault.ts';

const root = join(import.meta.dirname, '..', '..');
const compiled = join(root, 'dist', 'catalogue.json');

/** Written beside its place and moved there whole: another command may be reading. */
async function compileCatalogue(): Promise<void> {
  const [{ compile }, { faultText }] = await Promise.all([import('../compile/compile.ts'), import('../csv/fault.ts')]);
  const { artefact, faults } = compile(root);
  if (faults.length > 0)
    throw new CommandFault(`${faults.map(faultText).join('\n')}\nThe catalogue cannot be compiled.`);
  const half = `${compiled}.${process.pid}`;
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(half, JSON.stringify(artefact));
  renameSync(half, compiled);
}

/** The catalogue of a compiled file; of one that is broken, how it is mended. */
export function catalogueIn(path: string): CrimeCatalogue {
  try {
    return readCatalogue(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read';
    throw new CommandFault(
      `seed/dist/catalogue.json is not a whole catalogue: ${reason}\nCompile it again: npm run catalogue`,
    );
  }
}

/** The catalogue as it is compiled; compiled first where it is missing or its tables are newer. */
export async function openedCatalogue(): Promise<CrimeCatalogue> {
  if (needsCompiling('catalogue')) await compileCatalogue();
  return catalogueIn(compiled);
}
