import { specialCircumstances } from '../law/lists/murder-terms.ts';
import { termsOfMinors } from '../law/lists/terms-of-minors.ts';
import type { Correction } from './rules-version.ts';

const circumstances = [...specialCircumstances, ...termsOfMinors].flatMap(({ sections }) => sections);

/** What is said of the age at one act, and follows of another and of the hearing of youth. */
export const foundOfMinorsOfTheDay: readonly Correction[] = [
  {
    id: 'minor-at-another-act',
    what: 'Who is said on one count to have been under 18, or by the term of minors beside it, was so at the acts of the same day and before: a special circumstance or a One Strike circumstance of those counts has the term of a minor too, where no day of birth shows an adult.',
    authority: 'PC 190.5(b), 667.61(j)(1), (l)',
    example: {
      of: 'Two murders of one day at once, under 18 said of the one, a special circumstance of the other, lower term',
      was: 'LWOP',
      now: '25 - L',
    },
    concerns: { counts: 2, attached: ['PC 667.61', ...circumstances] },
  },
  {
    id: 'youth-parole-of-who-is-said-a-minor',
    what: 'Where the count of the controlling offense says that the defendant was under 18, the day of the youth offender hearing is told without a day of birth.',
    authority: 'PC 3051(b)',
    example: {
      of: 'Murder of the first degree, under 18 said, no day of birth: the youth offender hearing',
      was: 'none',
      now: '2050-08-01',
    },
    concerns: null,
  },
];
