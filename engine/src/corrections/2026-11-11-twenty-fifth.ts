import type { Correction } from './rules-version.ts';

/** What the twenty-fifth sample found. */
export const foundByTheTwentyFifthSample: readonly Correction[] = [
  {
    id: 'transfers-to-none-who-is-barred',
    what: 'The further term for a firearm later used in a felony attaches to sections 27500(b) and 27510 alone, and no longer to a dealer’s delivery or to a firearm brought into the state.',
    authority: 'PC 27590(d)(1), 27540, 27585',
    example: {
      of: 'A handgun delivered without evidence of identity and later used in a felony, middle terms',
      was: '4y',
      now: '2y',
    },
    concerns: { attached: ['PC 27590(d)'], sections: ['PC 27540', 'PC 27585'] },
  },
  {
    id: 'attempts-to-possess-a-weapon-while-barred',
    what: 'An attempt to possess a weapon while barred for mental health has half of the term: the sections punish who attempts to purchase or receive one, which has rows of its own and is punished in full.',
    authority: 'WI 8100(a), (b)(1), (g), 8103(j); PC 664(a)',
    example: { of: 'An attempt to possess a weapon after being found dangerous, middle term', was: '2y', now: '1y' },
    concerns: { attempted: true, sections: ['WI 8100', 'WI 8103'] },
  },
  {
    id: 'attempts-to-impede-a-hazardous-waste-officer',
    what: 'An attempt to prevent or to interfere with the work of a hazardous waste officer is punished in full: to attempt to impede it in any way is the crime itself.',
    authority: 'HS 25195(a)',
    example: { of: 'An attempt to interfere with the work of a hazardous waste officer', was: '90d', now: '180d' },
    concerns: { attempted: true, sections: ['HS 25195(a)'] },
  },
  {
    id: 'burial-omitted-before-1998',
    what: 'Who has the duty of burial and omits it has up to six months for acts before 1998, too: the day was that of a letter.',
    authority: 'HS 7103(a)',
    example: { of: 'A burial omitted in 1990', was: '0d', now: '180d' },
    concerns: { sections: ['HS 7103(a)'], before: '1998-01-01' },
  },
  {
    id: 'a-special-circumstance-held-void',
    what: 'The special circumstance of an especially heinous, atrocious or cruel murder, which section 190.2 still names, was held void for vagueness and does not count.',
    authority: 'PC 190.2(a)(14); People v. Superior Court (Engert) (1982) 31 Cal.3d 797',
    example: { of: 'Murder of the first degree, especially heinous', was: 'LWOP', now: '25 - L' },
    concerns: { attached: ['PC 190.2(a)(14)'] },
  },
];
