import type { Finding } from '../crime/findings.ts';
import { againstRelatives, mayHaveRelatedVictim } from '../law/lists/related-victims.ts';
import { harmToPersons, violenceAgainstRelatives } from '../law/lists/victims-of-findings.ts';
import { isListed, isNamed } from '../law/statute-list.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { ProbationRow } from './probation-facts.ts';

/** Whether the victim is one of those whom Fam. Code, § 6211, names by the element of the crime. */
export const isAgainstRelative = (sections: readonly string[]): boolean => isNamed(againstRelatives, sections);

/** Whom the allegations found of a count say that it was done to: one of Fam. Code, § 6211, or a person who may be one. */
export function victimFoundBy(
  found: readonly (readonly string[])[],
  findings: readonly Finding[],
  on: IsoDate,
): ProbationRow['victimFound'] {
  if (found.some((sections) => isListed(violenceAgainstRelatives, sections, on))) return 'relative';
  return findings.includes('personal-gbi') || found.some((sections) => isNamed(harmToPersons, sections))
    ? 'person'
    : undefined;
}

/** Neither the crime nor what was found of it says who its victim is; of such a victim the longer length is the law. */
const related = {
  text: ' At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
  authority: '; PC 1203.097(a)(1)',
} as const;
const relatedAlways = { text: ' At least 36 months.', authority: '; PC 1203.097(a)(1)' } as const;
const nobody = { text: '', authority: '' } as const;

/** What a victim whom Fam. Code, § 6211, names adds to the length of probation. */
export function relatedVictimOf(
  row: ProbationRow,
  sections: readonly string[],
): { readonly text: string; readonly authority: string } {
  if (isAgainstRelative(sections) || row.victimFound === 'relative') return relatedAlways;
  return mayHaveRelatedVictim(row.statute, row.name) || row.victimFound === 'person' ? related : nobody;
}
