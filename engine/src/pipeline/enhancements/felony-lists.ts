import { punishableByLife } from '../../crime/triad.ts';
import { seriousFelonies } from '../../law/lists/serious-felonies.ts';
import { proposition21 } from '../../law/measures.ts';
import { isEverListed, isListed } from '../../law/statute-list.ts';
import type { Count } from '../record/record.ts';

/** Before the longer lists of serious and violent felonies. */
export const isBeforeLongerLists = ({ filed }: Count): boolean => filed.lawDate < proposition21;

/** A felony of life is serious by § 1192.7(c)(7) whatever else names it. */
const isNotYetListed = ({ filed: { sections, lawDate, punishment } }: Count): boolean =>
  isEverListed(seriousFelonies, sections) &&
  !isListed(seriousFelonies, sections, lawDate) &&
  !punishableByLife(punishment.triad);

/** Whether the crime is serious of itself on its day; a conspiracy is since Proposition 21, § 1192.7(c)(43). */
export const isSeriousOfItself = (count: Count): boolean =>
  count.filed.punishment.serious &&
  !(isBeforeLongerLists(count) && count.filed.state === 'Conspiracy') &&
  !isNotYetListed(count);
