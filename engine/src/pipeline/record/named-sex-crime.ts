import { inGroup, isActiveFelony, isFelony } from './count.ts';
import type { Count } from './record.ts';

/** Crimes of Pen. Code, § 667.6(e), One Strike terms for them too; an attempt or conspiracy is in none of its lists. */
export const isNamedSexCrime = (count: Count): boolean =>
  isFelony(count) && (inGroup(count, 'SEX6676') || count.filed.punishment.category === 'SEX_667_6');

export const isListedSexCrime = (count: Count): boolean => isActiveFelony(count) && isNamedSexCrime(count);
