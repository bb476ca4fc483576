import type { CrimeVersion, Place, Severity } from '../crime/crime-version.ts';
import { categoryOfSections, groupsOfSections } from '../crime/section-facts.ts';
import { punishableByLife, triadOf } from '../crime/triad.ts';
import { sectionsOf } from '../law/statute.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { CrimeFacts, CrimeReference, CrimeState } from './case-file.ts';
import type { Catalogue, Resolution } from './catalogue.ts';

export interface FoundCrime {
  readonly kind: 'found';
  readonly crime: CrimeVersion;
  readonly state?: CrimeState;
  readonly others: readonly string[];
  /** Facts in full that name no groups: what may attach to the crime is then not known, and not refused. */
  readonly groupsUnknown: boolean;
}

type ResolvedCrime = FoundCrime | { readonly kind: 'missing'; readonly message: string };

const places: Readonly<Record<Severity, Place>> = { felony: 'prison', misdemeanor: 'jail', infraction: 'none' };

const categoryOf = (facts: Pick<CrimeFacts, 'statute' | 'severity' | 'terms'>): CrimeVersion['category'] => {
  if (facts.severity === 'misdemeanor') return 'MISDEMEANOR';
  if (facts.severity === 'infraction') return 'INFRACTION';
  return punishableByLife(triadOf(facts.terms)) ? 'LIFE_669' : categoryOfSections(sectionsOf(facts.statute));
};

/** What a row has where facts in full do not say. */
function unsaid({ statute, kind, severity, terms, serious = false, violent = false }: CrimeFacts) {
  return {
    id: statute,
    name: statute,
    kind,
    place: places[severity],
    wobbler: false,
    serious,
    violent,
    strike: serious || violent,
    superStrike: false,
    trigger: serious || violent,
    category: categoryOf({ statute, severity, terms }),
    attachesTo: [],
    mandatoryConsecutive: 'none',
    effective: null,
    end: null,
  } as const;
}

/** A row from facts in full. */
const crimeOf = (facts: CrimeFacts): CrimeVersion => ({
  ...unsaid(facts),
  ...facts,
  groups: [...(facts.groups ?? []), ...groupsOfSections(sectionsOf(facts.statute))],
  credit: { jail: 50, prison: facts.violent === true ? 15 : 50, ...facts.credit },
});

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
  return { kind: 'found', crime: crimeOf(reference), others: [], groupsUnknown: reference.groups === undefined };
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
