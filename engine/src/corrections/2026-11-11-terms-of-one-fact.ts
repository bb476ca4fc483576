import type { Correction } from './rules-version.ts';

/** What a reading of the sections of enhancements found of terms that were taken for one fact. */
export const foundOfTermsOfOneFact: readonly Correction[] = [
  {
    id: 'firearm-furnished-is-no-weapon-used',
    what: 'The term for a firearm furnished or offered to another is added beside a weapon term, and beside the gang’s: who furnishes one need not be armed with it nor use it.',
    authority: 'PC 1170.1(f), 12022.4(a)',
    example: {
      of: 'A robbery with a firearm, section 12022.5(a), and one furnished to another, middle terms',
      was: '7y',
      now: '9y',
    },
    concerns: { attached: ['PC 12022.4'] },
  },
  {
    id: 'sex-crimes-one-term-where-the-section-says-so',
    what: 'Of a sex crime of section 667.6 an injury in circumstances of domestic violence is added beside another term of its section, and a weapon carried beside a weapon used.',
    authority: 'PC 1170.1(h), 12022.3, 12022.7(h)',
    example: {
      of: 'A rape with a knife used and a gun carried, middle terms',
      was: '10y',
      now: '12y',
    },
    concerns: { attached: ['PC 12022.3', 'PC 12022.7(e)'] },
  },
  {
    id: 'injury-by-hazardous-waste-once',
    what: 'The years for hazardous waste that caused great bodily injury are not added beside those of PC 12022.7 for the same injury; those for a substantial probability of death, a form of their own, are.',
    authority: 'HS 25189.5(e), 25189.7(c); PC 1170.1(g)',
    example: {
      of: 'Hazardous waste disposed of, with the years for the injury and those of PC 12022.7(a), middle terms',
      was: '7y',
      now: '5y',
    },
    concerns: { attached: ['HS 25189.5(e)', 'HS 25189.7(c)'] },
  },
  {
    id: 'firearm-furnished-once',
    what: 'The term for a firearm furnished or offered to another is one of a crime, however often its row is written: the section adds it to a felony in which one is furnished, and not for each.',
    authority: 'PC 12022.4(a)',
    example: {
      of: 'A robbery with two rows of section 12022.4(a), middle terms',
      was: '7y',
      now: '5y',
    },
    concerns: { attached: ['PC 12022.4'] },
  },
];
