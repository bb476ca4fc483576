import {
  type CaseAttributes,
  type CaseCircumstance,
  type CaseLimitation,
  type CaseRecord,
  type ChargeRecord,
  statusByCode,
} from '@countwise/contract';
import { caseForm, caseList } from '../text/cases.ts';
import { circumstances, credits, probation, release, tools } from '../text/modes.ts';
import { chargeDetails, charges, checks } from '../text/workspace.ts';
import { shortDate } from '../ui/dates.ts';

/** One field that two people set to different things, in words. */
export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What a field is called, and what it says of a record. */
type Words<Row> = { readonly [Field in keyof Row]?: readonly [label: string, say: (row: Row) => string] };

const yes = (value: boolean): string => (value ? charges.yes : charges.no);

const chargeWords: Words<ChargeRecord> = {
  ChargeStatus: [charges.columns.status, ({ ChargeStatus }) => charges.statuses[statusByCode[ChargeStatus]]],
  SelectedTerm: [charges.term, ({ SelectedTerm }) => chargeDetails.lowerMiddleUpper[SelectedTerm - 1] ?? ''],
  Concurrency: [
    charges.columns.run,
    ({ Concurrency }) => (Concurrency === 1 ? charges.concurrent : charges.consecutive),
  ],
  IsPrincipal: [
    charges.columns.principal,
    ({ IsPrincipal }) => (IsPrincipal === 1 ? charges.preferred : charges.unspecified),
  ],
  RunSTIRCalculation: [
    charges.columns.subordinate,
    ({ RunSTIRCalculation }) => (RunSTIRCalculation ? charges.third : charges.full),
  ],
  NumberOfStrikes: [charges.columns.strikes, ({ NumberOfStrikes }) => NumberOfStrikes],
  isGang: [charges.columns.gang, ({ isGang }) => yes(isGang)],
  Date: [chargeDetails.date, (charge) => shortDate(charge.Date)],
  CountNumber: [charges.columns.count, ({ CountNumber }) => String(CountNumber)],
  VictimId: [chargeDetails.victim, ({ VictimId }) => VictimId ?? ''],
  Occasion: [chargeDetails.occasion, ({ Occasion }) => Occasion ?? ''],
  OperativeFacts: [chargeDetails.operativeFacts, ({ OperativeFacts }) => OperativeFacts ?? ''],
  EarlierJudgment: [chargeDetails.judgment, ({ EarlierJudgment }) => chargeDetails.judgments[EarlierJudgment]],
  WitnessOf: [chargeDetails.witnessOf, ({ WitnessOf }) => yes(WitnessOf !== null)],
  PrimaryCharge: [chargeDetails.primary, ({ PrimaryCharge }) => yes(PrimaryCharge !== null)],
  ProbationGranted: [chargeDetails.probationGranted, ({ ProbationGranted }) => yes(ProbationGranted)],
  ProbationJailTimeDays: [chargeDetails.jailDays, ({ ProbationJailTimeDays }) => String(ProbationJailTimeDays ?? '')],
  SelectedDays: [chargeDetails.jailDays, ({ SelectedDays }) => String(SelectedDays ?? '')],
};

const caseWords: Words<CaseRecord> = {
  NumberOfStrikes: [charges.strikes, ({ NumberOfStrikes }) => charges.strikeChoices[NumberOfStrikes]],
  CaseNumber: [caseForm.number, ({ CaseNumber }) => CaseNumber],
  CaseStatus: [caseForm.status, ({ CaseStatus }) => caseList.statuses[CaseStatus]],
};

const attributeWords: Words<CaseAttributes> = {
  crData: [
    credits.title,
    ({ crData }) =>
      crData
        .map(({ dateIn, dateOut, goesOn }) =>
          credits.span(shortDate(dateIn), goesOn === true ? credits.stillIn.toLowerCase() : shortDate(dateOut)),
        )
        .join('; '),
  ],
  releaseStartDate: [release.start, ({ releaseStartDate }) => (releaseStartDate ? shortDate(releaseStartDate) : '')],
  futureCreditRatio: [
    release.future,
    ({ futureCreditRatio }) => (futureCreditRatio ? `${futureCreditRatio}%` : release.byLaw),
  ],
  custodyPart: [release.split.days, ({ custodyPart }) => String(custodyPart ?? '')],
  sentencingDate: [tools.facts.sentencing, ({ sentencingDate }) => (sentencingDate ? shortDate(sentencingDate) : '')],
  applyStatusEnhancementsMultipleTimes: [
    tools.status,
    ({ applyStatusEnhancementsMultipleTimes }) => yes(applyStatusEnhancementsMultipleTimes),
  ],
  dismissedChecks: [checks.label, ({ dismissedChecks }) => dismissedChecks.map(({ reason }) => reason).join('; ')],
};

const circumstanceWords: Words<CaseCircumstance> = {
  Proof: [circumstances.proof, ({ Proof }) => circumstances.proofs[Proof]],
};

const limitationWords: Words<CaseLimitation> = {
  IsPled: [probation.saved, ({ IsPled }) => (IsPled ? probation.marks.pled : probation.marks.true)],
};

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** In which fields my change and theirs differ, of those that they changed at all from what was there before. */
const differ =
  <Row extends object>(words: Words<Row>) =>
  (mine: Partial<Row>, before: Readonly<Record<string, unknown>>, theirs: Row): readonly Difference[] => {
    const found: Difference[] = [];
    for (const field in mine) {
      if (same(theirs[field], before[field]) || same(theirs[field], mine[field])) continue;
      const [label, say] = words[field] ?? [field, (row: Row) => JSON.stringify(row[field])];
      found.push({ label, mine: say({ ...theirs, ...mine }), theirs: say(theirs) });
    }
    return found;
  };

export const differences = {
  charge: differ(chargeWords),
  case: differ(caseWords),
  attributes: differ(attributeWords),
  limitation: differ(limitationWords),
  circumstance: differ(circumstanceWords),
};
