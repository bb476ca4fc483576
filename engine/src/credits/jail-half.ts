import type { Place } from '../crime/crime-version.ts';

/** Of a term in county jail the half is a rule of its own, for a felony and for a misdemeanor. */
export const jailHalf: Readonly<Partial<Record<Place, string>>> = {
  jail1170h: 'PC 4019(a)(6), (b), (c), (f)',
  jail: 'PC 4019(a)(1), (b), (c), (f)',
};
