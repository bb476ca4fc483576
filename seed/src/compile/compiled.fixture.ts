import { join } from 'node:path';
import { CrimeCatalogue } from '../catalogue/crime-catalogue.ts';
import { compileReference } from '../reference/compile-reference.ts';
import { compile } from './compile.ts';

const root = join(import.meta.dirname, '..', '..');

/** The tables of the product, compiled once for all tests of a worker: each time takes two seconds. */
export const { artefact } = compile(root);
export const catalogue = new CrimeCatalogue(artefact);
export const { artefact: referenceArtefact } = compileReference(root);
