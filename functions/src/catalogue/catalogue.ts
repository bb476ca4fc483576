import type { CrimeCatalogue, Reference } from '@countwise/seed';
import { readCatalogue, readReference } from '@countwise/seed/node';
import { environment } from '../platform/environment.ts';

/** The compiled catalogue, read once, at the start of a function. */
export const startCatalogue = (): CrimeCatalogue =>
  readCatalogue(environment.pick({ CATALOGUE_PATH: true }).parse(process.env).CATALOGUE_PATH);

/** The compiled reference data, read once, at the start of a function. */
export const startReference = (): Reference =>
  readReference(environment.pick({ REFERENCE_PATH: true }).parse(process.env).REFERENCE_PATH);
