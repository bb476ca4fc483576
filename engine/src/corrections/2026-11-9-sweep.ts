import { moreInjuriesIntended } from '../law/lists/strike-triggers.ts';
import type { Correction } from './rules-version.ts';

/** What a second sweep for acts of today found, by class. */
export const foundByTheSecondSweep: readonly Correction[] = [
  {
    id: 'felonies-without-a-penalty-of-the-vehicle-code',
    what: 'A felony of the Vehicle Code for which no penalty is stated is punished by a fine or by 1170(h): county jail, and a misdemeanor in the alternative.',
    authority: 'VC 42000, 1808.4(d), 38318(b), 38318.5(b); PC 17(b), 18(b)',
    example: {
      of: 'A confidential home address disclosed, bodily injury, middle term',
      was: 'state prison',
      now: 'county jail',
    },
    concerns: null,
  },
  {
    id: 'strikes-by-more-intended-injury',
    what: 'With two strikes the solicitation of murder, and things thrown at off-highway vehicles or laid on their trails to injure greatly, have the third-strike term.',
    authority: 'PC 667(e)(2)(C)(iii), 653f(b); VC 38318(b), 38318.5(b)',
    example: { of: 'Solicitation of murder, middle term, with two strikes', was: '12y', now: '25 - L' },
    concerns: { strikes: true, sections: moreInjuriesIntended.flatMap(({ sections }) => sections) },
  },
];
