import type { ChargeFile, CrimeReference } from '../case-file/case-file.ts';
import { isWobblerOf182, jailOf182 } from '../crime/conspiracy.ts';
import type { Count } from '../pipeline/record/record.ts';
import type { Law } from './measure.ts';
import type { Change } from './offer.ts';
import type { OfferSpace } from './offer-space.ts';
import { reductionsOf } from './reductions.ts';

/** A crime as it may be pleaded in place of the one charged. */
export interface Pleaded {
  readonly as: Pick<ChargeFile, 'crime' | 'days'>;
  readonly change: Change;
}

/** The lesser form of a wobbler; a conspiracy is a misdemeanor by its days (J-204). */
function asMisdemeanor(charge: ChargeFile, { severity, filed }: Count): Pleaded['as'] | undefined {
  if (severity !== 'felony') return undefined;
  if (isWobblerOf182(filed)) return { crime: charge.crime, days: jailOf182.maximumDays };
  const crime = filed.crime.wobbler ? lesserForm(charge.crime, filed.crime.statute) : undefined;
  return crime === undefined ? undefined : { crime };
}

const lesserForm = (crime: CrimeReference, statute: string): CrimeReference | undefined => {
  if (typeof crime === 'string') return { like: crime, severity: 'misdemeanor' };
  if ('id' in crime) return { like: statute, severity: 'misdemeanor' };
  return 'like' in crime ? { ...crime, severity: 'misdemeanor' } : undefined;
};

/** Crimes that may take the place of the one charged: as a misdemeanor, or by the table of reductions. */
export function lesserCrimes(
  charge: ChargeFile,
  count: Count,
  { space, law }: { readonly space: OfferSpace; readonly law: Pick<Law, 'catalogue'> },
): readonly Pleaded[] {
  const { crime } = count.filed;
  const lesser: Pleaded[] = [];
  const misdemeanor = space.levers.includes('misdemeanor') ? asMisdemeanor(charge, count) : undefined;
  if (misdemeanor !== undefined) lesser.push({ as: misdemeanor, change: { row: charge.id, lever: 'misdemeanor' } });
  if (space.levers.includes('lesser-crime')) {
    const row = { crime, state: count.filed.state, on: count.filed.lawDate };
    for (const { kind, to } of reductionsOf(row, space.reductions ?? [], law.catalogue))
      if (kind !== 'allegation' && kind !== 'finding')
        lesser.push({ as: { crime: to }, change: { row: charge.id, lever: 'lesser-crime', to } });
  }
  return lesser;
}
