import type { Correction } from './rules-version.ts';

/** What a twelfth sample beside the text found of acts of earlier days. */
export const foundByTheTwelfthSample: readonly Correction[] = [
  {
    id: 'prison-by-flight-from-a-vessel',
    what: 'Before 2016 flight from a fatal collision of a vessel, and a further gang felony of a gang registrant, took the term to state prison by their own text.',
    authority: 'PC 186.33(b)(1), 192.5(e); People v. Vega (2014) 222 Cal.App.4th 1374',
    example: {
      of: 'Place of the term for manslaughter in a vessel with flight, sentenced in 2014',
      was: 'county jail',
      now: 'state prison',
    },
    concerns: null,
  },
  {
    id: 'reports-of-abuse-impeded-before-2007',
    what: 'To impede a report of child abuse was an infraction before 2007, and no crime before 2003.',
    authority: 'PC 11166.01 by Stats. 2002, ch. 858; Stats. 2006, ch. 901',
    example: { of: 'A report of child abuse impeded in 2003', was: '180d', now: '0d' },
    concerns: { sections: ['PC 11166.01(a)'], before: '2007-01-01' },
  },
];
