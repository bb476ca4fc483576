import { readArtefact } from './artefact.ts';
import { CrimeCatalogue } from './crime-catalogue.ts';

/** Opens a compiled catalogue from its parsed JSON. Throws if it is not one. */
export const openCatalogue = (json: unknown): CrimeCatalogue => new CrimeCatalogue(readArtefact(json));
