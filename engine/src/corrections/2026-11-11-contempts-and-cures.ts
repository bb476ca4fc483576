import type { Correction } from './rules-version.ts';

/** What the forty-third and forty-fifth samples found of contempts and of frauds. */
export const foundOfContemptsAndCures: readonly Correction[] = [
  {
    id: 'contempt-of-the-juvenile-court',
    what: 'Disobedience of an order of the juvenile court is a contempt, for which its section names no punishment: five days, not six months.',
    authority: 'WI 213; CP 1218(a)',
    example: { of: 'An order of the juvenile court disobeyed', was: '180d', now: '5d' },
    concerns: { sections: ['WI 213'] },
  },
  {
    id: 'contempt-of-an-order-to-pay-a-fine',
    what: 'Disobedience of an order to pay the fine of an infraction in time or to appear is punishable as contempt, for which its section names no punishment: five days, not six months.',
    authority: 'VC 40000.3, 42003(a); CP 1218(a)',
    example: { of: 'An order to pay a fine or to appear disobeyed', was: '180d', now: '5d' },
    concerns: { sections: ['VC 42003(a)'] },
  },
  {
    id: 'false-cures-as-fraud',
    what: 'The years for aggravated white collar crime attach to a cure of cancer falsely represented and provided for pay with the intent to defraud.',
    authority: 'PC 186.11(a)(1); HS 109365',
    example: {
      of: 'False cures of cancer provided twice, loss of more than $500,000, middle terms',
      was: '2y 8m',
      now: '5y 8m',
    },
    concerns: { sections: ['HS 109365'], attached: ['PC 186.11'] },
  },
  {
    id: 'false-cures-given-to-a-relative',
    what: 'Whoever pays for a falsely represented cure of cancer is deceived and may be a relative: the thirty-six months of probation may follow.',
    authority: 'HS 109365; PC 1203.097(a)(1)',
    example: {
      of: 'Probation for a false cure of cancer, as a misdemeanor',
      was: 'Up to 1 year.',
      now: 'Up to 1 year. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
];
