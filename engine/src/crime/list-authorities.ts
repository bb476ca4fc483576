import type { CrimeState } from '../law/crime-state.ts';
import { isInForce } from '../law/dated.ts';
import { assaults } from '../law/lists/assaults.ts';
import { isLifeByPriors } from '../law/lists/life-by-priors.ts';
import { registrableCrimes, registrableFelonies, registrableUnlessNearInAge } from '../law/lists/registrable-crimes.ts';
import { exploding, seriousFelonies } from '../law/lists/serious-felonies.ts';
import { strikeTriggers } from '../law/lists/strike-triggers.ts';
import { superStrikes } from '../law/lists/super-strikes.ts';
import { violentFelonies } from '../law/lists/violent-felonies.ts';
import { traffickingOfMinors } from '../law/measures.ts';
import { namesOf, sectionsOf, stateNamedBy, withState } from '../law/statute.ts';
import { closestFirst, isNamed, type ListRow, type StatuteList } from '../law/statute-list.ts';
import { gotOrMade } from '../made-once/got-or-made.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { isOf664 } from './attempt.ts';
import type { CrimeVersion } from './crime-version.ts';
import { limitOn } from './limit-on.ts';
import { punishableByLife, triadOf } from './triad.ts';

/** Of each flag that a crime has on a day the one subdivision that gives it. */
export interface ListAuthorities {
  readonly serious?: string;
  readonly violent?: string;
  readonly strike?: string;
  readonly superStrike?: string;
  readonly trigger?: string;
  readonly registration?: string;
  /** The limitation of probation that the crime carries with it. */
  readonly probation?: string;
}

/** A crime as lists name it. */
export interface NamedCrime extends Pick<CrimeVersion, 'statute' | 'terms'> {
  /** The words that tell it from others of its section. */
  readonly words: string;
  readonly aliases?: readonly string[];
  readonly state?: CrimeState;
}

const namesIn = ({ statute, aliases = [], state = 'Completed' }: NamedCrime): readonly string[] =>
  [statute, ...aliases].flatMap((written) => namesOf(withState(written, state)));

const inStates = new WeakMap<CrimeVersion, Map<CrimeState, NamedCrime>>();
const inNoState = () => new Map<CrimeState, NamedCrime>();

/** A crime of the catalogue in a state, one object for each: what lists say of it is read once. */
export function namedCrime(crime: CrimeVersion, state: CrimeState): NamedCrime {
  const ofCrime = gotOrMade(inStates, crime, inNoState);
  const before = ofCrime.get(state);
  if (before !== undefined) return before;
  const named = { statute: crime.statute, terms: crime.terms, words: crime.name, state };
  ofCrime.set(state, named);
  return named;
}

const naming = new WeakMap<NamedCrime, Map<StatuteList, readonly ListRow[]>>();
const noLists = () => new Map<StatuteList, readonly ListRow[]>();

function rowsNaming(list: StatuteList, crime: NamedCrime): readonly ListRow[] {
  const ofCrime = gotOrMade(naming, crime, noLists);
  const before = ofCrime.get(list);
  if (before !== undefined) return before;
  const rows = closestFirst(list, namesIn(crime), crime.words);
  ofCrime.set(list, rows);
  return rows;
}

function closest(list: StatuteList, crime: NamedCrime, on: IsoDate): string | undefined {
  for (const row of rowsNaming(list, crime)) if (isInForce(row, on)) return row.authority;
  return undefined;
}

const isLife = ({ statute, terms }: NamedCrime): boolean =>
  punishableByLife(triadOf(terms)) && !isLifeByPriors(statute);

const targets = new WeakMap<NamedCrime, NamedCrime>();
/** The crime attempted or conspired, completed. */
const targetOf = (crime: NamedCrime): NamedCrime =>
  gotOrMade(targets, crime, () => ({
    ...crime,
    statute: sectionsOf(crime.statute)
      .join('/')
      .replaceAll(/\/[A-Z]+ /g, '/'),
    state: 'Completed',
  }));

const isAssault = ({ statute }: NamedCrime): boolean => isNamed(assaults, sectionsOf(statute));

function incompleteAuthority(state: CrimeState, crime: NamedCrime, on: IsoDate): string | undefined {
  const isLeftOut = state === 'Attempt' && isAssault(crime);
  const ofTarget = isLeftOut ? undefined : closest(seriousFelonies, targetOf(crime), on);
  if (ofTarget === undefined && !isLife(crime)) return undefined;
  if (state === 'Attempt') return ofTarget === undefined ? 'PC 1192.7(c)(22)' : 'PC 1192.7(c)(39)';
  return on < traffickingOfMinors ? 'former PC 1192.7(c)(42)' : 'PC 1192.7(c)(43)';
}

const stateOf = ({ state, statute }: NamedCrime): CrimeState => state ?? stateNamedBy(statute) ?? 'Completed';

/** An attempt that the section itself names is a violation of it, as the crime completed is (J-86). */
const isNamedAttempt = (crime: NamedCrime, on: IsoDate): boolean => {
  const sections = sectionsOf(crime.statute);
  const charged = { crime: { name: crime.words }, sections, state: stateOf(crime), lawDate: on };
  return charged.state === 'Attempt' && !isOf664(charged);
};

/** The paragraph of Pen. Code, § 1192.7(c) that makes a felony serious of itself; of those of life (7). */
export function seriousAuthority(crime: NamedCrime, on: IsoDate): string | undefined {
  const state = stateOf(crime);
  const own = closest(seriousFelonies, crime, on);
  if (own !== undefined) return own;
  if (isNamedAttempt(crime, on) && !isNamed(exploding, sectionsOf(crime.statute)))
    return seriousAuthority(targetOf(crime), on);
  if (state !== 'Completed') return incompleteAuthority(state, crime, on);
  return isLife(crime) ? 'PC 1192.7(c)(7)' : undefined;
}

/** The paragraph of Pen. Code, § 667.5(c) that makes a felony violent of itself; of those of life (7). */
export const violentAuthority = (crime: NamedCrime, on: IsoDate): string | undefined =>
  closest(violentFelonies, isNamedAttempt(crime, on) ? targetOf(crime) : crime, on) ??
  (isLife(crime) ? 'PC 667.5(c)(7)' : undefined);

const superStrikeAuthority = (crime: NamedCrime, on: IsoDate): string | undefined =>
  closest(superStrikes, crime, on) ?? (isLife(crime) ? 'PC 667(e)(2)(C)(iv)(VIII)' : undefined);

const registrationAuthority = (crime: NamedCrime, on: IsoDate): string | undefined =>
  closest(registrableUnlessNearInAge, crime, on) ??
  closest(registrableCrimes, crime, on) ??
  closest(registrableFelonies, crime, on);

type Flagged = Pick<
  CrimeVersion,
  'kind' | 'serious' | 'violent' | 'superStrike' | 'trigger' | 'groups' | 'probationLimit'
>;

/** The authorities of the flags that a row of the catalogue has; what its lists did not yet say on the day is left out. */
export function listAuthorities(row: Flagged & NamedCrime, on: IsoDate): ListAuthorities {
  const serious = row.serious ? seriousAuthority(row, on) : undefined;
  const violent = row.violent ? violentAuthority(row, on) : undefined;
  const strike = serious ?? violent;
  const found: Record<keyof ListAuthorities, string | undefined> = {
    serious,
    violent,
    strike,
    superStrike: row.superStrike ? superStrikeAuthority(row, on) : undefined,
    trigger: row.trigger ? (strike ?? closest(strikeTriggers, row, on)) : undefined,
    registration: row.groups.includes('REG290') ? registrationAuthority(row, on) : undefined,
    probation: limitOn(row.probationLimit, row, on)?.id,
  };
  return Object.fromEntries(Object.entries(found).filter(([, authority]) => authority !== undefined));
}
