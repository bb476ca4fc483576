import type { Correction } from './rules-version.ts';

/** What a reading of the Penal Code, §§ 384a to 667 and 4500 to 4600, whole beside the catalogue found. */
export const foundOfPropertyAndPeace: readonly Correction[] = [
  {
    id: 'least-jail-of-imitation-firearms',
    what: 'An imitation firearm shown in a threatening manner has thirty days of jail at least where no probation is granted.',
    authority: 'PC 417.4',
    example: { of: 'An imitation firearm shown in a threatening manner, the least', was: '0d', now: '30d' },
    concerns: null,
  },
  {
    id: 'looting-is-the-theft-it-punishes',
    what: 'The years for aggravated white collar crime and for fraud on victims of a disaster attach to looting by grand theft, the latter to forgery of a check with a disqualifying prior too, and the former to what was embezzled elsewhere.',
    authority: 'PC 186.11(a)(1), 667.16(a); 463(b), (c)(3), 473(b), 497',
    example: {
      of: 'Grand theft in an evacuation zone twice, loss of more than $500,000, middle terms',
      was: '2y 8m',
      now: '5y 8m',
    },
    concerns: {
      sections: ['PC 463(b)', 'PC 463(c)(3)', 'PC 473(b)', 'PC 497'],
      attached: ['PC 186.11', 'PC 667.16'],
    },
  },
  {
    id: 'punished-as-larceny',
    what: 'The limit of probation for a theft of more than $100,000 attaches to what is punished as larceny: property received by false personation, and games of fraud. It leaves the rules of real property sales contracts.',
    authority: 'PC 332(a), 334(a), 490a, 506b, 530, 1203.045(a); CI 2985.3, 2985.4',
    example: {
      of: 'Probation for more than $100,000 received by false personation',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
  {
    id: 'money-looted-by-officials',
    what: 'The limit of probation for public money embezzled attaches to looting by grand theft, as to grand theft of money.',
    authority: 'PC 463(b)(2), (c)(3), 487(a), 1203(e)(7)',
    example: { of: 'Probation for public money looted', was: 'Eligible', now: 'Eligible with Findings' },
    concerns: null,
  },
  {
    id: 'petty-thefts-by-their-punishment',
    what: 'Probation for $950 or less received by false personation or by a game of fraud is up to two years, as for petty theft.',
    authority: 'PC 332(a), 334(a), 490, 530, 1203g(a)',
    example: {
      of: 'Probation for $950 or less received by false personation',
      was: 'Up to 1 year. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
      now: 'Up to 2 years. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
  {
    id: 'burglary-of-a-jail-as-a-misdemeanor',
    what: 'Burglary of a jail as a misdemeanor asks for an unusual case before probation is granted, as the felony does.',
    authority: 'PC 462.5(a)',
    example: {
      of: 'Probation for burglary of a jail as a misdemeanor',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
  {
    id: 'attempted-routs',
    what: 'An attempt to rout is not halved: a rout is itself an attempt to riot.',
    authority: 'PC 406, 408, 664',
    example: { of: 'An attempt to rout', was: '90d', now: '180d' },
    concerns: { attempted: true, sections: ['PC 406'] },
  },
  {
    id: 'calls-to-a-workplace-before-2009',
    what: 'Repeated annoying calls to a workplace had up to a year of jail until 2009, those against an order of court too.',
    authority: 'former PC 653m(c)',
    example: { of: 'More than ten calls to the workplace of a partner in 2005', was: '180d', now: '364d' },
    concerns: { sections: ['PC 653m(c)'], before: '2009-01-01' },
  },
  {
    id: 'dwellings-rented-out-before-2011',
    what: 'To claim the dwelling of another to rent it out had six months of jail before 2011.',
    authority: 'PC 602.9 before Stats. 2010, ch. 580',
    example: { of: 'A dwelling of another claimed to rent it out in 2010', was: '0d', now: '180d' },
    concerns: { sections: ['PC 602.9'], before: '2011-01-01' },
  },
  {
    id: 'days-of-amendments-and-letters',
    what: 'Older than the day at which it began: public safety radio intercepted, an animal abandoned or left without care, a horse poled, parts of listed animals sold, a campus not left.',
    authority: 'PC 597f, 597g(a), 597s, 626.6(a), 636.5, 653o(a)',
    example: { of: 'An animal abandoned in 1999', was: '0d', now: '180d' },
    concerns: {
      sections: ['PC 597f(a)', 'PC 597g(a)', 'PC 597s', 'PC 626.6(a)', 'PC 636.5', 'PC 653o(a)'],
      before: '2000-01-01',
    },
  },
];
