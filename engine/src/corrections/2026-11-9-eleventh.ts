import { sexOffenders2006 } from '../law/measures.ts';
import type { Correction } from './rules-version.ts';

/** What an eleventh sample beside the text found of acts of earlier days, and of probation. */
export const foundByTheEleventhSample: readonly Correction[] = [
  {
    id: 'witnesses-dissuaded-before-1998',
    what: 'Dissuading a witness or victim without force, conspiracy, prior or pay was a misdemeanor of six months before 1998.',
    authority: 'PC 136.1(a), (b) before Stats. 1997, ch. 500; PC 19',
    example: { of: 'A witness dissuaded from testifying in 1997', was: '3y', now: '180d' },
    concerns: { sections: ['PC 136.1(a)', 'PC 136.1(b)'], before: '1998-01-01' },
  },
  {
    id: 'access-cards-before-1999',
    what: 'Access cards acquired without consent, or sold, were petty theft before 1999: six months.',
    authority: 'PC 484e before Stats. 1998, ch. 468; PC 490',
    example: {
      of: 'An access card of another acquired to use or sell it, charged as PC 484e(a), in 1998',
      was: '3y',
      now: '180d',
    },
    concerns: { sections: ['PC 484e(a)'], before: '1999-01-01' },
  },
  {
    id: 'violent-sex-crimes-before-2006',
    what: 'An assault to commit a lewd act or a penetration, and a lewd act on a dependent person by force, are violent from September 20, 2006.',
    authority: 'PC 667.5(c)(6), (15) by Stats. 2006, ch. 337',
    example: {
      of: 'A caretaker’s lewd act by force in 2005, middle term, with a prison term for a violent felony',
      was: '9y',
      now: '6y',
    },
    concerns: { sections: ['PC 220', 'PC 288(b)(2)'], before: sexOffenders2006 },
  },
  {
    id: 'bars-of-sex-crimes-before-2017',
    what: 'Probation after a sex crime against an intoxicated or unconscious person before 2017 takes the findings of 1203.067, also where 1203.065(a) is alleged.',
    authority: 'PC 1203.065(a) by Stats. 2016, ch. 863; PC 1203.067',
    example: {
      of: 'Oral copulation with an intoxicated person in 2015, PC 1203.065(a) alleged',
      was: 'Ineligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
  {
    id: 'probation-of-more-crimes-against-relatives',
    what: 'At least thirty-six months of probation, where the victim is a relative, stand beside aggravated mayhem, torture, protective orders of a juvenile court and what holds a crime of the list.',
    authority: 'PC 1203.097(a)(1); FM 6211; People v. Forester (2022) 78 Cal.App.5th 447',
    example: {
      of: 'A protective order of a juvenile court violated',
      was: 'Up to 1 year.',
      now: 'Up to 1 year. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
];
