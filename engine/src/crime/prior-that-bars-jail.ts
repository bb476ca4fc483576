import { chargedByPriorsThatAreStrikes } from '../law/lists/prior-felonies.ts';
import { maybeOfPriorsThatBarJail, ofPriorsThatBarJail } from '../law/lists/priors-that-bar-jail.ts';
import { isNamed, isNamedBy } from '../law/statute-list.ts';

/** Whether the crime asks for a conviction that is always serious or violent, and so a strike (J-254). */
export const isChargedByStrike = (sections: readonly string[]): boolean =>
  isNamed(chargedByPriorsThatAreStrikes, sections);

/** Whether a prior that keeps its term out of county jail is an element of the crime: Pen. Code, § 1170(h)(3)(A), (C); J-116. */
export const isOfPriorThatBarsJail = (sections: readonly string[], name: string): boolean =>
  isChargedByStrike(sections) || ofPriorsThatBarJail.some((row) => isNamedBy(row, sections, name));

/** Whether it may be, or may be another: the case does not say which prior, or which other circumstance, the crime is of. */
export const mayBeOfPriorThatBarsJail = (sections: readonly string[], name: string): boolean =>
  maybeOfPriorsThatBarJail.some((row) => isNamedBy(row, sections, name));
