import type { Correction } from './rules-version.ts';

/** What was found when Part 1 of the Penal Code was read whole. */
export const foundInPartOne: readonly Correction[] = [
  {
    id: 'firearms-acquired-under-a-protective-order',
    what: 'To be armed with a firearm or to use one adds no term to the felony of acquiring a firearm while a protective order of section 136.2(a)(1)(G) is in effect: the firearm is what it forbids.',
    authority: 'PC 136.2(a)(1)(G)(ii)(II), 12022(a)(1), 12022.5(a); People v. Arzate (2003) 114 Cal.App.4th 390',
    example: { of: 'A firearm bought under such an order, armed, middle term', was: '3y', now: '2y' },
    concerns: {
      sections: ['PC 136.2(a)(1)(G)(ii)(II)'],
      attached: ['PC 12022', 'PC 12022.5'],
    },
  },
  {
    id: 'attempted-contributing-to-delinquency',
    what: 'An attempt to contribute to the delinquency of a minor is punished in full: to tend to cause it, and to endeavor to induce, are the crime.',
    authority: 'PC 272(a)(1), 664',
    example: { of: 'Attempted contributing to the delinquency of a minor', was: '182d', now: '364d' },
    concerns: { attempted: true, sections: ['PC 272(a)'] },
  },
  {
    id: 'oral-copulation-in-concert-without-force',
    what: 'Oral copulation in concert with a person unable by disability to consent has a row of its own, section 287(d)(1)(C): a violent felony, but not a serious one, so that five years for a prior serious felony are not added, nor those of section 12022.8.',
    authority: 'PC 287(d)(1)(C), former 288a(d)(1)(C), 667.5(c)(5), 1192.7(c)(5), 12022.8',
    example: {
      of: 'Oral copulation in concert with a person unable to consent, one prior serious felony, middle term',
      was: '19y',
      now: '14y',
    },
    concerns: { sections: ['PC 287(d)(1)', 'PC 288a(d)(1)'] },
  },
  {
    id: 'jail-of-a-former-failure-to-register',
    what: 'Probation for a failure to register before October 13, 2007, of who must on a felony, is for an unusual case and brings at least ninety days of jail, as since.',
    authority: 'former PC 290(g)(2), (4)',
    example: { of: 'Probation for a failure to register in 2005', was: '0 days', now: '90 days' },
    concerns: { probation: true, sections: ['PC 290(g)(2)'], before: '2007-10-13' },
  },
  {
    id: 'assaults-by-force-on-the-old-before-2012',
    what: 'The limit of probation for an assault with a deadly weapon on a person of sixty or older attaches no longer to an assault by force alone before 2012.',
    authority: 'PC 1203.09(f), former 245(a)(1)',
    example: {
      of: 'Probation for an assault by force in 2010 on a person of sixty-five',
      was: 'Eligible with Findings',
      now: 'Eligible',
    },
    concerns: null,
  },
  {
    id: 'evaluation-after-spousal-rape',
    what: 'Probation for every spousal rape asks for the evaluation, the hearing and the findings of section 1203.067, which names former section 262 whole.',
    authority: 'PC 1203.067(a), former 262(a)(2) to (5)',
    example: {
      of: 'Probation for the rape of an unconscious spouse in 2010',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
  {
    id: 'obscene-matter-with-a-minor-after-a-prior',
    what: 'The bar of probation for a prison felony while on parole attaches no longer to the use of a minor for obscene matter with a prior, which is punished by section 1170(h).',
    authority: 'PC 311.9(b), 1170(h)(3), 1203.085(a)',
    example: {
      of: 'Probation for a minor used for obscene matter, with a prior, while on parole',
      was: 'Ineligible',
      now: 'Eligible',
    },
    concerns: null,
  },
  {
    id: 'misdemeanors-older-than-their-letters',
    what: 'Contempt of six kinds, a gratuity taken, arrests and seizures under color of authority, firewood carried without a bill of sale and commercial quantities dumped are misdemeanors before the acts that amended their sections, too.',
    authority: 'PC 70(a), 146, 166(a)(2), (3), (5), former (6) to (8), 374.3(h), 384.5',
    example: { of: 'An arrest under color of authority in 1985', was: '0d', now: '180d' },
    concerns: {
      sections: ['PC 70(a)', 'PC 146', 'PC 166(a)', 'PC 374.3(h)', 'PC 384.5'],
      before: '1995-01-01',
    },
  },
  {
    id: 'endless-chains-before-1990',
    what: 'An endless chain set up before 1990 is a misdemeanor of up to six months.',
    authority: 'former PC 327; Bounds v. Figurettes, Inc. (1982) 135 Cal.App.3d 1',
    example: { of: 'An endless chain in 1985', was: '0d', now: '180d' },
    concerns: { sections: ['PC 327'], before: '1990-01-01' },
  },
];
