import type {
  CaseEnhancementFile,
  CaseFile,
  ChargeFile,
  CrimeVersion,
  EnhancementFile,
  TermSlot,
} from '@countwise/engine';
import { findings, strikeLevels } from '@countwise/engine';
import type { CaseRecord } from '../schemas/case.ts';
import type { CaseCircumstance, CaseLimitation } from '../schemas/case-children.ts';
import type { ChargeRecord } from '../schemas/charge.ts';
import { needsParent } from './attachment.ts';
import { readCaseAttributes } from './case-attributes.ts';
import { statusByCode } from './status-by-code.ts';
import { toCustody } from './to-custody.ts';

const terms: Record<ChargeRecord['SelectedTerm'], TermSlot> = { 1: 'lower', 2: 'middle', 3: 'upper' };

export type CrimeOf = (crimeId: string) => CrimeVersion | undefined;
interface Row {
  readonly charge: ChargeRecord;
  readonly crime: CrimeVersion;
}

/**
 * A stored case as the engine's case file. Main crimes become charges with their conduct and substitution rows,
 * status rows become case enhancements, probation allegations become pled limitations beside those `marked` on the case.
 * The circumstances `ticked` on it stand with the proof they were marked with.
 * A charge whose crime `crimeOf` does not know stays a charge, so that the engine says it has no such crime.
 */
export function toCaseFile(
  record: CaseRecord,
  charges: readonly ChargeRecord[],
  crimeOf: CrimeOf,
  marked: readonly CaseLimitation[] = [],
  ticked: readonly CaseCircumstance[] = [],
): CaseFile {
  const rows = charges.flatMap((charge) => {
    const crime = crimeOf(charge.CrimeId);
    return crime === undefined ? [] : [{ charge, crime }];
  });
  const mains = rows.filter(({ crime }) => crime.kind === 'crime');
  const attachments = groupByParent(rows, mains);
  const attributes = readCaseAttributes(record.caseAttributes);
  return {
    caseFile: 1,
    ...(attributes.sentencingDate && { sentencingDate: attributes.sentencingDate }),
    ...(record.DefendantBirthdate && { birthdate: record.DefendantBirthdate }),
    strikes: strikeLevels[record.NumberOfStrikes],
    violentPriors: violentPriors(record.ViolentPriors),
    statusEnhancementsOnEachCount: attributes.applyStatusEnhancementsMultipleTimes,
    charges: [
      ...mains.map(({ charge }) => toCharge(charge, attachments.get(charge.Id) ?? [])),
      ...charges.filter(({ CrimeId }) => crimeOf(CrimeId) === undefined).map((charge) => toCharge(charge, [])),
    ],
    caseEnhancements: rows.filter(({ crime }) => crime.kind === 'status').map(toCaseEnhancement),
    limitations: [
      ...rows
        .filter(({ crime }) => crime.kind === 'probation')
        .map(({ charge, crime }) => ({
          id: crime.statute,
          true: charge.ChargeStatus === 0,
          pled: true,
          alleged: charge.ChargeStatus === 0,
        })),
      ...marked.map(({ ProbationLimitationId, IsTrue, IsPled }) => ({
        id: ProbationLimitationId,
        true: IsTrue,
        pled: IsPled,
      })),
    ],
    circumstances: ticked.map(({ CircumstancesId, Proof }) => ({ id: CircumstancesId, proof: Proof })),
    ...toCustody(attributes),
  };
}

function toCharge(charge: ChargeRecord, attached: readonly Row[]): ChargeFile {
  return {
    id: charge.Id,
    count: charge.CountNumber,
    crime: { id: charge.CrimeId },
    date: charge.Date,
    dateEnd: charge.DateRangeEnd,
    ...(charge.Occasion && { occasion: charge.Occasion }),
    ...(charge.VictimId && { victim: charge.VictimId }),
    state: charge.CrimeState,
    status: statusByCode[charge.ChargeStatus],
    term: terms[charge.SelectedTerm],
    ...(charge.SelectedDays !== null && { days: charge.SelectedDays }),
    run: charge.Concurrency === 1 ? 'concurrent' : 'consecutive',
    subordinateTerm: charge.RunSTIRCalculation ? 'third' : 'full',
    principal: charge.IsPrincipal === 1 ? 'preferred' : 'unspecified',
    strikes: charge.NumberOfStrikes,
    gang: charge.isGang,
    probation: {
      granted: charge.ProbationGranted,
      ...(charge.ProbationJailTimeDays !== null && { jailDays: charge.ProbationJailTimeDays }),
    },
    enhancements: attached.map(toEnhancement),
    findings: knownFindings(charge),
    death: charge.IsDeathSentence,
    scheme: charge.SubSentenceNum === 1 ? 'own' : '1170.1',
  };
}

function toEnhancement({ charge }: Row): EnhancementFile {
  return {
    id: charge.Id,
    crime: { id: charge.CrimeId },
    term: terms[charge.SelectedTerm],
    status: statusByCode[charge.ChargeStatus],
    ...(charge.VictimId && { victim: charge.VictimId }),
    // an enhancement runs inside its count's term (J-11), so only a choice against it is carried over
    ...(charge.Concurrency === 1 && { run: 'concurrent' }),
    findings: knownFindings(charge),
    ...(charge.PriorDate && { priorDate: charge.PriorDate }),
  };
}

function toCaseEnhancement({ charge }: Row): CaseEnhancementFile {
  return {
    id: charge.Id,
    crime: { id: charge.CrimeId },
    term: terms[charge.SelectedTerm],
    status: statusByCode[charge.ChargeStatus],
    findings: knownFindings(charge),
    ...(charge.PriorDate && { priorDate: charge.PriorDate }),
  };
}

const knownFindings = (charge: ChargeRecord) => findings.filter((finding) => charge.Findings.includes(finding));

/** Conduct and substitution rows by the main crime they hang on: the stored parent, else the crime of their count. */
function groupByParent(rows: readonly Row[], mains: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const byCount = new Map(mains.map(({ charge }) => [charge.CountNumber, charge.Id]));
  const known = new Set(mains.map(({ charge }) => charge.Id));
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    if (!needsParent(row.crime)) continue;
    const stored = row.charge.parentCharge;
    const parent = stored !== null && known.has(stored) ? stored : byCount.get(row.charge.CountNumber);
    if (parent === undefined) continue;
    grouped.set(parent, [...(grouped.get(parent) ?? []), row]);
  }
  return grouped;
}

const priorCounts = [0, 1, 2, 3] as const;
const violentPriors = (count: number) => priorCounts.find((known) => known === count) ?? 0;
