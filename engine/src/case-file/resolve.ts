import type { CrimeVersion } from '../crime/crime-version.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { CrimeFacts, CrimeReference, CrimeState } from './case-file.ts';
import type { Catalogue, Resolution } from './catalogue.ts';
import { crimeOfFacts } from './crime-of-facts.ts';

export interface FoundCrime {
  readonly kind: 'found';
  readonly crime: CrimeVersion;
  readonly state?: CrimeState;
  readonly others: readonly string[];
  /** Facts in full that name no groups: what may attach to the crime is then not known, and not refused. */
  readonly groupsUnknown: boolean;
}

type ResolvedCrime = FoundCrime | { readonly kind: 'missing'; readonly message: string };

/** The row with the facts given in place of its own. Given terms are the completed crime's, so its own attempt goes. */
function withFacts(crime: CrimeVersion, facts: Partial<CrimeFacts>): CrimeVersion {
  const { attempt, ...row } = crime;
  const keepsAttempt = attempt !== undefined && (facts.terms === undefined || 'special' in attempt);
  const merged = { ...row, ...(keepsAttempt && { attempt }), ...facts, credit: { ...crime.credit, ...facts.credit } };
  const ownTrigger = crime.trigger && !crime.serious && !crime.violent;
  return { ...merged, trigger: facts.trigger ?? (merged.serious || merged.violent || ownTrigger) };
}

const found = (resolution: Resolution, facts?: Partial<CrimeFacts>): ResolvedCrime =>
  resolution.kind === 'missing'
    ? resolution
    : {
        ...resolution,
        crime: facts === undefined ? resolution.crime : withFacts(resolution.crime, facts),
        groupsUnknown: false,
      };

/** The row that one of the four forms of `crime` means on an offense day, or why there is none. */
function resolveCrime(reference: CrimeReference, on: IsoDate, catalogue: Catalogue): ResolvedCrime {
  if (typeof reference === 'string') return found(catalogue.byStatute(reference, on));
  if ('id' in reference) return found(catalogue.byId(reference.id));
  if ('like' in reference) {
    const { like, ...facts } = reference;
    return found(catalogue.byStatute(like, on, facts.severity && { severity: facts.severity }), facts);
  }
  return { kind: 'found', crime: crimeOfFacts(reference), others: [], groupsUnknown: reference.groups === undefined };
}

export type Resolve = (reference: CrimeReference, on: IsoDate) => ResolvedCrime;

/** `resolveCrime` for the rows of one case, which looks up a statute that many counts share only once. */
export function resolverOf(catalogue: Catalogue): Resolve {
  const known = new Map<string, ResolvedCrime>();
  return (reference, on) => {
    if (typeof reference !== 'string') return resolveCrime(reference, on, catalogue);
    const key = `${on} ${reference}`;
    const resolved = known.get(key) ?? resolveCrime(reference, on, catalogue);
    known.set(key, resolved);
    return resolved;
  };
}
