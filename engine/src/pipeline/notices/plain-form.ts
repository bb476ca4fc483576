import { isOf664 } from '../../crime/attempt.ts';
import { isUnder, sectionsOf } from '../../law/statute.ts';
import type { Count } from '../record/record.ts';
import { type Check, onCounts, said } from './check.ts';

const opinions = 'PC 664; People v. Bean (1989) 213 Cal.App.3d 639; People v. Finley (1994) 26 Cal.App.4th 454';

type Graver = NonNullable<Count['filed']['graver']>;

/** A graver form of several acts, each a plain crime with the same jail (J-239); an id is its act, then level and day. */
const ofSeveralActs = ({ plain }: Graver): string =>
  new Set(plain?.ids.map((id) => id.split('~')[0])).size > 1
    ? ' Other acts have plain crimes of their own with the same jail: charge the one that was tried.'
    : '';

/** Bus. & Prof. Code, § 7028(e): who violates the section has the graver penalty for another fact too (J-240). */
const otherwiseGraver = ({ statute }: Graver): string =>
  isUnder(sectionsOf(statute), 'BP 7028(a)')
    ? ' Who was named on a license that was revoked has the graver penalty for the act itself, by subdivision (e): half of it then, up to 182 days.'
    : '';

const hasGraver = (count: Count): count is Count & { filed: { graver: Graver } } =>
  count.filed.graver !== undefined && count.standing !== 'inactive';

/** The attempt of what asks for a conviction is one of the plain crime: J-181. */
const ofPlainCrime: Check = ({ counts }) =>
  said(counts.filter(hasGraver), ({ filed: { crime, graver } }) => ({
    code: 'ATTEMPT_OF_PLAIN_CRIME',
    authority: opinions,
    text: `${graver.statute} asks for a conviction of the crime after an earlier one, and an attempt is none. This is counted as the attempt of ${crime.statute}, ${crime.name}; no earlier conviction makes it graver. It may be charged so.${ofSeveralActs(graver)}${otherwiseGraver(graver)}`,
  }));

const isWithPrior = ({ filed, standing }: Count): boolean =>
  standing !== 'inactive' && filed.crime.plain?.asks === 'violation' && isOf664(filed);

/** Where the section makes graver who violates it, or nobody read that it asks for a conviction: J-182. */
const withPrior: Check = onCounts(isWithPrior, {
  code: 'ATTEMPT_WITH_PRIOR',
  authority: opinions,
  text: 'The section makes the crime graver for an earlier conviction, and is not read as asking for a conviction of the present one. The attempt is counted as half of the graver form. The opinions hold that it is of the plain crime where a conviction is asked for; none was found that says whether their reason reaches this section.',
});

/** What an attempt is of where an earlier conviction makes its crime graver. */
export const plainForm: readonly Check[] = [ofPlainCrime, withPrior];
