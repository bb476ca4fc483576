import { sectionsOf } from '../law/statute.ts';
import { type Charged, isOf664 } from './attempt.ts';
import type { CrimeVersion } from './crime-version.ts';

/**
 * The plain crime, by the ids of its versions, of which alone there is an attempt where the section asks of its graver form a
 * conviction of the crime after an earlier one: an attempt is none, and Pen. Code, § 664 halves what is prescribed for the crime
 * attempted (J-181). People v. Bean (1989) 213 Cal.App.3d 639; People v. Finley (1994) 26 Cal.App.4th 454. None where the
 * conviction is of the crime as it is charged.
 */
export function plainIds(
  crime: CrimeVersion,
  { state, lawDate }: Pick<Charged, 'state' | 'lawDate'>,
): readonly string[] {
  const { plain, statute } = crime;
  return plain?.asks === 'conviction' && isOf664({ crime, sections: sectionsOf(statute), state, lawDate })
    ? plain.ids
    : [];
}
