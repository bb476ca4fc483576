import type { Correction } from './rules-version.ts';

/** What the twenty-second sample beside the text found. */
export const foundByTheTwentySecondSample: readonly Correction[] = [
  {
    id: 'injuries-not-willed-and-probation',
    what: 'Great bodily injury found to be inflicted in person no longer limits probation to an unusual case beside manslaughter by vehicle or vessel or without malice, a fire set recklessly and a mischievous animal: the conviction itself shows that it was not willful, as that of a drunk driver who injures.',
    authority: 'PC 1203(e)(3); People v. Lewis (2004) 120 Cal.App.4th 837',
    example: {
      of: 'Probation for a reckless fire that causes great bodily injury, inflicted in person',
      was: 'Eligible with Findings',
      now: 'Eligible',
    },
    concerns: null,
  },
  {
    id: 'hospital-escapes-served-in-jail',
    what: 'The felony of a forcible escape from a hospital, where it is served in county jail, is consecutive: it commences when the prisoner would otherwise be discharged.',
    authority: 'PC 4011.7',
    example: {
      of: 'Grand theft, upper term, and a forcible escape from a hospital marked concurrent',
      was: '3y',
      now: '3y 8m',
    },
    concerns: { sections: ['PC 4011.7'] },
  },
  {
    id: 'children-lured-by-their-parents',
    what: 'A child lured for a lewd act by a parent, or by a person granted access by a court order, has a row of its own: three, five or eight years, as the other kidnappings by such a person.',
    authority: 'PC 207(b), 208(a), (b)',
    example: { of: 'A child lured for a lewd act by a parent, upper term', was: '11y', now: '8y' },
    concerns: { sections: ['PC 207(b)'] },
  },
  {
    id: 'firearms-under-orders-of-2006',
    what: 'The order against firearms in a case of domestic violence that section 136.2 has beside its own, and the crime of who has one, are of January 1, 2006: no older act is punished by it.',
    authority: 'PC 136.2(a)(1)(G)(ii); AB 1288 of 2005',
    example: {
      of: 'A firearm had in 2005 under an order in a case of domestic violence',
      was: '364d',
      now: '0d',
    },
    concerns: null,
  },
];
