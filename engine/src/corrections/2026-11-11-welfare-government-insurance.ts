import type { Correction } from './rules-version.ts';

/** What a reading of the Welfare and Institutions, Government and Insurance Codes and of smaller ones beside their rows found. */
export const foundInWelfareGovernmentAndInsurance: readonly Correction[] = [
  {
    id: 'attempts-to-claim-influence-to-record-or-to-sell',
    what: 'An attempt to obtain money by a claim of influence on a legislator, to record a refused document, to profit from a private message, or to sell a business plan by deceit is named by the section itself and is not halved.',
    authority: 'GC 9054, 27204; PU 7903; CI 1812.217; PC 664(a)',
    example: {
      of: 'An attempt to obtain money by claiming influence on a legislator, middle term',
      was: '1y',
      now: '2y',
    },
    concerns: { attempted: true, sections: ['GC 9054', 'GC 27204', 'PU 7903', 'CI 1812.217'] },
  },
  {
    id: 'flying-under-the-influence-again',
    what: 'A second conviction for flying under the influence bars probation.',
    authority: 'PU 21407.6(a)',
    example: {
      of: 'Probation for flying under the influence, second conviction',
      was: 'Eligible',
      now: 'Ineligible',
    },
    concerns: null,
  },
  {
    id: 'assets-of-a-rehabilitated-insurer',
    what: 'To invest the assets of a rehabilitated insurer without approval has up to a year of county jail, as the section names no greatest time.',
    authority: 'IC 1043; PC 18.5, 19.2',
    example: {
      of: 'Assets of a rehabilitated insurer invested without approval, as a misdemeanor',
      was: '180d',
      now: '364d',
    },
    concerns: { sections: ['IC 1043'] },
  },
  {
    id: 'policies-misrepresented-before-2005',
    what: 'To misrepresent an insurance policy had six months until 2005, and not a year.',
    authority: 'IC 780, 782; Stats. 2004, ch. 730',
    example: { of: 'A policy misrepresented in 2004', was: '364d', now: '180d' },
    concerns: { sections: ['IC 780'], before: '2005-01-01' },
  },
  {
    id: 'crimes-older-than-an-amendment',
    what: 'A forged deed of trust notarized before 2008, the Political Reform Act violated before 2001 and the rules of check cashers violated before December 31, 2004 are crimes: the days were those of amendments.',
    authority: 'GC 8214.2, 91000(a); CI 1789.35',
    example: { of: 'A false deed of trust notarized in 2005, middle term', was: '0d', now: '2y' },
    concerns: { sections: ['GC 8214.2', 'GC 91000', 'CI 1789.35'], before: '2008-01-01' },
  },
  {
    id: 'bills-and-reports-falsified-by-fraud',
    what: 'The years for aggravated white collar crime attach to felonies that name the fraud: the Legislature prevented from meeting, a bill altered, and a false report on a college building.',
    authority: 'PC 186.11(a)(1); GC 9050, 9052, 9053; EC 81144',
    example: {
      of: 'Two drafts of bills altered by fraud, loss of more than $500,000, middle terms',
      was: '2y 8m',
      now: '5y 8m',
    },
    concerns: { sections: ['GC 9050', 'GC 9052', 'GC 9053', 'EC 81144'], attached: ['PC 186.11'] },
  },
];
