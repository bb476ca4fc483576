import {
  type CaseAttributes,
  type CaseCircumstance,
  type CaseField,
  type CaseLimitation,
  type CaseRecord,
  type ChargeRecord,
  caseField,
  caseFields,
  caseFieldText,
  statusByCode,
} from '@countwise/contract';
import { findingScale } from '@countwise/engine';
import { addCharge } from '../../text/add-charge.ts';
import { ledger as changes } from '../../text/ledger.ts';
import { circumstances, credits, probation, release, tools } from '../../text/modes.ts';
import { notes } from '../../text/notes.ts';
import { chargeDetails, charges, checks } from '../../text/workspace.ts';
import { longDate } from '../../ui/dates.ts';

/** One field that two people set to different things, in words. */
export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

export type Said<Row> = readonly [label: string, say: (row: Row) => string];
/** What each field is called, and what it says of a record; `Unasked` are those that no screen sets, or none by itself. */
type Words<Row, Unasked extends keyof Row> = { readonly [Field in Exclude<keyof Row, Unasked>]-?: Said<Row> };

const dayText = (day: string | null): string => (day === null ? '' : longDate(day));
const findingNames = new Map<string, { readonly name: string }>(Object.entries(chargeDetails.findingNames));
/** A fact pleaded and proved, in the words of its box. */
export const findingName = (finding: string): string => findingNames.get(finding)?.name ?? finding;
const yes = (value: boolean): string => (value ? charges.yes : charges.no);

const chargeWords: Words<ChargeRecord, 'Id' | 'CaseId' | 'Version' | 'ChargedPer' | 'ChargeType' | 'Attributes'> = {
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
    charges.columns.ratio,
    ({ RunSTIRCalculation }) => (RunSTIRCalculation ? charges.third : charges.full),
  ],
  NumberOfStrikes: [charges.columns.strikes, ({ NumberOfStrikes }) => NumberOfStrikes],
  isGang: [charges.columns.gang, ({ isGang }) => yes(isGang)],
  Date: [chargeDetails.date, (charge) => longDate(charge.Date)],
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
  CrimeId: [charges.columns.statute, ({ CrimeId }) => CrimeId],
  CrimeState: [addCharge.state, ({ CrimeState }) => addCharge.states[CrimeState]],
  DateRangeEnd: [chargeDetails.rangeEnd, ({ DateRangeEnd }) => dayText(DateRangeEnd)],
  PriorDate: [chargeDetails.priorDate, ({ PriorDate }) => dayText(PriorDate)],
  SubSentenceNum: [charges.scheme, ({ SubSentenceNum }) => (SubSentenceNum === 1 ? charges.ownRule : charges.usual)],
  IsDeathSentence: [chargeDetails.death, ({ IsDeathSentence }) => yes(IsDeathSentence)],
  Tags: [notes.fields.Tags.label, ({ Tags }) => Tags],
  OfficeNote: [notes.fields.OfficeNote.label, ({ OfficeNote }) => OfficeNote],
  PrivateTags: [notes.fields.PrivateTags.label, ({ PrivateTags }) => PrivateTags],
  PrivateNote: [notes.fields.PrivateNote.label, ({ PrivateNote }) => PrivateNote],
  parentCharge: [addCharge.parent, ({ parentCharge }) => yes(parentCharge !== null)],
  Findings: [chargeDetails.findings(0), ({ Findings }) => Findings.map(findingName).join('; ')],
};

/** Every field of a case that a screen sets by itself. */
export const caseWords = Object.fromEntries<Said<CaseRecord>>([
  ...caseFields.flatMap((field): (readonly [CaseField, Said<CaseRecord>])[] => {
    const { label } = caseField(field);
    return label === undefined ? [] : [[field, [label, (record) => caseFieldText(field, record, longDate)]]];
  }),
  ['IsGang', [tools.facts.gangCase, ({ IsGang }) => yes(IsGang)]],
]);

type Custody = CaseAttributes['crData'][number];

/** `05/01/2026 to 05/31/2026`. */
export const custodySpan = ({ dateIn, dateOut, goesOn }: Custody): string =>
  credits.span(longDate(dateIn), goesOn === true ? credits.stillIn.toLowerCase() : longDate(dateOut));

const rateNames = new Map<string, string>(Object.entries(credits.rates));
/** The rate of a period in the words of its choice. */
export const custodyRate = ({ creditRatio }: Custody): string => rateNames.get(creditRatio) ?? creditRatio;

/** ` at 20%` of a period whose rate is another than by law. */
const atRate = (period: Custody): string =>
  period.creditRatio === 'auto' ? '' : ` ${changes.atRate(custodyRate(period))}`;

export const attributeWords: Words<CaseAttributes, 'crDatabtnRatio' | 'runStirCalculation' | 'ProbationSelections'> = {
  crData: [credits.title, ({ crData }) => crData.map((period) => `${custodySpan(period)}${atRate(period)}`).join('; ')],
  releaseStartDate: [release.start, ({ releaseStartDate }) => (releaseStartDate ? longDate(releaseStartDate) : '')],
  futureCreditRatio: [
    release.future,
    ({ futureCreditRatio }) => (futureCreditRatio ? release.percent(futureCreditRatio) : release.byLaw),
  ],
  custodyPart: [release.split.days, ({ custodyPart }) => String(custodyPart ?? '')],
  sentencingDate: [tools.facts.sentencing, ({ sentencingDate }) => (sentencingDate ? longDate(sentencingDate) : '')],
  applyStatusEnhancementsMultipleTimes: [
    tools.status,
    ({ applyStatusEnhancementsMultipleTimes }) => yes(applyStatusEnhancementsMultipleTimes),
  ],
  findingsWeighed: [
    probation.likelihood,
    ({ findingsWeighed = {} }) =>
      Object.entries(findingsWeighed)
        .map(([finding, weight]) => `${finding}: ${findingScale[weight] ?? ''}`)
        .join('; '),
  ],
  dismissedChecks: [checks.label, ({ dismissedChecks }) => dismissedChecks.map(({ reason }) => reason).join('; ')],
};

const circumstanceWords: Words<CaseCircumstance, 'Id' | 'CaseId' | 'CircumstancesId' | 'Version'> = {
  Proof: [circumstances.proof, ({ Proof }) => circumstances.proofs[Proof]],
};

const limitationWords: Words<CaseLimitation, 'Id' | 'CaseId' | 'ProbationLimitationId' | 'Version' | 'IsTrue'> = {
  IsPled: [probation.saved, ({ IsPled }) => (IsPled ? probation.marks.pled : probation.marks.true)],
};

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** In which fields my change and theirs differ, of those that they changed at all from what was there before. */
const differ = <Row extends object>(words: { readonly [field: string]: Said<Row> }) => {
  const said = new Map(Object.entries(words));
  return (mine: Partial<Row>, before: Readonly<Record<string, unknown>>, theirs: Row): readonly Difference[] => {
    const found: Difference[] = [];
    for (const field in mine) {
      const word = said.get(field);
      // what no screen sets by itself is told by what it is set with
      if (word === undefined) continue;
      if (same(theirs[field], before[field]) || same(theirs[field], mine[field])) continue;
      const [label, say] = word;
      found.push({ label, mine: say({ ...theirs, ...mine }), theirs: say(theirs) });
    }
    return found;
  };
};

/** So many letters are still a word or two. */
const shortest = 30;

/** What a field said, and what it says. */
export type Step = readonly [from: string, to: string];

/** A longer text, of which is said only that it changed. */
export const isLong = ([from, to]: Step): boolean => from.length > shortest || to.length > shortest;

/** What was set, field by field: the name of each, and its words before and after. */
export const setOf = <Row>(words: { readonly [field: string]: Said<Row> }, fields: object, was: Row, now: Row) =>
  Object.entries(words).flatMap(([field, [label, say]]): readonly (readonly [string, Step])[] => {
    const [from, to] = [say(was), say(now)];
    return field in fields && from !== to ? [[label, [from, to]]] : [];
  });

/** What was set on a charge, field by field: `Principal Unspecified → Preferred`; of a longer text only that it changed. */
export const setOnCharge = (fields: Partial<ChargeRecord>, was: ChargeRecord, now: ChargeRecord): readonly string[] =>
  setOf<ChargeRecord>(chargeWords, fields, was, now).map(([label, step]) => {
    const [from, to] = step;
    if (isLong(step)) return changes.ofField(label);
    return from === '' ? `${label} ${to}` : changes.changed(label, from, to === '' ? changes.none : to);
  });

export const differences = {
  charge: differ(chargeWords),
  case: differ(caseWords),
  attributes: differ(attributeWords),
  limitation: differ(limitationWords),
  circumstance: differ(circumstanceWords),
};
