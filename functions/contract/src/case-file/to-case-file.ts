import { type CaseFile, type CrimeVersion, type LimitationFile, strikeLevels } from '@countwise/engine';
import type { CaseRecord } from '../schemas/case.ts';
import type { CaseCircumstance, CaseLimitation } from '../schemas/case-children.ts';
import type { ChargeRecord } from '../schemas/charge.ts';
import { needsParent } from './attachment.ts';
import { readCaseAttributes } from './case-attributes.ts';
import { caseEnhancementFile, chargeFile } from './charge-file.ts';
import { said } from './said.ts';
import { toCustody } from './to-custody.ts';

export type CrimeOf = (crimeId: string) => CrimeVersion | undefined;
/** A case as far as its file speaks of it. */
interface Said {
  readonly record: CaseRecord;
  readonly charges: readonly ChargeRecord[];
  readonly limitations?: readonly CaseLimitation[];
  readonly circumstances?: readonly CaseCircumstance[];
}
interface Row {
  readonly charge: ChargeRecord;
  readonly crime: CrimeVersion;
}

/**
 * A stored case as the engine's case file. Main crimes become charges with their conduct and substitution rows,
 * status rows become case enhancements, probation allegations become pled limitations beside those marked on the case.
 * The circumstances ticked on it stand with the proof they were marked with. What nobody chose is not in the file.
 * A charge whose crime `crimeOf` does not know stays a charge, so that the engine says it has no such crime.
 */
export function toCaseFile(
  { record, charges, limitations = [], circumstances = [] }: Said,
  crimeOf: CrimeOf,
): CaseFile {
  const rows = charges.flatMap((charge) => {
    const crime = crimeOf(charge.CrimeId);
    return crime === undefined ? [] : [{ charge, crime }];
  });
  const mains = rows.filter(({ crime }) => crime.kind === 'crime');
  const attachments = groupByParent(rows, mains);
  const attached = new Set([...attachments.values()].flat());
  const attributes = readCaseAttributes(record.caseAttributes);
  const strikes = strikeLevels[record.NumberOfStrikes];
  const toCharge = (charge: ChargeRecord) =>
    chargeFile(
      charge,
      (attachments.get(charge.Id) ?? []).map((row) => row.charge),
      strikes,
    );
  return {
    caseFile: 1,
    charges: [
      ...mains.map(({ charge }) => toCharge(charge)),
      ...charges.filter(({ CrimeId }) => crimeOf(CrimeId) === undefined).map(toCharge),
    ],
    ...(!attributes.applyStatusEnhancementsMultipleTimes && { statusEnhancementsOnEachCount: false }),
    ...said({
      sentencingDate: attributes.sentencingDate,
      birthdate: record.DefendantBirthdate,
      strikes: strikes !== '0' && strikes,
      violentPriors: violentPriors(record.ViolentPriors),
      caseEnhancements: rows
        .filter((row) => row.crime.kind === 'status' && !attached.has(row))
        .map(({ charge }) => caseEnhancementFile(charge)),
      limitations: [
        ...rows.filter(({ crime }) => crime.kind === 'probation').map(allegation),
        ...limitations.map(limitation),
      ],
      circumstances: circumstances.map(({ CircumstancesId, Proof }) => ({
        id: CircumstancesId,
        ...said({ proof: Proof !== 'none' && Proof }),
      })),
    }),
    ...toCustody(attributes),
  };
}

/** A probation allegation pleads the limitation of its section. */
const allegation = ({ charge, crime }: Row): LimitationFile => {
  const proved = charge.ChargeStatus === 0;
  return { id: crime.statute, true: proved, pled: true, ...said({ alleged: proved }) };
};

const limitation = ({ ProbationLimitationId, IsTrue, IsPled }: CaseLimitation): LimitationFile => ({
  id: ProbationLimitationId,
  true: IsTrue,
  ...said({ pled: IsPled }),
});

/**
 * The rows of each main crime: conduct and substitution rows by their stored parent, else by their count; of the status
 * rows, which stand outside the counts, one that names its crime.
 */
function groupByParent(rows: readonly Row[], mains: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const byCount = new Map(mains.map(({ charge }) => [charge.CountNumber, charge.Id]));
  const known = new Set(mains.map(({ charge }) => charge.Id));
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    if (!needsParent(row.crime) && row.crime.kind !== 'status') continue;
    const stored = row.charge.parentCharge;
    const ofCount = needsParent(row.crime) ? byCount.get(row.charge.CountNumber) : undefined;
    const parent = stored !== null && known.has(stored) ? stored : ofCount;
    if (parent === undefined) continue;
    grouped.set(parent, [...(grouped.get(parent) ?? []), row]);
  }
  return grouped;
}

const priorCounts = [1, 2, 3] as const;
const violentPriors = (count: number) => priorCounts.find((known) => known === count);
