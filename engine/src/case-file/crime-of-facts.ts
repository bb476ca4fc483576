import { categoryOfCrime, consecutiveOf } from '../crime/category-of-crime.ts';
import { groupsOfIncomplete } from '../crime/completed-only.ts';
import type { CrimeVersion, Place, Severity } from '../crime/crime-version.ts';
import type { GroupCode } from '../crime/group-code.ts';
import { groupsOfCrime } from '../crime/groups-of-crime.ts';
import { listsNaming } from '../crime/row-lists.ts';
import { punishableByLife, triadOf } from '../crime/triad.ts';
import { sectionsOf, stateNamedBy } from '../law/statute.ts';
import type { CrimeFacts } from './case-file.ts';

const places: Readonly<Record<Severity, Place>> = { felony: 'prison', misdemeanor: 'jail', infraction: 'none' };

/** Of the categories only that of witnesses reaches an attempt. */
function categoryOf(facts: CrimeFacts, lists: ReadonlySet<string>): CrimeVersion['category'] {
  if (facts.kind !== 'crime') return 'DEFAULT';
  const category = categoryOfCrime(facts, lists);
  const reaches = stateNamedBy(facts.statute) === undefined || !lists.has(category) || category === 'WITNESS_1170_15';
  return reaches ? category : 'DEFAULT';
}

type Flags = Pick<CrimeVersion, 'serious' | 'violent' | 'wobbler'>;

/** The groups given, and those of the lists that name the crime: its lists are one with the catalogue's. */
function groupsOf(facts: CrimeFacts, flags: Flags, lists: ReadonlySet<string>): readonly GroupCode[] {
  const named = groupsOfCrime({ ...facts, ...flags }, lists);
  const reached = stateNamedBy(facts.statute) === undefined ? named : groupsOfIncomplete(new Set(named));
  return [...new Set([...(facts.groups ?? []), ...reached])];
}

/** A felony punishable by life or death is serious and violent without being said so: Pen. Code, §§ 667.5(c)(7), 1192.7(c)(7). */
function flagsOf({ kind, severity, terms, wobbler = false, ...said }: CrimeFacts, lists: ReadonlySet<string>): Flags {
  const life = kind === 'crime' && severity === 'felony' && punishableByLife(triadOf(terms));
  // a finding is what its section says
  const found = kind === 'conduct' && lists.has('violent');
  return { wobbler, serious: said.serious ?? life, violent: said.violent ?? (life || found) };
}

/** A row from facts in full: what they do not say is what the law's lists say of the statute, as the catalogue's rows are. */
export function crimeOfFacts(facts: CrimeFacts): CrimeVersion {
  const { statute, name = statute, severity } = facts;
  const lists = listsNaming(sectionsOf(statute), name);
  const flags = flagsOf(facts, lists);
  const strike = flags.serious || flags.violent;
  return {
    id: statute,
    name,
    place: places[severity],
    ...flags,
    strike,
    superStrike: false,
    trigger: strike || (severity === 'felony' && lists.has('trigger')),
    category: categoryOf(facts, lists),
    attachesTo: [],
    mandatoryConsecutive: facts.kind === 'crime' ? consecutiveOf(severity, lists) : 'none',
    effective: null,
    end: null,
    ...facts,
    groups: groupsOf(facts, flags, lists),
    credit: { jail: 50, prison: 50, ...facts.credit },
  };
}
