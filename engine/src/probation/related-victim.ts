import { namedIn } from '../case-file/by-sections.ts';
import { mayHaveRelatedVictim } from '../law/lists/related-victims.ts';
import type { ProbationRow } from './probation-facts.ts';

const againstRelatives = namedIn(['PC 262', 'PC 266g', 'PC 270', 'PC 270.5(a)', 'PC 270.6', 'PC 270a', 'PC 270c']);

/** The victim is a spouse, a former one, a parent or a child by the element: Fam. Code, § 6211(a), (e), (f) (J-49). */
export const isAgainstRelative = (_row: ProbationRow, sections: readonly string[]): boolean =>
  againstRelatives(sections);

/** The crime does not say who its victim is; of such a victim the longer length is the law. */
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
  if (isAgainstRelative(row, sections)) return relatedAlways;
  return mayHaveRelatedVictim(row.statute, row.name) ? related : nobody;
}
