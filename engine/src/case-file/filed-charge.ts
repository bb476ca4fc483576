import { punishmentIn } from '../crime/punishment-in-state.ts';
import { type IsoDate, laterOf } from '../numbers/iso-date.ts';
import type { ChargeFile, StrikeLevel } from './case-file.ts';
import { filedRow } from './filed-row.ts';
import { readingOf } from './reading.ts';
import type { FoundCrime, Resolve } from './resolve.ts';
import type { FiledCharge, StrikeNumber } from './row.ts';

export const strikeNumbers: Readonly<Record<StrikeLevel, StrikeNumber>> = { '0': 0, '1': 1, '2+': 2, '2+!': 3 };

/** Id of the crime's other version, where a range of dates begins under it. */
function earlierVersion({ crime, date, dateEnd }: ChargeFile, later: FoundCrime, resolve: Resolve) {
  if (!dateEnd || dateEnd === date) return undefined;
  const earlier = resolve(crime, date);
  return earlier.kind === 'found' && earlier.crime.id !== later.crime.id ? earlier.crime.id : undefined;
}

/** The day whose law applies: the end of a range of dates (J-31). */
export const lawDateOf = ({ date, dateEnd }: ChargeFile): IsoDate => laterOf(date, dateEnd ?? date);

/** A charge as filed, with its defaults; its enhancements come later. */
export function filedCharge(
  file: ChargeFile,
  found: FoundCrime,
  resolve: Resolve,
  caseStrikes: StrikeNumber,
): FiledCharge {
  const row = filedRow(file, found);
  const state = file.state ?? found.state ?? 'Completed';
  return {
    ...row,
    count: file.count,
    punishment: punishmentIn(state, readingOf(found.crime).completed, found.crime, row.sections, row.findings),
    groupsUnknown: found.groupsUnknown,
    date: file.date,
    lawDate: lawDateOf(file),
    occasion: file.occasion,
    victim: file.victim,
    state,
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
    enhancements: [],
    earlierVersion: earlierVersion(file, found, resolve),
  };
}
