import { proposition21 } from '../../law/measures.ts';
import { isUnderAny } from '../../law/statute.ts';
import type { Count } from '../record.ts';

/** First day of Proposition 21, which made the lists of serious and violent felonies longer. */

/** Serious of themselves only since that day; before it by personal use of a weapon or injury: § 1192.7(c)(30)-(38). */
const addedAsSerious = [
  'PC 136.1',
  'PC 186.22',
  'PC 244',
  'PC 245(a)',
  'PC 245(b)',
  'PC 245.2',
  'PC 245.3',
  'PC 245.5',
  'PC 246',
  'PC 422',
  'PC 26100',
  'PC 12034',
];

export const isBeforeLongerLists = ({ filed }: Count): boolean => filed.lawDate < proposition21;

/** Whether the crime is serious of itself on its day; a conspiracy is since Proposition 21, § 1192.7(c)(43). */
export const isSeriousOfItself = (count: Count): boolean =>
  count.filed.punishment.serious &&
  !(
    isBeforeLongerLists(count) &&
    (count.filed.state === 'Conspiracy' || isUnderAny(count.filed.sections, addedAsSerious))
  );
