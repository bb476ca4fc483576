import type { Correction } from './rules-version.ts';

/** What a thirty-third sample beside the text found. */
export const foundByTheThirtyThirdSample: readonly Correction[] = [
  {
    id: 'flight-never-struck',
    what: 'No court is offered to strike flight after a homicide by a vehicle or a vessel, its allegation or its five years alone.',
    authority: 'PC 192.5(e); VC 20001(c)',
    example: {
      of: 'The shortest offer by striking, of a death by a vessel and the flight after it, middle term',
      was: '6y',
      now: '11y',
    },
    concerns: null,
  },
  {
    id: 'kidnapping-for-a-sex-crime-before-1986',
    what: 'Kidnapping to commit a felony sex crime adds three years in 1985, of which an opinion tells; of an act before 1985 the same, with the notice that its text was not read.',
    authority: 'PC 667.8, before its amendment; People v. Hernandez (1988) 46 Cal.3d 194',
    example: { of: 'A rape of 1985 for which the victim was kidnapped, upper term', was: '17y', now: '11y' },
    concerns: { attached: ['PC 667.8'], before: '1986-01-01' },
  },
  {
    id: 'attempts-to-use-a-medical-certificate',
    what: 'An attempt to use a forged or bought certificate in a healing art is named by the section itself and is not halved.',
    authority: 'BP 582; PC 664(a)',
    example: { of: 'An attempt to use a bought medical certificate, middle term', was: '1y', now: '2y' },
    concerns: { sections: ['BP 582'], attempted: true },
  },
  {
    id: 'kitchen-grease-of-a-relative',
    what: 'Kitchen grease stolen, spoiled or damaged may be of a spouse, partner or relative: at least 36 months of probation.',
    authority: 'PC 1203.097(a)(1); VC 2474',
    example: {
      of: 'Probation for damage to kitchen grease, a misdemeanor',
      was: 'Up to 1 year.',
      now: 'Up to 1 year. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
];
