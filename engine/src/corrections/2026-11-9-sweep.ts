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
  {
    id: 'least-jail-of-boating-after-a-prior',
    what: 'Boating under the influence with injury, after a prior and as a misdemeanor, has least days of jail as a condition of probation: five, ninety after a prior with injury.',
    authority: 'HN 655(f), 668(h)',
    example: {
      of: 'Boating under the influence with injury after a boating prior, a misdemeanor, on probation',
      was: 'none',
      now: '5 days',
    },
    concerns: null,
  },
  {
    id: 'probation-of-more-assaults-with-weapons',
    what: 'Probation is for an unusual case after an assault with a deadly weapon on a transit worker, a custodial officer or a school employee, and by a prisoner since 2015, as after other such assaults.',
    authority: 'PC 1203(e)(2), 245.2, 245.3, 245.5(a), 4501(a)',
    example: {
      of: 'Assault with a deadly weapon on a custodial officer',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
  {
    id: 'furniture-with-flame-retardants',
    what: 'To sell furniture with banned flame retardants is a misdemeanor of six months, and no infraction.',
    authority: 'BP 19101(a), 19220',
    example: { of: 'Furniture with banned flame retardants sold', was: '0d', now: '180d' },
    concerns: { sections: ['BP 19101(a)'] },
  },
  {
    id: 'fireworks-sold-to-minors-again',
    what: 'No probation for a second conviction of selling dangerous fireworks to a minor.',
    authority: 'HS 12702(b)',
    example: { of: 'Dangerous fireworks sold to a minor, with a prior', was: 'Eligible', now: 'Ineligible' },
    concerns: null,
  },
  {
    id: 'thefts-of-agents-caretakers-and-employees',
    what: 'Premiums appropriated, a caretaker’s thefts and food benefits embezzled by a public employee are theft: probation only in an unusual case above $100,000. The first two are beside the white collar enhancement too, petty premiums have two years of probation.',
    authority: 'IC 1733; WI 10980(f), 15656(c); PC 186.11(a)(1), 490a, 1203.045(a), 1203g(a)',
    example: {
      of: 'Premiums appropriated twice, middle terms, with a loss of more than $500,000',
      was: '2y 8m',
      now: '5y 8m',
    },
    concerns: { sections: ['IC 1733', 'WI 15656(c)'], attached: ['PC 186.11'] },
  },
];
