import type { Correction } from './rules-version.ts';

/** What an eighteenth sample beside the text found. */
export const foundByTheEighteenthSample: readonly Correction[] = [
  {
    id: 'passengers-assaulted',
    what: 'An assault by a weapon or great force on a vehicle for hire may be on a passenger, who may be a spouse, partner or relative: at least 36 months of probation.',
    authority: 'PC 245.2, 1203.097(a)(1)',
    example: {
      of: 'Probation for an assault with a deadly weapon on a bus',
      was: 'Up to 2 years.',
      now: 'Up to 2 years. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
  {
    id: 'attempts-on-officers-before-1995',
    what: 'Before 1995 an attempt to murder a peace officer that was not premeditated has five, seven or nine years, no life term.',
    authority: 'PC 664(a), (e); Stats. 1994, ch. 793; People v. Bright (1996) 12 Cal.4th 652',
    example: { of: 'An attempt on a peace officer in 1992, upper term', was: '7 - L', now: '9y' },
    concerns: { sections: ['PC 187', 'PC 664'], before: '1995-01-01' },
  },
  {
    id: 'concealed-firearms-after-a-felony-before-2012',
    what: 'A firearm carried concealed after a felony, former section 12025(b)(1), has three months of jail at least as a condition of probation, as section 25400(c)(1) has.',
    authority: 'former PC 12025(d)(2), (e)',
    example: {
      of: 'Least jail as a condition of probation for a concealed firearm after a felony in 2011',
      was: '0 days',
      now: '90 days, 0 by exception',
    },
    concerns: null,
  },
  {
    id: 'relatives-threatened-with-bombs-and-weapons',
    what: 'A false report of a bomb, harassment of a child for the work of its parent, and a weapon of mass destruction used upon a person or threatened may have a spouse, partner or relative for a victim: at least 36 months of probation.',
    authority: 'PC 148.1(a), 11414, 11418(b), 11418.5, 1203.097(a)(1)',
    example: {
      of: 'Probation for a threat to use a weapon of mass destruction',
      was: 'Up to 2 years.',
      now: 'Up to 2 years. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
];
