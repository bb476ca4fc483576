import { groupsOfIncomplete } from '../crime/completed-only.ts';
import type { CrimeVersion, Place, Severity } from '../crime/crime-version.ts';
import type { GroupCode } from '../crime/group-code.ts';
import { categoryOfSections, groupsOfSections } from '../crime/section-facts.ts';
import { punishableByLife, triadOf } from '../crime/triad.ts';
import { sectionsOf, stateNamedBy } from '../law/statute.ts';
import type { CrimeFacts } from './case-file.ts';

const places: Readonly<Record<Severity, Place>> = { felony: 'prison', misdemeanor: 'jail', infraction: 'none' };

const categoryOf = (facts: Pick<CrimeFacts, 'statute' | 'severity' | 'terms'>): CrimeVersion['category'] => {
  if (facts.severity === 'misdemeanor') return 'MISDEMEANOR';
  if (facts.severity === 'infraction') return 'INFRACTION';
  if (punishableByLife(triadOf(facts.terms))) return 'LIFE_669';
  const ofSections = categoryOfSections(sectionsOf(facts.statute));
  // of those rules only that of witnesses reaches an attempt
  return stateNamedBy(facts.statute) === undefined || ofSections === 'WITNESS_1170_15' ? ofSections : 'DEFAULT';
};

function groupsOf({ statute, groups = [] }: Pick<CrimeFacts, 'statute' | 'groups'>): readonly GroupCode[] {
  const ofSections = groupsOfSections(sectionsOf(statute));
  const reached = stateNamedBy(statute) === undefined ? ofSections : groupsOfIncomplete(new Set(ofSections));
  return [...groups, ...reached];
}

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
export const crimeOfFacts = (facts: CrimeFacts): CrimeVersion => ({
  ...unsaid(facts),
  ...facts,
  groups: groupsOf(facts),
  credit: { jail: 50, prison: 50, ...facts.credit },
});
