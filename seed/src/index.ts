export type { Artefact } from './catalogue/artefact.ts';
export { type CodeBook, codeBook, codeBooks, statuteLink } from './catalogue/codes.ts';
export { CrimeCatalogue } from './catalogue/crime-catalogue.ts';
export { openCatalogue } from './catalogue/open-catalogue.ts';
export type { CatalogueRow, Provenance, Trust, WobbleDirection } from './catalogue/row.ts';
export { beginsWith, compareSections } from './catalogue/section.ts';
export { type StatuteQuery, statuteQuery } from './catalogue/statute-query.ts';
