export type * from './answer/answer.ts';
export {
  besideText,
  controllingLength,
  countsText,
  isLifeBeside,
  lengthsText,
  rangesOf,
  totalLength,
} from './answer/length-text.ts';
export type { Probation } from './answer/probation.ts';
export { countNumbers, rowNames } from './answer/row-names.ts';
export type { SplitTerm } from './answer/split-term.ts';
export * from './case-file/case-file.ts';
export type { Catalogue, Resolution, WantedRow } from './case-file/catalogue.ts';
export { crimeOfFacts } from './case-file/crime-of-facts.ts';
export { resolverOf } from './case-file/resolve.ts';
export type { Fault } from './case-file/row.ts';
export {
  type Circumstance,
  type CircumstanceCategory,
  circumstances,
} from './circumstances/circumstances.ts';
export { correctionsConcerning } from './corrections/concerning.ts';
export { engineVersion } from './corrections/engine-version.ts';
export type { Correction, RulesVersion } from './corrections/rules-version.ts';
export { rulesVersions } from './corrections/rules-versions.ts';
export { conductCredit, ratioRules } from './credits/conduct-credit.ts';
export type { CreditCharge, CreditFacts } from './credits/credit-facts.ts';
export { creditNotices } from './credits/credit-notices.ts';
export { credits } from './credits/credits.ts';
export { type CategoryCode, categoryCodes } from './crime/category-code.ts';
export { categoryOfCrime, consecutiveOf } from './crime/category-of-crime.ts';
export {
  isOf182 as isConspiracyOfMisdemeanor,
  isWobblerOf182 as isConspiracyThatWobbles,
  jailOf182,
} from './crime/conspiracy.ts';
export * from './crime/crime-version.ts';
export { type Finding, findings } from './crime/findings.ts';
export { type GroupCode, groupCodes } from './crime/group-code.ts';
export { groupsOfCrime, groupsOfLevel } from './crime/groups-of-crime.ts';
export { limitOn } from './crime/limit-on.ts';
export { type ListAuthorities, listAuthorities } from './crime/list-authorities.ts';
export { isNotUnderItsSection, isNoViolation } from './crime/no-violation.ts';
export { plainIds } from './crime/plain-ids.ts';
export { isOfPriorThatBarsJail } from './crime/prior-that-bars-jail.ts';
export { isRegistrantsCrime } from './crime/registrants-crime.ts';
export { rowLists } from './crime/row-lists.ts';
export { isSuperStrike } from './crime/super-strike.ts';
export { type TermSlot, termSlots } from './crime/triad.ts';
export { type CrimeState, crimeStates } from './law/crime-state.ts';
export { isInForce } from './law/dated.ts';
export { type FutureRate, futureRates, futureRules } from './law/future-rates.ts';
export { againstNoRelative } from './law/lists/against-no-relative.ts';
export { mayBeInJail } from './law/lists/crimes-in-custody.ts';
export { weaponElements } from './law/lists/elements.ts';
export { isLifeByPriors } from './law/lists/life-by-priors.ts';
export { mayHaveRelatedVictim } from './law/lists/related-victims.ts';
export { realignment } from './law/measures.ts';
export { sectionAddress } from './law/section-address.ts';
export { around, beginsWith, headOf, namesOf, sectionsOf, stateNamedBy, withState, writtenIn } from './law/statute.ts';
export { isNamedBy, type ListRow, type StatuteList } from './law/statute-list.ts';
export { calendarDays, reportBreakdown } from './numbers/calendar-days.ts';
export { californiaDay } from './numbers/california-day.ts';
export { dayText, determinateText, indeterminateText } from './numbers/display.ts';
export type { IsoDate } from './numbers/iso-date.ts';
export { addDays, addMonths, addYears, ageOn, daysBetween, inclusiveDays, isIsoDate } from './numbers/iso-date.ts';
export type { SentenceDays } from './numbers/sentence-days.ts';
export { type Term, termOf, termText } from './numbers/term.ts';
export { alikeWords } from './offers/alike.ts';
export { withoutBargainedTerm } from './offers/bargained-term.ts';
export { barredStrikes } from './offers/barred-strikes.ts';
export { beatenBy } from './offers/beaten-by.ts';
export { changeWords } from './offers/change-words.ts';
export { type CourtChoice, courtChoicesBetween } from './offers/court-choices.ts';
export { type EqualWays, equalWays } from './offers/equal-ways.ts';
export { everyLever, type Lever } from './offers/every-lever.ts';
export { compareGivenUp, type GivenUp, givenUpWords } from './offers/given-up.ts';
export { givenUpBetween } from './offers/given-up-between.ts';
export { type GivenUpPart, givenUpParts } from './offers/given-up-parts.ts';
export { type Held, heldBy } from './offers/held-by.ts';
export { type LeastOffer, leastOffer } from './offers/least-offer.ts';
export { courtAlone, levers, needsOf } from './offers/lever.ts';
export {
  type Brought,
  type ConvictedAs,
  dispositionOf,
  type Law,
  type Measured,
  mayHaveProbation,
  measure,
} from './offers/measure.ts';
export { byIds, type NamedRow, namedCatalogue, namedRows } from './offers/named-rows.ts';
export { type NoChange, noChangeWords } from './offers/no-change.ts';
export { type OccasionAnswer, type OccasionAnswers, occasionAnswers } from './offers/occasion-answers.ts';
export type { Change, Disposition, OfferNews, OfferRow, Proved, TimeToServe } from './offers/offer.ts';
export { offerChecks } from './offers/offer-checks.ts';
export {
  type CreditSide,
  type OfferSpace,
  type PleadingStage,
  pleadingStages,
  type Reduction,
  reductionKinds,
} from './offers/offer-space.ts';
export { offers } from './offers/offers.ts';
export { everyPunishment, movedStays, withoutIdleStays } from './offers/one-act.ts';
export { type Others, othersOf } from './offers/others.ts';
export {
  type BreakEven,
  breakEven,
  type CourtPrice,
  courtPricesOf,
  type JointPrice,
  jointPricesOf,
  type Price,
  pricesOf,
  withChoice,
  withoutRows,
} from './offers/price.ts';
export type { OfferSearch } from './offers/problem.ts';
export { noGroundOfDeportation, noRegistration, type Wish } from './offers/wishes.ts';
export { findLimitation } from './probation/find-limitation.ts';
export {
  type LimitationCategory,
  limitationCategories,
  limitationLevelNames,
  type ProbationLimitation,
} from './probation/limitation.ts';
export { type LimitationState, nextLimitationState, withAllegations } from './probation/limitation-selection.ts';
export { probationLimitations } from './probation/limitations.ts';
export { limitEffects, limitsOfCharges } from './probation/limits-of-charges.ts';
export {
  type FactorCategory,
  findingScale,
  type ProbationFactor,
  probationFactors,
} from './probation/probation-factors.ts';
export { withChoices } from './range/choices.ts';
export type { ExposureRange, RangeEnd, RowChoice } from './range/exposure-range.ts';
export { rangeName, refusesProbation } from './range/range-name.ts';
export { rangeOf } from './range/range-of.ts';
export { release } from './release/release.ts';
export type { ReleaseCharge, ReleaseFacts } from './release/release-facts.ts';
export { compareExposure } from './sentence/compare-exposure.ts';
export { faultsOf, sentence } from './sentence/sentence.ts';
export { stepAmount } from './sentence/step-amount.ts';
