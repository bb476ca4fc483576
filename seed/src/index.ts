export { caseFileSchema } from './case-file/case-file-schema.ts';
export { type ReadCaseFile, readCaseFile } from './case-file/read-case-file.ts';
export type { Artefact } from './catalogue/artefact.ts';
export { authoritiesOf } from './catalogue/authorities.ts';
export { type CodeBook, codeBook, codeBooks, statuteLink } from './catalogue/codes.ts';
export { CrimeCatalogue } from './catalogue/crime-catalogue.ts';
export { openCatalogue } from './catalogue/open-catalogue.ts';
export type { CatalogueRow, CheckedBy, Provenance, Trust, WobbleDirection } from './catalogue/row.ts';
export { compareSections } from './catalogue/section.ts';
export { type StatuteQuery, statuteQuery } from './catalogue/statute-query.ts';
export { broughtByCrime } from './reference/brought-by-crime.ts';
export { type CollateralConsequence, ConsequenceList, consequenceTypes } from './reference/collateral-consequences.ts';
export { type CrimeFactor, FactorBook, type FactorGroup } from './reference/factor-groups.ts';
export {
  type InstructedCharge,
  InstructionBook,
  type InstructionSubsection,
  type JuryInstruction,
} from './reference/instruction-book.ts';
export { type AccountOption, openReference, type Reference } from './reference/open-reference.ts';
export type { Explained } from './reference/provisions.ts';
export type { StrikeGroup, StrikeInfo } from './reference/strike-info.ts';
export { CrimeSearch } from './search/crime-search.ts';
export type { SearchHelp } from './search/search-help.ts';
export type { SearchPage } from './search/search-page.ts';
export { type TypedStatute, typedStatute } from './search/typed-statute.ts';
