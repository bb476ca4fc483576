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
];
