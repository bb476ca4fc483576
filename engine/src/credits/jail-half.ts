import type { Place } from '../crime/crime-version.ts';
import type { RateLimit } from './credit-limit.ts';

/** Of a term in county jail the half is a rule of its own, for a felony and for a misdemeanor. */
export const jailHalf: Readonly<Partial<Record<Place, string>>> = {
  jail1170h: 'PC 4019(a)(6), (b), (c), (f)',
  jail: 'PC 4019(a)(1), (b), (c), (f)',
};

/** Where a limit of one half is served in county jail, what gives it there: §§ 2930 to 2935 are of state prison. */
export const halfOfJail = ({ rate }: RateLimit, place: Place): string | undefined =>
  rate === 50 ? jailHalf[place] : undefined;
