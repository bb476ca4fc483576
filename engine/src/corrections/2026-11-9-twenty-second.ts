import type { Correction } from './rules-version.ts';

/** What the lists left open by the eighteenth to the twenty-first sample held, and who may be a victim. */
export const foundInWhatWasLeft: readonly Correction[] = [
  {
    id: 'death-or-life-without-parole-and-probation',
    what: 'Probation is barred for treason, perjury that procures an execution, and a train wrecked, an assault by a prisoner for life or sabotage of defense that kills: the trier of fact determines whether the penalty is death or life without parole, as for murder with a special circumstance.',
    authority: 'PC 190.3, 190.4',
    example: { of: 'Probation for treason', was: 'Eligible', now: 'Ineligible' },
    concerns: null,
  },
  {
    id: 'attempts-to-leave-home-detention',
    what: 'An attempt to leave home detention in lieu of bail is punished in full: section 4532, which punishes it, names the attempt.',
    authority: 'PC 1203.018(i), 4532(a)(1), (b)(1)',
    example: { of: 'An attempt to leave home detention, held for a felony, middle term', was: '1y', now: '2y' },
    concerns: { attempted: true, sections: ['PC 1203.018(i)'] },
  },
  {
    id: 'home-detention-left-as-a-misdemeanor',
    what: 'Home detention in lieu of bail left as a misdemeanor has at least ninety days of jail, consecutive to any other sentence, as an escape.',
    authority: 'PC 1203.018(i), 4532(d)(2), (5)',
    example: { of: 'Least jail for home detention left, held for a misdemeanor', was: '0d', now: '90d' },
    concerns: null,
  },
  {
    id: 'attempted-aggravated-arson',
    what: 'An attempted aggravated arson has the term of attempted arson, sixteen months, two or three years: section 455 names the attempt to burn any structure, forest land or property.',
    authority: 'PC 455(a), 664(a)',
    example: { of: 'An attempted aggravated arson, middle term', was: '7y', now: '2y' },
    concerns: { attempted: true, sections: ['PC 451.5'] },
  },
  {
    id: 'relatives-as-victims-by-the-words',
    what: 'Of every crime it was asked by its words whether a relative may be the victim. At least 36 months of probation, where the victim is one, stand now beside a false petition, a boobytrap, a stored firearm that injures, a minor given or used for drugs, injury by a driver or on the water, deceit and injury to property in other codes; no longer beside theft from a shop or an inn, government computers and a damaged place of worship.',
    authority: 'PC 1203.097(a)(1); People v. Forester (2022) 78 Cal.App.5th 447',
    example: {
      of: 'Probation for a false petition for a gun violence restraining order',
      was: 'Up to 1 year.',
      now: 'Up to 1 year. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
];
