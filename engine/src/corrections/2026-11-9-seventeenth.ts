import type { Correction } from './rules-version.ts';

/** What a seventeenth sample beside the text found. */
export const foundByTheSeventeenthSample: readonly Correction[] = [
  {
    id: 'mass-destruction-upon-a-person',
    what: 'Probation is for an unusual case after a weapon of mass destruction was used against a person, and after a machinegun was made, converted or sold, which was possessed as a rule.',
    authority: 'PC 1203(e)(2), (11), 11418(b)(1), 32625(b)',
    example: {
      of: 'A weapon of mass destruction used against a person',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
  {
    id: 'bars-of-lewd-acts-before-they-were-law',
    what: 'The bars of probation for lewd acts reach acts since January 1, 1982, and the findings asked where none is pleaded acts since 2006: an older act asks for the evaluation and the hearing alone.',
    authority:
      'PC 1203.066(a), (d); Stats. 1981, ch. 1064; Stats. 2005, ch. 477; People v. Martinez (1988) 197 Cal.App.3d 767',
    example: { of: 'A lewd act by force in 1981', was: 'Ineligible', now: 'Eligible with Findings' },
    concerns: null,
  },
  {
    id: 'manslaughter-in-vessels-before-2008',
    what: 'Until 2007 manslaughter in a vessel had other letters: gross negligence two, four or six years, no gross negligence a misdemeanor, intoxication without it sixteen months, two or four years. The five years for flight are of 2008 by their letter; those of before were not read.',
    authority: 'former PC 192.5, 193.5, before Stats. 2007, ch. 747',
    example: { of: 'Manslaughter by an intoxicated captain in 2007, upper term', was: '6y', now: '4y' },
    concerns: { sections: ['PC 192.5'], before: '2008-01-01' },
  },
  {
    id: 'drunk-drivers-who-killed-before-2007',
    what: 'Manslaughter by a drunk driver without gross negligence, which stood in section 192(c)(3) from 1987 to 2006, is found by that number.',
    authority: 'former PC 192(c)(3), 193(c)(3), before Stats. 2006, ch. 91',
    example: {
      of: 'Manslaughter by a drunk driver without gross negligence in 2006, upper term',
      was: '0d',
      now: '4y',
    },
    concerns: { sections: ['PC 192(c)(3)'], before: '2007-01-01' },
  },
  {
    id: 'firearms-shown-before-2001',
    what: 'Before 2001 a firearm shown at a day care center had one, two or three years, and a concealable firearm shown in public the three to six months of any other.',
    authority: 'PC 417(a)(2)(A), 417(b); Stats. 2000, ch. 478',
    example: { of: 'A firearm shown at a day care center in 2000, lower term', was: '16m', now: '1y' },
    concerns: { sections: ['PC 417'], before: '2001-01-01' },
  },
];
