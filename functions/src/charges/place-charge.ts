import { type ChargeRecord, type CrimeOf, freeCount, standsOutside } from '@countwise/contract';
import type { CrimeVersion } from '@countwise/engine';
import { fault } from '../base/problem.ts';
import { eligibleParents, mainCharges } from './attachment.ts';

interface Wanted {
  readonly CountNumber?: number | undefined;
  readonly parentCharge?: string | null | undefined;
  readonly PrimaryCharge?: string | null | undefined;
  readonly ChargeStatus?: ChargeRecord['ChargeStatus'] | undefined;
}
type Place = Pick<ChargeRecord, 'CountNumber' | 'parentCharge'>;

/** `Stayed 654` and the three codes of `Stayed`. */
const stayed = (status: ChargeRecord['ChargeStatus'] | undefined): boolean => status !== undefined && status >= 3;

/**
 * Where a new charge stands. A crime has a count of its own; status rows and probation allegations stand outside the
 * counts; one that names the primary offense may name the crime committed on release too (Pen. Code, § 12022.1); conduct
 * and substitution rows hang on an eligible main charge and take its count, the last one unless told. What can hang on
 * none may only be added stayed.
 */
export function placeCharge(
  crime: CrimeVersion,
  wanted: Wanted,
  charges: readonly ChargeRecord[],
  crimeOf: CrimeOf,
): Place {
  const mains = mainCharges(charges, crimeOf);
  if (crime.kind === 'crime')
    return {
      CountNumber: freeCount(wanted.CountNumber ?? 0, new Set(mains.map(({ CountNumber }) => CountNumber))),
      parentCharge: null,
    };
  const eligible = eligibleParents(crime, charges, crimeOf);
  if (standsOutside(crime)) return { CountNumber: 0, parentCharge: releasedFor(wanted, eligible) };
  const parent = parentOf(wanted, eligible);
  if (parent !== undefined) return { CountNumber: parent.CountNumber, parentCharge: parent.Id };
  if (!stayed(wanted.ChargeStatus)) throw fault('parentCharge', refusal(mains));
  return { CountNumber: wanted.CountNumber ?? mains.at(-1)?.CountNumber ?? 0, parentCharge: null };
}

const namedBy = ({ parentCharge }: Wanted, eligible: readonly ChargeRecord[]): ChargeRecord | undefined =>
  eligible.find(({ Id }) => Id === parentCharge);

/** The crime that a row outside the counts is of, where it names the primary offense. */
const releasedFor = (wanted: Wanted, eligible: readonly ChargeRecord[]): string | null =>
  (wanted.PrimaryCharge && namedBy(wanted, eligible)?.Id) || null;

function parentOf(wanted: Wanted, eligible: readonly ChargeRecord[]): ChargeRecord | undefined {
  if (wanted.parentCharge) return namedBy(wanted, eligible);
  if (wanted.CountNumber) return eligible.find(({ CountNumber }) => CountNumber === wanted.CountNumber);
  return eligible.at(-1);
}

const refusal = (mains: readonly ChargeRecord[]): string =>
  mains.length === 0 ? 'You have no Charges to attach this to.' : 'This charge cannot be added to this case.';
