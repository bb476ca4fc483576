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
];
