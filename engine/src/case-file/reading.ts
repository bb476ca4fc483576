import type { CrimeVersion } from '../crime/crime-version.ts';
import { completedPunishment, type Punishment } from '../crime/punishment.ts';
import type { Triad } from '../crime/triad.ts';
import { sectionsOf } from '../law/statute.ts';
import { type EnhancementFamily, familyOf } from './enhancement-family.ts';

/** What a row says once its texts are read: its sections, its terms, and which rules speak of it. */
export interface Reading {
  readonly sections: readonly string[];
  readonly triad: Triad;
  readonly family: EnhancementFamily;
  /** The punishment of the crime completed. */
  readonly completed: Punishment;
}

function read(crime: CrimeVersion): Reading {
  const sections = sectionsOf(crime.statute);
  const completed = completedPunishment(crime);
  return { sections, triad: completed.triad, family: familyOf(sections), completed };
}

const readings = new WeakMap<CrimeVersion, Reading>();

/** The row's reading, kept as long as the row is: a catalogue's rows are read once and not on every key press. */
export function readingOf(crime: CrimeVersion): Reading {
  const known = readings.get(crime);
  if (known !== undefined) return known;
  const reading = read(crime);
  readings.set(crime, reading);
  return reading;
}
