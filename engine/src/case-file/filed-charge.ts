import { punishmentIn } from '../crime/punishment-in-state.ts';
import { stateNamedBy } from '../law/statute.ts';
import { type IsoDate, laterOf } from '../numbers/iso-date.ts';
import type { ChargeFile, CrimeState, StrikeLevel } from './case-file.ts';
import { filedRow } from './filed-row.ts';
import { readingOf } from './reading.ts';
import type { FoundCrime, Resolve } from './resolve.ts';
import type { FiledCharge, StrikeNumber } from './row.ts';

export const strikeNumbers: Readonly<Record<StrikeLevel, StrikeNumber>> = { '0': 0, '1': 1, '2+': 2, '2+!': 3 };

/** Id of the crime's other version, where a range of dates begins under it. */
function earlierVersion({ crime, date }: ChargeFile, later: FoundCrime, resolve: Resolve) {
  const earlier = resolve(crime, date);
  return earlier.kind === 'found' && earlier.crime.id !== later.crime.id ? earlier.crime.id : undefined;
}

/** The day whose law applies: the end of a range of dates (J-31). */
export const lawDateOf = ({ date, dateEnd }: ChargeFile): IsoDate => laterOf(date, dateEnd ?? date);

/** Facts in full that name the state give its own terms, said once or twice, unless they give a rule of attempt. */
function punishedState(file: ChargeFile, found: FoundCrime, named: CrimeState | undefined): CrimeState {
  const stated = file.state === named ? undefined : file.state;
  return (found.crime.attempt && named) ?? stated ?? found.state ?? 'Completed';
}

/** A charge as filed, with its defaults; its enhancements come later. */
export function filedCharge(
  file: ChargeFile,
  found: FoundCrime,
  resolve: Resolve,
  caseStrikes: StrikeNumber,
): Omit<FiledCharge, 'enhancements'> {
  const row = filedRow(file, found);
  const named = stateNamedBy(found.crime.statute);
  const punished = punishedState(file, found, named);
  return {
    ...row,
    count: file.count,
    punishment: punishmentIn(punished, readingOf(found.crime).completed, { ...row, on: lawDateOf(file) }),
    groupsUnknown: found.groupsUnknown,
    attemptGiven: found.attemptGiven && punished === 'Attempt',
    date: file.date,
    lawDate: lawDateOf(file),
    occasion: file.occasion,
    victim: file.victim,
    state: named ?? punished,
    days: file.days,
    run: file.run ?? 'consecutive',
    subordinateTerm: file.subordinateTerm,
    preferred: file.principal === 'preferred',
    strikes: file.strikes === undefined ? caseStrikes : strikeNumbers[file.strikes],
    gang: file.gang ?? false,
    probation: file.probation,
    death: file.death ?? false,
    scheme: file.scheme,
    witnessOf: file.witnessOf,
    earlierVersion: earlierVersion(file, found, resolve),
  };
}
