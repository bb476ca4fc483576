/**
 * The version of the rules: the month in which a number last changed and, from the second change of a month on, its
 * count. Every change of a number raises it and tells of itself in `corrections/rules-versions.ts`; a report prints it.
 */
export const engineVersion = '2026.11.9';
