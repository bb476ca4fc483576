import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CrimeCatalogue } from '../catalogue/crime-catalogue.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { openReference, type Reference } from '../reference/open-reference.ts';

/** Where `npm run catalogue` writes what it compiles. */
const compiled = (file: string) => join(import.meta.dirname, '..', '..', 'dist', file);

/** Reads the compiled catalogue from disk. Throws if it is missing or of another format. */
export const readCatalogue = (path: string = compiled('catalogue.json')): CrimeCatalogue => {
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return openCatalogue(json);
};

/** Reads the compiled reference data from disk. Throws if it is missing or of another format. */
export const readReference = (path: string = compiled('reference.json')): Reference => {
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return openReference(json);
};
