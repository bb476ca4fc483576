import { crimesOfPriors } from '../law/lists/crimes-of-priors.ts';
import type { Correction } from './rules-version.ts';

/** What a thirty-ninth sample found of attempts. */
export const foundOfAttempts: readonly Correction[] = [
  {
    id: 'attempts-that-limit-no-probation',
    what: 'An attempt of a crime listed for probation in unusual cases, of who was armed or has a prior felony, limits it only where murder was attempted: the paragraphs name no other attempt. An escape from prison that was only tried is none either.',
    authority: 'PC 1203(e)(1), (5)',
    example: {
      of: 'Probation for an attempted robbery, armed with a knife',
      was: 'Eligible with Findings',
      now: 'Eligible',
    },
    concerns: null,
  },
  {
    id: 'priors-beside-attempts',
    what: 'The years for priors of who violates a section again are not added to an attempt of it, which section 664 punishes, unless the section itself names the attempt: insurance, premium and workers’ compensation fraud, corporal injury to a child, frauds on disaster victims, trafficking, drunk driving with injury.',
    authority: 'PC 236.4(c), 273d(b), 548(b), 550(e), (f), 670(c), 664; IC 1871.4(c), 11760(b), 11880(b); VC 23566(c)',
    example: { of: 'Attempted arson fraud after two, upper term', was: '6y 6m', now: '2y 6m' },
    concerns: { attempted: true, attached: [...crimesOfPriors.map(([prior]) => prior), 'VC 23566(c)'] },
  },
];
