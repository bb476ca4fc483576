import { addedAsSerious } from '../../law/lists/longer-felony-lists.ts';
import { proposition21 } from '../../law/measures.ts';
import { isEverListed } from '../../law/statute-list.ts';
import type { Count } from '../record/record.ts';

/** Before the longer lists of serious and violent felonies. */
export const isBeforeLongerLists = ({ filed }: Count): boolean => filed.lawDate < proposition21;

/** Whether the crime is serious of itself on its day; a conspiracy is since Proposition 21, § 1192.7(c)(43). */
export const isSeriousOfItself = (count: Count): boolean =>
  count.filed.punishment.serious &&
  !(
    isBeforeLongerLists(count) &&
    (count.filed.state === 'Conspiracy' || isEverListed(addedAsSerious, count.filed.sections))
  );
