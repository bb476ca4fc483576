import { isOf664 } from '../../crime/attempt.ts';
import type { Count } from '../record/record.ts';
import { type Check, onCounts, said } from './check.ts';

const opinions = 'PC 664; People v. Bean (1989) 213 Cal.App.3d 639; People v. Finley (1994) 26 Cal.App.4th 454';

/** The attempt of what asks for a conviction is one of the plain crime: J-181. */
const ofPlainCrime: Check = ({ counts }) =>
  said(
    counts.filter(({ filed, standing }) => filed.graver !== undefined && standing !== 'inactive'),
    ({ filed: { crime, graver } }) => ({
      code: 'ATTEMPT_OF_PLAIN_CRIME',
      authority: opinions,
      text: `${graver?.statute} asks for a conviction of the crime after an earlier one, and an attempt is none. This is counted as the attempt of ${crime.statute}, ${crime.name}; no earlier conviction makes it graver. It may be charged so.`,
    }),
  );

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
