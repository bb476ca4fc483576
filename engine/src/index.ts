export type * from './answer.ts';
export type * from './case-file/case-file.ts';
export type { Catalogue, Resolution } from './case-file/catalogue.ts';
export { type Finding, findings } from './case-file/findings.ts';
export { type CategoryCode, categoryCodes } from './crime/category-code.ts';
export type * from './crime/crime-version.ts';
export { type GroupCode, groupCodes } from './crime/group-code.ts';
export type { IsoDate } from './numbers/iso-date.ts';
