import type { Correction } from './rules-version.ts';

/** What the twenty-fourth sample found of acts of earlier days. */
export const foundInEarlierDays: readonly Correction[] = [
  {
    id: 'rules-of-motor-carriers-before-1991',
    what: 'A violation of the rules on hours of drivers, or on the equipment of commercial vehicles, has up to six months for acts before October 14, 1991, too: the day was that of an amendment.',
    authority: 'VC 34506(a), (f)',
    example: { of: 'A violation of the rules on hours of drivers in 1990', was: '0d', now: '180d' },
    concerns: { sections: ['VC 34506(a)', 'VC 34506(f)'], before: '1991-10-14' },
  },
];

/** What the twenty-fourth sample found for acts of today. */
export const foundByTheTwentyFourthSample: readonly Correction[] = [
  {
    id: 'attempts-to-assault-officials',
    what: 'An attempt to assault a public official has half of the term: the section names an attempt to murder alone.',
    authority: 'PC 217.1(a), (b), 664(a)',
    example: { of: 'An attempt to assault a public official, middle term', was: '2y', now: '1y' },
    concerns: { attempted: true, sections: ['PC 217.1(a)'] },
  },
  {
    id: 'attempts-to-acquire-a-firearm-in-contempt',
    what: 'An attempt to buy or receive a firearm in contempt of a protective order is punished in full: section 29825, which punishes it, names the attempt.',
    authority: 'PC 166(d)(1), 29825(a)',
    example: { of: 'An attempt to buy a firearm in contempt of an order, middle term', was: '1y', now: '2y' },
    concerns: { attempted: true, sections: ['PC 166(d)(1)'] },
  },
  {
    id: 'attempts-to-possess-a-firearm-under-an-order',
    what: 'An attempt to own or possess a firearm under a protective order has half of the term, and so has a minor’s attempt to remove an electronic monitor: their sections name the attempt of another act.',
    authority: 'PC 136.2(a)(1)(G)(ii)(II), (d)(3), 29825(b), 664(b); FM 6389(a); WI 871(d)',
    example: { of: 'An attempt to possess a firearm under a criminal protective order', was: '364d', now: '182d' },
    concerns: {
      attempted: true,
      sections: ['PC 136.2(a)(1)(G)(ii)(II)', 'PC 136.2(d)(3)', 'FM 6389(a)', 'WI 871(d)'],
    },
  },
  {
    id: 'a-year-of-jail-on-a-felony-grant',
    what: 'Jail as a condition of probation for a felony may be a full year, 365 days. The 364 days are of offenses punishable by up to a year in jail, misdemeanors.',
    authority: 'PC 1203.1(a), 19.2, 18.5(a); J-58',
    example: { of: 'The most jail as a condition of probation for a burglary', was: '364 days', now: '365 days' },
    concerns: null,
  },
  {
    id: 'labor-laws-that-ended',
    what: 'To refuse work to a victim who took time off is no crime of Labor Code sections 230 and 230.1 from 2025, and of section 230.5 from 2026: each applies to earlier actions alone.',
    authority: 'LC 230(k), 230.1(i), 230.5(g)',
    example: { of: 'A refusal to reinstate a victim in 2025, Labor Code, section 230(g)(3)', was: '180d', now: '0d' },
    concerns: null,
  },
];
