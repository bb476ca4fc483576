import type { Correction } from './rules-version.ts';

/** What a fortieth sample found of conspiracies and priors. */
export const foundByTheFortiethSample: readonly Correction[] = [
  {
    id: 'conspiracies-punished-by-their-section',
    what: 'Who conspires to hold a controlled game without a license is punished as the section itself says, in county jail for a year at most, and not for a felony conspiracy.',
    authority: 'PC 337j(d), 182(a)',
    example: { of: 'Jail for a conspiracy to permit an unlicensed game', was: '0d', now: '364d' },
    concerns: { sections: ['PC 337j'] },
  },
  {
    id: 'priors-of-meeting-a-minor',
    what: 'The five years for a prior contact with a minor are not added to the meeting that section 288.3 punished until October 2007, section 288.4 since.',
    authority: 'PC 288.3(a), (c); former PC 288.3(b)',
    example: { of: 'A meeting with a minor in 2007 after a contact, upper term', was: '9y', now: '4y' },
    concerns: { sections: ['PC 288.3'], attached: ['PC 288.3(c)'] },
  },
];
