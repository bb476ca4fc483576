import { childKidnapped } from '../../law/lists/personal-acts.ts';
import { isNamed } from '../../law/statute-list.ts';
import { inGroup } from '../record/count.ts';
import { isFound } from '../record/is-found.ts';
import type { Count } from '../record/record.ts';

/** A child kidnapped for a sex crime, found on the count of the kidnapping: Pen. Code, § 667.8(b), (c)(3). */
export interface Kidnapped {
  readonly sections: readonly string[];
  readonly count: string;
  readonly victim: string | undefined;
  readonly occasion: string | undefined;
}

/** The children whose kidnapping an allegation of a count tells. */
export const kidnappedOn = (count: Count): readonly Kidnapped[] =>
  count.standing === 'inactive' || !inGroup(count, 'KIDNAPPING')
    ? []
    : count.attachments
        .filter((row) => isFound(row) && isNamed(childKidnapped, row.filed.sections))
        .map(({ filed: { sections, victim = count.filed.victim } }) => ({
          sections,
          count: count.filed.id,
          victim,
          occasion: count.filed.occasion,
        }));
