import type { Correction } from './rules-version.ts';

/** What a reading of the bars and limits of probation by their days found. */
export const foundOfBarsOfProbation: readonly Correction[] = [
  {
    id: 'bars-of-probation-before-they-were-law',
    what: 'The bar of probation for rape and other sex crimes reaches acts since 1980, for pimping and pandering since 1983, by a threat of retaliation since 1987, for a minor used in commercial matter since 2000, and for a habitual sexual offender since September 20, 2006: an older act has none, or asks for the evaluation and the hearing alone.',
    authority:
      'PC 667.71(e), 1203.065(a), 1203.067; Stats. 1979, ch. 944; Stats. 2006, ch. 337; People v. Pecci (1999) 72 Cal.App.4th 1500; People v. O’Connor (1986) 188 Cal.App.3d 645; People v. Hames (1985) 172 Cal.App.3d 1238',
    example: { of: 'Rape by force in 1979', was: 'Ineligible', now: 'Eligible with Findings' },
    concerns: null,
  },
  {
    id: 'limits-of-probation-before-they-were-law',
    what: 'Probation is for an unusual case after a theft of more than $100,000 since 1984, after computer crime of as much since 1990, and after a firearm was given to a prohibited person since 1995: an older act has no such limit.',
    authority:
      'PC 1203(e)(12), (13), 1203.045, 1203.048; Stats. 1983, ch. 327; Stats. 1989, ch. 1357; Stats. 1994, ch. 451',
    example: { of: 'A theft of more than $100,000 in 1983', was: 'Eligible with Findings', now: 'Eligible' },
    concerns: null,
  },
  {
    id: 'minors-given-drugs-and-probation',
    what: 'A listed drug sold or given to a minor does not by itself limit probation to an unusual case: the limit is of who uses a minor as an agent to make or to sell one.',
    authority: 'PC 1203.07(a); HS 11380(a)',
    example: { of: 'Methamphetamine given to a minor', was: 'Eligible with Findings', now: 'Eligible' },
    concerns: null,
  },
];
