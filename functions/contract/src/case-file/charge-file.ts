import {
  type CaseEnhancementFile,
  type ChargeFile,
  type EnhancementFile,
  findings,
  type StrikeLevel,
} from '@countwise/engine';
import type { ChargeRecord } from '../schemas/charge.ts';
import { said } from './said.ts';
import { statusByCode } from './status-by-code.ts';

/** What each number of a field says; of a plain charge it says nothing. */
const terms = { 1: 'lower', 2: 'middle', 3: undefined } as const;
const runs = { 0: undefined, 1: 'concurrent' } as const;
const principals = { 0: undefined, 1: 'preferred' } as const;
const schemes = { 0: undefined, 1: 'own' } as const;
const earlierJudgments = { 0: undefined, 1: 'serving', 2: 'probation' } as const;
const statuses = { ...statusByCode, 0: undefined } as const;

/** What is said of any row. */
const rowOf = (charge: ChargeRecord) =>
  said({
    term: terms[charge.SelectedTerm],
    status: statuses[charge.ChargeStatus],
    findings: findings.filter((finding) => charge.Findings.includes(finding)),
  });

/** A crime that is charged, as the user left it. Its strikes are said where they are not those of the case. */
export const chargeFile = (
  charge: ChargeRecord,
  attached: readonly ChargeRecord[],
  caseStrikes: StrikeLevel,
): ChargeFile => ({
  id: charge.Id,
  count: charge.CountNumber,
  crime: { id: charge.CrimeId },
  date: charge.Date,
  ...rowOf(charge),
  ...said({
    dateEnd: charge.DateRangeEnd,
    occasion: charge.Occasion,
    operativeFacts: charge.OperativeFacts,
    victim: charge.VictimId,
    witnessOf: charge.WitnessOf,
    earlier: earlierJudgments[charge.EarlierJudgment],
    state: charge.CrimeState !== 'Completed' && charge.CrimeState,
    days: charge.SelectedDays,
    run: runs[charge.Concurrency],
    subordinateTerm: !charge.RunSTIRCalculation && ('full' as const),
    principal: principals[charge.IsPrincipal],
    scheme: schemes[charge.SubSentenceNum],
    strikes: charge.NumberOfStrikes !== caseStrikes && charge.NumberOfStrikes,
    gang: charge.isGang,
    death: charge.IsDeathSentence,
    probation: charge.ProbationGranted && probationOf(charge),
    enhancements: attached.map(enhancementFile),
  }),
});

const probationOf = ({ ProbationJailTimeDays }: ChargeRecord) => ({
  granted: true,
  ...said({ jailDays: ProbationJailTimeDays }),
});

/** A row that hangs on a crime. It runs inside its count's term (J-11), so only a choice against that is said. */
const enhancementFile = (charge: ChargeRecord): EnhancementFile => ({
  ...caseEnhancementFile(charge),
  ...said({ victim: charge.VictimId, run: runs[charge.Concurrency] }),
});

/** A row that stands outside the counts. */
export const caseEnhancementFile = (charge: ChargeRecord): CaseEnhancementFile => ({
  id: charge.Id,
  crime: { id: charge.CrimeId },
  ...rowOf(charge),
  ...said({ priorDate: charge.PriorDate, primary: charge.PrimaryCharge }),
});
