export type * from './answer.ts';
export type * from './case-file/case-file.ts';
export type { Catalogue, Resolution } from './case-file/catalogue.ts';
export { type Finding, findings } from './case-file/findings.ts';
export {
  type Circumstance,
  type CircumstanceCategory,
  circumstances,
} from './circumstances/circumstances.ts';
export { type CategoryCode, categoryCodes } from './crime/category-code.ts';
export type * from './crime/crime-version.ts';
export { type GroupCode, groupCodes } from './crime/group-code.ts';
export { calendarDays, reportBreakdown } from './numbers/calendar-days.ts';
export { determinateText, indeterminateText } from './numbers/display.ts';
export type { IsoDate } from './numbers/iso-date.ts';
export { addDays, addMonths, addYears, ageOn, daysBetween, inclusiveDays, isIsoDate } from './numbers/iso-date.ts';
export { type Term, termOf, termText } from './numbers/term.ts';
export { type LimitationCategory, limitationCategories, type ProbationLimitation } from './probation/limitation.ts';
export { probationLimitations } from './probation/limitations.ts';
export {
  type FactorCategory,
  findingScale,
  type ProbationFactor,
  probationFactors,
} from './probation/probation-factors.ts';
