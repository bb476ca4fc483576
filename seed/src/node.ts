export { readCatalogue, readReference } from './compiled/read-compiled.ts';
export { LawText, type OfficialText } from './law-text/law-text.ts';
