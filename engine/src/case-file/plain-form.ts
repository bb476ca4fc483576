import type { Charged } from '../crime/attempt.ts';
import type { CrimeVersion } from '../crime/crime-version.ts';
import { plainIds } from '../crime/plain-ids.ts';
import { isInForce } from '../law/dated.ts';
import type { Resolve } from './resolve.ts';

interface Filing extends Pick<Charged, 'state' | 'lawDate'> {
  readonly resolve: Resolve;
}

/** The plain crime of the day, where an attempt of its graver form is one of it (J-181); undefined where the charge stands. */
export function plainForm(crime: CrimeVersion, { resolve, ...charged }: Filing): CrimeVersion | undefined {
  for (const id of plainIds(crime, charged)) {
    const read = resolve({ id }, charged.lawDate);
    if (read.kind === 'found' && isInForce(read.crime, charged.lawDate)) return read.crime;
  }
  return undefined;
}
