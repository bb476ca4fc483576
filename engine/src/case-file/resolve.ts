import { areOfAttempt, statesAttempt } from '../crime/attempt.ts';
import type { CrimeVersion, Terms } from '../crime/crime-version.ts';
import { triadOf } from '../crime/triad.ts';
import type { CrimeState } from '../law/crime-state.ts';
import { stateNamedBy } from '../law/statute.ts';
import { gotOrMade } from '../made-once/got-or-made.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { CrimeFacts, CrimeReference } from './case-file.ts';
import type { Catalogue, Resolution, WantedRow } from './catalogue.ts';
import { crimeOfFacts } from './crime-of-facts.ts';
import { statutesTogether } from './statutes-together.ts';

export interface FoundCrime {
  readonly kind: 'found';
  readonly crime: CrimeVersion;
  readonly state?: CrimeState;
  readonly others: readonly string[];
  /** Facts in full that name no groups: what may attach to the crime is then not known, and not refused. */
  readonly groupsUnknown: boolean;
  /** The terms given are read as those of an attempt, not as the completed crime's. */
  readonly attemptGiven: boolean;
}

type ResolvedCrime = FoundCrime | { readonly kind: 'missing'; readonly message: string };

/** A row of the attempt itself: PC 664/187(a) by its name, PC 213(b) by terms that are those of its attempt. */
const isAttemptRow = (crime: CrimeVersion): boolean =>
  stateNamedBy(crime.statute) === 'Attempt' || statesAttempt(crime);

/** Given terms that are exactly those of the row's attempt, stated or by Pen. Code, § 664(a): nobody halves them twice. */
const areItsAttempt = ({ terms, attempt }: CrimeVersion, given: Terms): boolean =>
  attempt !== undefined && 'terms' in attempt
    ? statesAttempt({ terms: given, attempt })
    : areOfAttempt(triadOf(given), triadOf(terms));

/** The rule of attempt that a row keeps beside given terms: these are the completed crime's, so its own terms go. */
function attemptBeside(crime: CrimeVersion, { terms }: Partial<CrimeFacts>): Pick<CrimeVersion, 'attempt'> {
  const { attempt } = crime;
  if (attempt !== undefined && (terms === undefined || 'special' in attempt)) return { attempt };
  return terms !== undefined && (isAttemptRow(crime) || areItsAttempt(crime, terms)) ? { attempt: { terms } } : {};
}

/** The row with the facts given in place of its own. */
function withFacts(crime: CrimeVersion, facts: Partial<CrimeFacts>): CrimeVersion {
  const { attempt: _, ...row } = crime;
  const credit = { ...crime.credit, ...facts.credit };
  const merged = { ...row, ...attemptBeside(crime, facts), ...facts, credit };
  const ownTrigger = crime.trigger && !crime.serious && !crime.violent;
  return { ...merged, trigger: facts.trigger ?? (merged.serious || merged.violent || ownTrigger) };
}

function found(resolution: Resolution, facts?: Partial<CrimeFacts>): ResolvedCrime {
  if (resolution.kind === 'missing') return resolution;
  if (facts === undefined) return { ...resolution, groupsUnknown: false, attemptGiven: false };
  const crime = withFacts(resolution.crime, facts);
  return {
    ...resolution,
    crime,
    groupsUnknown: false,
    attemptGiven: facts.terms !== undefined && statesAttempt(crime),
  };
}

/** The catalogue's row of a statute; of statutes written together the one that they mean, or what to write instead. */
function byStatute(catalogue: Catalogue, statute: string, on: IsoDate, wanted: WantedRow): Resolution {
  const plain = catalogue.byStatute(statute, on, wanted);
  const together = plain.kind === 'missing' ? statutesTogether(statute) : undefined;
  if (plain.kind === 'found' || together === undefined) return plain;
  if ('advice' in together) return { ...plain, message: `${plain.message} ${together.advice}` };
  const read = catalogue.byStatute(together.row, on, wanted);
  if (read.kind === 'missing') return plain;
  return together.row === together.statute ? read : { ...read, crime: { ...read.crime, statute: together.statute } };
}

/** The row that one of the four forms of `crime` means on an offense day, or why there is none. */
function resolveCrime(
  reference: CrimeReference,
  on: IsoDate,
  catalogue: Catalogue,
  parent?: CrimeVersion,
): ResolvedCrime {
  const groups = parent?.groups;
  if (typeof reference === 'string') return found(byStatute(catalogue, reference, on, { groups }));
  if ('id' in reference) return found(catalogue.byId(reference.id));
  if ('like' in reference) {
    const { like, ...facts } = reference;
    return found(byStatute(catalogue, like, on, { groups, severity: facts.severity }), facts);
  }
  const crime = crimeOfFacts(reference);
  return { kind: 'found', crime, others: [], groupsUnknown: reference.groups === undefined, attemptGiven: false };
}

/** `parent` is the crime of the count that an enhancement is filed with. */
export type Resolve = (reference: CrimeReference, on: IsoDate, parent?: CrimeVersion) => ResolvedCrime;

/** What has been asked of a catalogue: by id; by statute, day, and the groups of the crime that the row is filed with. */
interface Known {
  readonly ids: Map<string, ResolvedCrime>;
  readonly statutes: Map<string, ByDay>;
}
type ByDay = Map<IsoDate, ByGroups>;
type ByGroups = Map<CrimeVersion['groups'] | undefined, ResolvedCrime>;

const resolutions = new WeakMap<Catalogue, Known>();
const mostAsked = 20_000;
const mostDays = 500;

/** `resolveCrime`, which looks up the same statute or id on the same day only once: a case is computed on every key press. */
export function resolverOf(catalogue: Catalogue): Resolve {
  const { ids, statutes } = gotOrMade(resolutions, catalogue, (): Known => ({ ids: new Map(), statutes: new Map() }));
  const resolveId = (id: string): ResolvedCrime => {
    if (ids.size === mostAsked) ids.clear();
    return gotOrMade(ids, id, () => resolveCrime({ id }, '', catalogue));
  };
  const resolveStatute = (statute: string, on: IsoDate, parent?: CrimeVersion): ResolvedCrime => {
    const resolved = resolveCrime(statute, on, catalogue, parent);
    if (statutes.size === mostAsked) statutes.clear();
    const byDay = gotOrMade(statutes, statute, (): ByDay => new Map());
    if (byDay.size === mostDays) byDay.clear();
    gotOrMade(byDay, on, (): ByGroups => new Map()).set(parent?.groups, resolved);
    return resolved;
  };
  return (reference, on, parent) => {
    if (typeof reference !== 'string')
      return 'id' in reference ? resolveId(reference.id) : resolveCrime(reference, on, catalogue, parent);
    return statutes.get(reference)?.get(on)?.get(parent?.groups) ?? resolveStatute(reference, on, parent);
  };
}
