import type { Correction } from './rules-version.ts';

/** What a sixteenth sample beside the text found. */
export const foundByTheSixteenthSample: readonly Correction[] = [
  {
    id: 'weapons-before-their-terms-were-raised',
    what: 'Firearms and weapons of sex crimes, armor-piercing ammunition, body vests and shots from a vehicle have their present terms from November 30, 1994; those of before were not read, so that a section cited for an older act is left out and the answer says so.',
    authority: 'PC 12022.2, 12022.3, 12022.55; Stats. 1993-1994, 1st Ex. Sess., ch. 31',
    example: { of: 'A firearm used in a rape of 1993, the section cited, middle terms', was: '10y', now: '6y' },
    concerns: null,
  },
  {
    id: 'relatives-injured-by-animals-or-terrorized',
    what: 'An animal that kills or injures, and signs, threats or fires that terrorize, may have a spouse, partner or relative for their victim: at least 36 months of probation.',
    authority: 'PC 399, 399.5, 11411, 11412, 11413, 1203.097(a)(1)',
    example: {
      of: 'Probation for an animal that injured another',
      was: 'Up to 2 years.',
      now: 'Up to 2 years. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
  {
    id: 'attempts-to-teach-under-a-false-name',
    what: 'An attempt to teach under a false name, which the section itself names, is not halved.',
    authority: 'EC 44360(d); PC 664(a)',
    example: { of: 'An attempt to teach under a false name', was: '90d', now: '180d' },
    concerns: { sections: ['EC 44360(d)'] },
  },
  {
    id: 'ships-wrecked-by-others-than-the-master',
    what: 'The wrecking of a ship by another than its master holds the intent of the master’s crime, to prejudice or defraud: aggravated white collar crime attaches.',
    authority: 'HN 304, 305; PC 186.11(a)(1)',
    example: {
      of: 'Two ships wrecked by another than the master, loss of more than $500,000, middle terms',
      was: '2y 8m',
      now: '5y 8m',
    },
    concerns: { sections: ['HN 305'], attached: ['PC 186.11'] },
  },
];
