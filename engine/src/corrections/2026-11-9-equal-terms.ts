import type { Correction } from './rules-version.ts';

/** What the order of the ids decided of terms of one length, and what is told of terms that run beside. */
export const foundOfEqualTerms: readonly Correction[] = [
  {
    id: 'equal-terms-by-the-law',
    what: 'Of terms of one length that run beside one another the sentence is that which keeps the person longer, never the count that comes first: with more life, then with the priors it triggers, as marked, with less credit.',
    authority: 'PC 669, 667(a)(1), 2933.1(a), 3046',
    example: {
      of: 'Shooting at a house and a theft, with one strike, and beside one another after them aggravated mayhem and a second degree murder, 30y 4m each way',
      was: '19y 4m + 14 - L',
      now: '18y 4m + 15 - L',
    },
    concerns: { concurrent: true, counts: 3 },
  },
  {
    id: 'dates-of-equal-terms',
    what: 'The dates of release and parole are those of the last of all terms that run beside one another, each at its own rate with the priors that it triggers, whichever of equal ones comes first. Of equal crimes the earlier act controls for youth parole.',
    authority: 'PC 667(a)(1), 669, 2933.1(a), 3046, 3051(a)(2)(B); In re Reeves (2005) 35 Cal.4th 765',
    example: {
      of: 'Attempted robbery with a prior serious felony, and beside it corporal injury of 2y too with an injury found, 517 days served',
      was: '2026-07-28',
      now: '2024-10-27',
    },
    concerns: null,
  },
  {
    id: 'prior-of-a-life-term-beside',
    what: 'A third strike that runs beside another has the prior that it triggers before its own life minimum.',
    authority: 'PC 667(a)(1), (e)(2)(A), 3046; People v. Williams (2004) 34 Cal.4th 397',
    example: {
      of: 'First parole for a burglary of a home and a robbery as third strikes beside one another, with a prior serious felony',
      was: '2055-08-01',
      now: '2055-11-01',
    },
    concerns: null,
  },
  {
    id: 'beside-without-the-sentence',
    what: 'What runs beside is told as long as its own counts are, which add nothing: no longer with the counts of the sentence that they follow, and each count once.',
    authority: 'PC 669, 1170.1(a), 1170.12(a)(7)',
    example: {
      of: 'Beside 37y + 14 - L, misdemeanor drunk driving of 90 days that is consecutive to three of the four felonies',
      was: '30y 8m and 14 - L and 90d',
      now: '90d',
    },
    concerns: null,
  },
  {
    id: 'own-prior-of-a-life-term-beside',
    what: 'A struck life term that runs beside another is told with the prior that each of them has.',
    authority:
      'PC 667(a)(1), (e)(1); People v. Williams (2004) 34 Cal.4th 397; People v. Misa (2006) 140 Cal.App.4th 837',
    example: {
      of: 'The second of two attempted premeditated murders with a strike and a prior serious felony, beside the first',
      was: '14 - L',
      now: '5y and 14 - L',
    },
    concerns: null,
  },
  {
    id: 'jail-of-an-allegation-beside',
    what: 'The jail that an allegation adds to a misdemeanor beside the sentence is told in days of jail, not in months of a term.',
    authority: 'VC 14601.3(e)(3)',
    example: {
      of: 'Beside a robbery, a habitual traffic offender with 60 days for a license suspended for drunk driving',
      was: '6m and 60d',
      now: '240d',
    },
    concerns: null,
  },
];
