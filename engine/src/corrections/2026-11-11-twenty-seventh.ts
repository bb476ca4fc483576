import type { Correction } from './rules-version.ts';

/** What the twenty-seventh sample found. */
export const foundByTheTwentySeventhSample: readonly Correction[] = [
  {
    id: 'felonies-with-an-intent-to-defraud',
    what: 'The years for aggravated white collar crime attach to further felonies of which an intent to defraud is an element: fixtures taken from mortgaged property, commercial bribery, a first responder impersonated, a business plan sold by fraud, and violations that are felonies by that intent.',
    authority:
      'PC 186.11(a)(1), 502.5, 538i(a), 641.3; CI 1812.217; HS 111825(d); FA 18841 to 18857, 18932, 19440; VC 2470 to 2476',
    example: {
      of: 'Fixtures taken twice from a mortgaged house, loss of more than $500,000, middle terms',
      was: '2y 8m',
      now: '5y 8m',
    },
    concerns: {
      sections: [
        'PC 502.5',
        'PC 538i',
        'PC 641.3',
        'CI 1812.217',
        'HS 111825(d)',
        ...Array.from({ length: 17 }, (_, each) => `FA ${String(18841 + each)}`),
        'FA 18932',
        'FA 19440',
        'VC 2470',
        'VC 2472',
        'VC 2474',
        'VC 2476',
      ],
      attached: ['PC 186.11'],
    },
  },
  {
    id: 'attempts-to-dispose-to-induce-or-to-influence',
    what: 'An attempt to dispose of paint, to induce an owner to sign a foreclosure consultant’s unlawful contract, or of an official to influence a decision for a financial interest is punished in full: the section names it.',
    authority: 'HS 25217.1; CI 2945.4(g); GC 87100',
    example: { of: 'An attempt to dispose of paint on land', was: '90d', now: '180d' },
    concerns: { attempted: true, sections: ['HS 25217.1', 'CI 2945.4(g)', 'GC 87100'] },
  },
  {
    id: 'biological-agents-as-weapons',
    what: 'Restricted biological agents are weapons of mass destruction since September 17, 2002: beside their possession the use of a deadly weapon adds no year.',
    authority: 'PC 11417(a)(1), 11419(a), 12022(b)(1); Stats. 2002, ch. 611',
    example: { of: 'Restricted biological agents possessed, a deadly weapon used, middle term', was: '9y', now: '8y' },
    concerns: { sections: ['PC 11419(a)'], attached: ['PC 12022(b)'] },
  },
  {
    id: 'pcp-furnished-by-other-sections',
    what: 'The limit of probation for who furnishes or gives away PCP attaches to further sections that punish who furnishes any controlled substance.',
    authority: 'PC 1203(e)(8), 4573.9(a); HS 11153.5(b), 11353.7',
    example: { of: 'Probation for PCP furnished to a prisoner', was: 'Eligible', now: 'Eligible with Findings' },
    concerns: null,
  },
  {
    id: 'stun-guns-upon-elders',
    what: 'The limit of probation for an assault with a weapon on a person of 60 or older attaches to assaults with a stun gun, and to those of a life prisoner and of a ward.',
    authority: 'PC 244.5, 1203.09(f), 4500; WI 1768.8(b)',
    example: {
      of: 'Probation for an assault with a stun gun on a person of 70',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
  {
    id: 'crimes-older-than-their-letters-or-the-table',
    what: 'To drive along or to trespass on a railroad is a crime of before 1994, the notice of insurance of before 1984, and a foreclosure consultant’s payment in advance of before 1998: the days were those of a letter or of a table.',
    authority: 'PC 369g(a), 369i(a); LC 3550(a); CI 2945.4(a); Stats. 1979, ch. 1029',
    example: { of: 'A vehicle driven along a railroad track in 1990', was: '0d', now: '180d' },
    concerns: { sections: ['PC 369g(a)', 'PC 369i(a)', 'LC 3550(a)', 'CI 2945.4(a)'], before: '1998-01-01' },
  },
  {
    id: 'corporate-crimes-before-their-laws',
    what: 'The crimes of the general corporation law begin with 1977 and those of the nonprofit corporations with 1980, the days from which these laws govern an act; those of foreclosure consultants with 1980.',
    authority: 'CC 2300, 2301(b), 9910(a), 9911(f); CI 2945.4; Stats. 1979, ch. 1029',
    example: { of: 'Another’s name used in a corporate prospectus in 1976', was: '180d', now: '0d' },
    concerns: null,
  },
  {
    id: 'fixtures-of-mortgaged-property-before-1983',
    what: 'Fixtures taken from mortgaged property are grand larceny above $200 for acts before 1983, not $400.',
    authority: 'PC 502.5, former 487(1); Stats. 1982, ch. 375',
    example: { of: 'Fixtures of $300 removed from a mortgaged house in 1982, middle term', was: '0d', now: '2y' },
    concerns: { sections: ['PC 502.5'], before: '1983-01-01' },
  },
];
