import type { Correction } from './rules-version.ts';

/** What samples found of crimes whose own element is a prior, and of life terms by priors, that keep a term out of county jail. */
export const foundOfPriorsThatBarJail: readonly Correction[] = [
  {
    id: 'prison-by-the-prior-of-the-crime',
    what: 'A felony that is one by a disqualifying prior (shoplifting, petty theft, forgery or a bad check of $950 or less, possession of drugs) is served in state prison and not split: the prior is a serious or violent felony, or one for which the defendant must register.',
    authority: 'PC 1170(h)(3)(A), (C), 667(e)(2)(C)(iv), 290(c)',
    example: {
      of: 'Methamphetamine had after a disqualifying prior, middle term',
      was: 'county jail',
      now: 'state prison',
    },
    concerns: null,
  },
  {
    id: 'prison-by-armor-after-violence',
    what: 'Body armor had after a violent felony takes the felonies beside it to state prison, where its own term is stayed or probation is granted too: the conviction that it asks for is violent.',
    authority: 'PC 31360(a), 17320, 1170(h)(3)(A)',
    example: {
      of: 'Insurance fraud beside body armor had after a violent felony, whose term is stayed',
      was: 'county jail',
      now: 'state prison',
    },
    concerns: null,
  },
  {
    id: 'prison-of-life-by-priors',
    what: 'The life term of a habitual violent offender, and of one who deals drugs to minors, is served in state prison, with the credits and the parole of prison, where the felony itself is punished in county jail too; an attempt with such a life term is no planned attempt to kill.',
    authority: 'PC 667.7(a), 667.75',
    example: {
      of: 'Battery with serious injury, with twenty years to life by two prior prison terms',
      was: 'county jail',
      now: 'state prison',
    },
    concerns: null,
  },
];
