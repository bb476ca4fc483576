import type { CrimeVersion, Place, Severity } from '../crime/crime-version.ts';
import { categoryOfSections, groupsOfSections } from '../crime/section-facts.ts';
import { punishableByLife, triadOf } from '../crime/triad.ts';
import { sectionsOf } from '../law/statute.ts';
import type { CrimeFacts } from './case-file.ts';

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
export const crimeOfFacts = (facts: CrimeFacts): CrimeVersion => ({
  ...unsaid(facts),
  ...facts,
  groups: [...(facts.groups ?? []), ...groupsOfSections(sectionsOf(facts.statute))],
  credit: { jail: 50, prison: facts.violent === true ? 15 : 50, ...facts.credit },
});
