import type { CrimeCatalogue } from '@countwise/seed';
import { readCatalogue } from '@countwise/seed/node';
import { environment } from './environment.ts';

/** The compiled catalogue, read once, at the start of a function. */
export const startCatalogue = (): CrimeCatalogue =>
  readCatalogue(environment.pick({ CATALOGUE_PATH: true }).parse(process.env).CATALOGUE_PATH);
