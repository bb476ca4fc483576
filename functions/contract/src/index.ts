export { besideText, countsText, rangeName, rangesOf, refusesProbation } from '@countwise/engine';
export * from './base/call.ts';
export { codeProblems } from './base/code-problems.ts';
export { isByPassword, isTooLong, sessionSeconds } from './base/session.ts';
export * from './calls/account.ts';
export * from './calls/auth.ts';
export * from './calls/bundles.ts';
export * from './calls/case-children.ts';
export * from './calls/cases.ts';
export * from './calls/charges.ts';
export * from './calls/corrections.ts';
export * from './calls/county.ts';
export * from './calls/crimes.ts';
export { calls } from './calls/index.ts';
export * from './calls/jury.ts';
export * from './calls/letters.ts';
export * from './calls/offers.ts';
export * from './calls/organization.ts';
export * from './calls/proofs.ts';
export * from './calls/reductions.ts';
export * from './calls/reference.ts';
export * from './calls/registration.ts';
export * from './calls/reports.ts';
export * from './calls/scenarios.ts';
export * from './calls/sign-in.ts';
export * from './calls/subscription.ts';
export { mayHangOn, needsParent, standsOutside } from './case-file/attachment.ts';
export { readCaseAttributes, writeCaseAttributes } from './case-file/case-attributes.ts';
export { catalogueOf } from './case-file/catalogue-of.ts';
export { fallenRows } from './case-file/fallen-rows.ts';
export { highestStrikes } from './case-file/highest-strikes.ts';
export { ownId } from './case-file/own-id.ts';
export { differingFacts, followed, type PersonFactName, withFactsOf } from './case-file/person-facts.ts';
export { statusByCode } from './case-file/status-by-code.ts';
export { straight } from './case-file/straight.ts';
export { type CrimeOf, toCaseFile } from './case-file/to-case-file.ts';
export { toCustody } from './case-file/to-custody.ts';
export { makeSampleCase, writesOf } from './make-sample-case.ts';
export { isOfferedPart, type ReportPart, reportParts } from './report-parts.ts';
export * from './routes.ts';
export { type SampleCase, sampleCases } from './sample-cases.ts';
export * from './schemas/account.ts';
export * from './schemas/basics.ts';
export * from './schemas/bundle.ts';
export * from './schemas/case.ts';
export * from './schemas/case-attributes.ts';
export * from './schemas/case-children.ts';
export type { CountySwitch } from './schemas/case-field-kinds.ts';
export {
  type CaseColumn,
  type CaseField,
  caseField,
  caseFields,
  type FormField,
  fieldsOfCase,
  formField,
  formFields,
  ownersFields,
} from './schemas/case-fields.ts';
export * from './schemas/charge.ts';
export * from './schemas/county.ts';
export * from './schemas/crime.ts';
export * from './schemas/deleted-case.ts';
export * from './schemas/gesture.ts';
export * from './schemas/jury.ts';
export * from './schemas/last-answer.ts';
export * from './schemas/offer.ts';
export type * from './schemas/offer-card.ts';
export { cardLength, offerCard } from './schemas/offer-card.ts';
export * from './schemas/offer-search.ts';
export * from './schemas/open-fields.ts';
export * from './schemas/organization.ts';
export { penaltyText } from './schemas/penalty-text.ts';
export { type Problem as ProblemBody, problem as problemBody } from './schemas/problem.ts';
export * from './schemas/reductions.ts';
export * from './schemas/reference.ts';
export * from './schemas/registration.ts';
export { type Carry, carriedBy } from './words/carried.ts';
export { caseFieldText, timeText } from './words/case-field-text.ts';
export { defendantName, originalCase } from './words/case-name.ts';
export { caseFinder, hasWords, marksIn } from './words/case-search.ts';
export { hasTag, tagCounts, tagsOf } from './words/case-tags.ts';
export { type ChainLine, chainLines } from './words/chain-lines.ts';
export { isOfUpperTerm, speaksOf, spokenChecks, spokenRows } from './words/check-speaks.ts';
export { byCitations } from './words/citations.ts';
export { convictionOf } from './words/conviction.ts';
export { freeCount } from './words/count-number.ts';
export { dayInWords } from './words/day-in-words.ts';
export { dismissCheck, type SortedChecks, showCheck, sortChecks } from './words/dismissed-checks.ts';
export { jailConditionText } from './words/jail-condition.ts';
export { type LawOf, lawDay, lawDayOf, lawOf, lawWords, offenseDays } from './words/law-day.ts';
export { levelNames, levelOf, ownPunishment } from './words/level.ts';
export { isSuspended, probationJailOf, sentenceText, type WordedRow, workingText } from './words/on-probation.ts';
export { outOfRange } from './words/out-of-range.ts';
export { pleadedAs } from './words/pleaded-as.ts';
export {
  aboveFor,
  endsAuthority,
  everyUpperText,
  isAbove,
  leastText,
  mostText,
  outsideText,
  rangeText,
  upperAuthority,
} from './words/range-text.ts';
export {
  type BoardHearing,
  boardHearings,
  calendarText,
  firstHearing,
  hearingBeforeMinimum,
  hearingsBeforeRelease,
  releaseDates,
} from './words/release-dates.ts';
export { type ReleaseParts, rateByLaw, releaseRates } from './words/release-rates.ts';
export { releaseWorking } from './words/release-working.ts';
export { saidAlike } from './words/said-alike.ts';
export { type Band, type BandKind, sentenceBands } from './words/sentence-bands.ts';
export {
  besideTotal,
  caseTotalOf,
  controllingText,
  dayCount,
  indeterminateFact,
  leftOutOfTotal,
  lengthText,
  lifeBeside,
  misdemeanorText,
  noSentence,
  placeText,
  probationJailText,
  rowText,
  sentenceFacts,
  totalText,
} from './words/sentence-text.ts';
export { chainNames, chargeStatusNames, daysOfTerm, placeNames, roleNames } from './words/sentence-words.ts';
export { isNotServed, type StatusOf, statusTextOf } from './words/status-text.ts';
export { type StepLine, type StepPart, stepParts } from './words/step-lines.ts';
export { isConviction, isStrike } from './words/strike.ts';
export { inDays, termLabel } from './words/term-label.ts';
export * from './words/terms-version.ts';
export { type AnsweredRow, isOnProbation, slotInUse, workingOf } from './words/working.ts';
