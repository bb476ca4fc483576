import { type VictimAge, victimAge } from '../crime/child-victim.ts';
import type { CrimeVersion } from '../crime/crime-version.ts';
import type { Finding } from '../crime/findings.ts';
import { completedPunishment, type Punishment } from '../crime/punishment.ts';
import { punishmentIn } from '../crime/punishment-in-state.ts';
import type { Triad } from '../crime/triad.ts';
import type { CrimeState } from '../law/crime-state.ts';
import { sectionsOf } from '../law/statute.ts';
import { gotOrMade } from '../made-once/got-or-made.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { type EnhancementFamily, familyOf } from './enhancement-family.ts';

/** What a row says once its texts are read: its sections, its terms, and which rules speak of it. */
export interface Reading {
  readonly sections: readonly string[];
  readonly triad: Triad;
  readonly family: EnhancementFamily;
  readonly victimAge: VictimAge;
  /** The punishment of the crime completed. */
  readonly completed: Punishment;
  /** Its punishments by day, state, and findings with whether it is in jail, as far as they have been asked for. */
  readonly punishments: Map<IsoDate, Map<CrimeState, Map<string, Punishment>>>;
}

function read(crime: CrimeVersion): Reading {
  const sections = sectionsOf(crime.statute);
  const completed = completedPunishment(crime);
  return {
    sections,
    triad: completed.triad,
    family: familyOf(sections, crime.violent, crime.name),
    victimAge: victimAge(crime),
    completed,
    punishments: new Map(),
  };
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

const mostDays = 500;

/** What else a crime's punishment follows from. */
interface Punished {
  readonly state: CrimeState;
  readonly on: IsoDate;
  readonly findings: readonly Finding[];
  /** Days of jail are chosen. */
  readonly inJail: boolean;
}

/** The crime's punishment in a state on a day, kept with its reading: counts of one crime mostly share it. */
export function punishmentOf(crime: CrimeVersion, { state, on, findings, inJail }: Punished): Punishment {
  const { completed, sections, punishments } = readingOf(crime);
  const found = `${inJail} ${findings.join(' ')}`;
  const known = punishments.get(on)?.get(state)?.get(found);
  if (known !== undefined) return known;
  const punishment = punishmentIn(state, completed, { crime, sections, findings, on, inJail });
  if (punishments.size === mostDays) punishments.clear();
  const ofDay = gotOrMade(punishments, on, () => new Map<CrimeState, Map<string, Punishment>>());
  gotOrMade(ofDay, state, () => new Map<string, Punishment>()).set(found, punishment);
  return punishment;
}
