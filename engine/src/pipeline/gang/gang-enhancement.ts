import { crimeOfFacts } from '../../case-file/crime-of-facts.ts';
import { familyOf } from '../../case-file/enhancement-family.ts';
import type { CrimeVersion } from '../../crime/crime-version.ts';
import { chosenTerm, triadOf } from '../../crime/triad.ts';
import type { Attachment, Count } from '../record.ts';
import { gangStep } from './gang-years.ts';

const crimeOf = (statute: string, terms: CrimeVersion['terms'], effective: string | null): CrimeVersion => ({
  ...crimeOfFacts({ statute, name: 'Criminal street gang', kind: 'conduct', severity: 'felony', terms }),
  effective,
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
