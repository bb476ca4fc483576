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
];
