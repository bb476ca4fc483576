import type { RulesVersion } from './rules-version.ts';

/** Fresh samples beside the text: what attaches to its own section only, and what conduct and the court may shorten. */
export const rules2026x11x6: RulesVersion = {
  version: '2026.11.6',
  from: '2026-11-23',
  corrections: [
    {
      id: 'flight-by-its-own-homicide',
      what: 'The years for flight from a vessel attach to manslaughter in a vessel alone, and those for the flight of a driver to homicide on the road.',
      authority: 'PC 192.5(e); VC 20001(c)',
      example: {
        of: 'Gross vehicular manslaughter while intoxicated, upper term, with the flight from a vessel',
        was: '15y',
        now: '10y',
      },
      concerns: { attached: ['PC 192.5(e)', 'VC 20001(c)'] },
    },
    {
      id: 'further-victims-by-their-own-crimes',
      what: 'The years for further victims of a driver attach to a homicide by drink or drugs, not to gross vehicular manslaughter without them.',
      authority: 'VC 23558',
      example: { of: 'Gross vehicular manslaughter, upper term, with a further victim', was: '7y', now: '6y' },
      concerns: { attached: ['VC 23558'] },
    },
    {
      id: 'body-vest-by-its-own-list',
      what: 'The years for a body vest follow the list of violent offenses of PC 29905 alone: they leave out continuous sexual abuse and penetration by force, and reach any felony with an injury, a firearm or a weapon found.',
      authority: 'PC 12022.2(b), 29905(a)',
      example: {
        of: 'Continuous sexual abuse of a child, upper term, in a body vest, upper term',
        was: '21y',
        now: '16y',
      },
      concerns: { attached: ['PC 12022.2(b)'] },
    },
    {
      id: 'drug-prior-by-its-subdivision',
      what: 'Each subdivision on drug priors lengthens the present crimes that it names itself.',
      authority: 'HS 11370.2(a), (b), (c)',
      example: {
        of: 'Possession of methamphetamine for sale, upper term, with the prior of a sale of narcotics',
        was: '6y',
        now: '3y',
      },
      concerns: { attached: ['HS 11370.2'] },
    },
    {
      id: 'place-of-contract-felonies',
      what: 'Felonies in public contracts of the state and of the state university are served in county jail.',
      authority: 'PCC 10283, 10873; PC 1170(h)',
      example: {
        of: 'Place of the term of an officer who corruptly acts on a state contract',
        was: 'state prison',
        now: 'county jail',
      },
      concerns: null,
    },
    {
      id: 'life-minimums-that-conduct-shortens',
      what: 'Conduct shortens the minimum of a life term where its own section says so: a second drunken manslaughter, the attempted murder of an official, and the terms of habitual offenders. The date of parole comes sooner.',
      authority: 'PC 191.5(d), 217.1(b), 667.7(a)(1), 667.75',
      example: {
        of: 'First parole of a drunken manslaughter with a prior, from August 1, 2026',
        was: '2041-08-01',
        now: '2039-05-03',
      },
      concerns: null,
    },
    {
      id: 'life-by-priors-is-not-violent',
      what: 'A life term that priors alone make does not make the felony violent: credit is half, before sentence and off the minimum, unless the crime or an injury is violent itself.',
      authority: 'PC 667.7, 667.75, 667.5(c)(7), 1192.7(c)(7); People v. Thomas (1999) 21 Cal.4th 1122',
      example: {
        of: 'First parole of a habitual seller of drugs to minors, from August 1, 2026',
        was: '2041-01-12',
        now: '2035-01-31',
      },
      concerns: null,
    },
    {
      id: 'credit-of-habitual-offenders',
      what: 'Two violent prison terms leave no credit in prison for the felonies that their section names, since 1991, and take none of the credit of jail. Robbery, arson and others that it does not name keep fifteen per cent; assault with acid, which is not violent, loses what it had.',
      authority: 'PC 2933.5(a), (c), 2933.1(c); People v. Goodloe (1995) 37 Cal.App.4th 485',
      example: {
        of: 'Conduct credit for 100 days in jail of a robber with two violent prison terms',
        was: '0 days',
        now: '15 days',
      },
      concerns: null,
    },
    {
      id: 'lengths-of-probation-by-their-sections',
      what: 'Probation lasts three to five years for drunken manslaughter since 2026, at least thirty-six months for a broken protective order, and up to five years for being under the influence of drugs.',
      authority: 'PC 191.5(e), 273.6(h); HS 11550(a)',
      example: {
        of: 'Probation for drunken manslaughter of 2026',
        was: 'Up to 2 years.',
        now: '3 to 5 years.',
      },
      concerns: null,
    },
    {
      id: 'least-jail-that-a-court-may-lower',
      what: 'Where the law lets the court order fewer days of jail as a condition of probation, for an unusual case or in the interest of justice, they are lawful: threats with a firearm, a firearm after a violent offense, kidnapping, looting.',
      authority: 'PC 208(c), 209(c), 209.5(c), 463(d), 1203.095(b), 29900(c)',
      example: {
        of: 'Least jail as a condition of probation for shooting at a dwelling',
        was: '180 days',
        now: '180 days, 0 by exception',
      },
      concerns: null,
    },
    {
      id: 'least-jail-of-more-sections',
      what: 'Least jail that a section commands and no fine replaces: assault with a firearm, shooting at a dwelling and reckless evading as misdemeanors, a third time under the influence without treatment, false vehicle numbers, a habitual traffic offender, a suspended license with an injury or with a prior refusal, a second speed contest with a serious injury, a protective order broken with an injury, and as a condition of probation a concealed firearm after a felony.',
      authority:
        'PC 166(c)(2), 245(a)(2), 245.5(b), 246, 25400(d)(2), (e); HS 11550(b); VC 2800.2(a), 10752(c), 14601.3(e), 14601.4(b), 14601.5(d)(2), 23109(f)(3), (g)',
      example: {
        of: 'Least jail as a condition of probation for a concealed firearm after a felony',
        was: '0 days',
        now: '90 days, 0 by exception',
      },
      concerns: null,
    },
    {
      id: 'jail-of-probation-with-a-misdemeanor',
      what: 'Jail of a misdemeanor is served with the jail of probation: the release counts both.',
      authority: 'PC 1203.1(a), 4019(e)',
      example: {
        of: 'Release from 180 days of jail under probation with 97 days of a misdemeanor, from August 1, 2026',
        was: '2026-09-19',
        now: '2026-12-18',
      },
      concerns: null,
    },
    {
      id: 'chosen-rate-of-the-longest-term',
      what: 'At a chosen rate of credit the release from prison follows the longest term that runs, where the controlling ones are longer by jail days alone.',
      authority: 'PC 19.2; In re Reeves (2005) 35 Cal.4th 765',
      example: {
        of: 'Three years and 364 days of jail, with four years beside them, at half-time credit from August 1, 2026',
        was: '2028-01-31',
        now: '2028-08-01',
      },
      concerns: null,
    },
    {
      id: 'refused-tests-and-speed-of-drunk-drivers',
      what: 'Days of jail for a refused test and for reckless speed lengthen misdemeanor drunk driving; they had no row.',
      authority: 'VC 23577(a)(2)-(5), 23582(a)',
      example: { of: 'First drunk driving at reckless speed', was: '180d', now: '240d' },
      concerns: { attached: ['VC 23577', 'VC 23582'] },
    },
    {
      id: 'child-in-vehicle-beside-endangerment',
      what: 'The days for a child in the vehicle of a drunk driver are not added beside a conviction for the danger to the child in the same incident.',
      authority: 'VC 23572(c)',
      example: {
        of: 'First drunk driving with a child, and endangering the child by it',
        was: '362d',
        now: '360d',
      },
      concerns: { attached: ['VC 23572'], sections: ['PC 273a'] },
    },
    {
      id: 'violent-felony-that-is-not-serious',
      what: 'A lewd act by force upon a dependent person is a violent felony and a strike, but no serious felony: a prior serious felony adds no five years to it.',
      authority: 'PC 667(a)(1), 667.5(c)(6), 1192.7(c)(6)',
      example: {
        of: 'A caretaker’s lewd act by force, upper term, after a serious felony',
        was: '15y',
        now: '10y',
      },
      concerns: { sections: ['PC 288(b)(2)'] },
    },
  ],
};
