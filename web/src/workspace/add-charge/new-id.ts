import { v7 } from 'uuid';

/**
 * An id for a charge, behind every one given before it. Where two terms are equal in all that the law asks, the engine calls
 * that of the lesser id the principal (rule 4.452(a)(2): either may be): so it is the one entered first, in each case
 * that is entered alike and in its scenarios, whose copies keep their order.
 */
export const newId = (): string => v7();
