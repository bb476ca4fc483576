import type { CrimeCatalogue, Reference } from '@countwise/seed';
import { LawText, readCatalogue, readReference } from '@countwise/seed/node';
import { environment } from '../platform/environment.ts';

/** The compiled catalogue, read once, at the start of a function. */
export const startCatalogue = (): CrimeCatalogue =>
  readCatalogue(environment.pick({ CATALOGUE_PATH: true }).parse(process.env).CATALOGUE_PATH);

/** The compiled reference data, read once, at the start of a function. */
export const startReference = (): Reference =>
  readReference(environment.pick({ REFERENCE_PATH: true }).parse(process.env).REFERENCE_PATH);

/** The official texts that were imported; undefined where no folder of them is named. */
export function startLawText(): LawText | undefined {
  const { LAW_FOLDER } = environment.pick({ LAW_FOLDER: true }).parse(process.env);
  return LAW_FOLDER === undefined ? undefined : new LawText(LAW_FOLDER);
}
