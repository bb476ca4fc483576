import { familyOf } from '../../case-file/enhancement-family.ts';
import type { CrimeVersion } from '../../crime/crime-version.ts';
import { chosenTerm, triadOf } from '../../crime/triad.ts';
import type { Attachment, Count } from '../record.ts';
import { gangStep } from './gang-years.ts';

const crimeOf = (statute: string, terms: CrimeVersion['terms'], effective: string | null): CrimeVersion => ({
  id: statute,
  statute,
  name: 'Criminal street gang',
  kind: 'conduct',
  severity: 'felony',
  terms,
  place: 'prison',
  wobbler: false,
  serious: false,
  violent: false,
  strike: false,
  superStrike: false,
  trigger: false,
  category: 'DEFAULT',
  groups: [],
  attachesTo: [],
  credit: { jail: 50, prison: 50 },
  mandatoryConsecutive: 'none',
  effective,
  end: null,
});

/** The enhancement that a charge's gang finding stands for, as a row of its own beside those the user filed. */
export function gangEnhancement({ filed, serious, seriousByGang, violent }: Count): Attachment | null {
  const step = gangStep({ serious: serious && !seriousByGang, violent }, filed.lawDate);
  if (step === undefined) return null;
  const triad = triadOf(step.terms);
  return {
    stay: null,
    filed: {
      id: `${filed.id}.gang`,
      crime: crimeOf(step.section, step.terms, step.rule.effective),
      sections: [step.section],
      status: 'Convicted',
      slot: filed.slot,
      findings: [],
      others: [],
      family: familyOf([step.section]),
      victim: undefined,
      run: undefined,
      triad,
      term: chosenTerm(triad, filed.slot),
    },
  };
}
