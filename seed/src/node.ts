import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CrimeCatalogue } from './catalogue/crime-catalogue.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';

/** Where `npm run catalogue` writes the compiled catalogue. */
const compiled = join(import.meta.dirname, '..', 'dist', 'catalogue.json');

/** Reads the compiled catalogue from disk. Throws if it is missing or of another format. */
export const readCatalogue = (path: string = compiled): CrimeCatalogue => {
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return openCatalogue(json);
};
export { LawText, type OfficialText } from './law-import/law-text.ts';
