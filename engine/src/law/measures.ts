import type { IsoDate } from '../numbers/iso-date.ts';

/** Longer lists of serious and violent felonies, heavier gang terms: Proposition 21, from the day after its election. */
export const proposition21: IsoDate = '2000-03-08';

/** Theft of little value and possession of drugs as misdemeanors: Proposition 47, from the day after its election. */
export const proposition47: IsoDate = '2014-11-05';

/** Drug and theft terms in prison and warnings to dealers: Proposition 36 of 2024, from the fifth day after its vote was certified. */
export const proposition36: IsoDate = '2024-12-18';
