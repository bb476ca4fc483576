/** How far a crime went: Pen. Code, §§ 21a, 182, 664. */
export const crimeStates = ['Completed', 'Attempt', 'Conspiracy'] as const;
export type CrimeState = (typeof crimeStates)[number];
