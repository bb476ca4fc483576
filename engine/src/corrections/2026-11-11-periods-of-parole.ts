import type { Correction } from './rules-version.ts';

/** What a reading of forty-five felonies found of the periods of parole. */
export const foundOfPeriodsOfParole: readonly Correction[] = [
  {
    id: 'parole-of-attempts-and-conspiracies',
    what: 'Parole for life follows a life term for kidnapping for a sex offense, aggravated sexual assault of a child and sex with a child of ten or under, not the third strike’s term of an attempt, nor a conspiracy: their parole is five years.',
    authority: 'PC 3000(b)(1), 3000.1(a)(2)',
    example: {
      of: 'Parole after attempted intercourse with a child of ten or under, a third strike',
      was: 'PC 3000.1(a)(2)',
      now: 'PC 3000(b)(1)',
    },
    concerns: null,
  },
  {
    id: 'parole-of-murders-before-1983',
    what: 'Parole for life follows murder since January 1, 1983; of an earlier one it is that of another life term.',
    authority: 'PC 3000.01, 3000.1(a)(1); Stats. 1982, ch. 1406',
    example: { of: 'Parole after second degree murder of March 1, 1982', was: 'PC 3000.1', now: 'PC 3000.01' },
    concerns: null,
  },
];
