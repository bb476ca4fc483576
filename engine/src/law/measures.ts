import type { IsoDate } from '../numbers/iso-date.ts';

/** Terms for crimes committed for a gang: Stats. 1988, ch. 1256; People v. Gardeley (1996) 14 Cal.4th 605. */
export const firstGangLaw: IsoDate = '1988-09-26';

/** The present rule that weapon terms, and injury terms, count once, whatever section they stand in: Stats. 1997, ch. 750. */
export const sameUseOnce: IsoDate = '1998-01-01';

/** Probation with drug treatment for possession: Proposition 36 of 2000, § 8, of who is sentenced since: People v. Floyd (2003) 31 Cal.4th 179. */
export const drugTreatment2000: IsoDate = '2001-07-01';

/** Longer lists of serious and violent felonies, heavier gang terms: Proposition 21, from the day after its election. */
export const proposition21: IsoDate = '2000-03-08';

/** Use of weapons of mass destruction as a violent and a serious felony: Stats. 2002, ch. 606, an urgency statute. */
export const massDestruction: IsoDate = '2002-09-17';

/** Longer lists of violent sex crimes, the present One Strike law: Stats. 2006, ch. 337 (SB 1128), an urgency statute. */
export const sexOffenders2006: IsoDate = '2006-09-20';

/** Felonies served in county jail, from this day of sentence: Pen. Code, § 1170(h)(7), Stats. 2011, ch. 15. */
export const realignment: IsoDate = '2011-10-01';

/**
 * Counts of one and the same provision may all be punished, whatever § 654 says of one act: People v. Correa (2012) 54 Cal.4th
 * 331, of June 21, which did not apply it to its own defendant.
 */
export const oneProvision: IsoDate = '2012-06-22';

/** Theft of little value and possession of drugs as misdemeanors: Proposition 47, from the day after its election. */
export const proposition47: IsoDate = '2014-11-05';

/** The theft of a firearm as grand theft whatever its value: Proposition 63, § 11.1, PC 490.2(c), from the day after its election. */
export const proposition63: IsoDate = '2016-11-09';

/** Drug and theft terms in prison and warnings to dealers: Proposition 36 of 2024, from the fifth day after its vote was certified. */
export const proposition36: IsoDate = '2024-12-18';

/** Trafficking of a minor as a serious felony, and the day of the strike lists: Stats. 2023, ch. 230. */
export const traffickingOfMinors: IsoDate = '2024-01-01';
