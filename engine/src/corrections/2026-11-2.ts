import type { RulesVersion } from './rules-version.ts';

/** Crimes of Pen. Code, § 667.6(e). */
const listedSexCrimes = ['PC 261', 'PC 264.1', 'PC 286', 'PC 287', 'PC 288', 'PC 288.5', 'PC 289', 'PC 220'];

/** How terms run together, read again from the statutes: the whole of docs/law/terms.md. */
export const rules2026x11x2: RulesVersion = {
  version: '2026.11.2',
  from: '2026-11-22',
  corrections: [
    {
      id: 'concurrent-counts-whole',
      what: 'A count marked concurrent is compared whole with what runs consecutively, and the longer of the two is the sentence. The longest count is no longer added to the others when it was marked concurrent.',
      authority: 'PC 669(a), (b)',
      example: {
        of: 'Second degree burglary, middle term, consecutive; second degree robbery, upper term, concurrent',
        was: '5y 8m',
        now: '5y',
      },
      concerns: { counts: 2, concurrent: true },
    },
    {
      id: 'strikes-separate-occasions',
      what: 'In a case with a prior strike, felonies of separate occasions never run together by way of a third count: the longest of each occasion is served, one after the other.',
      authority: 'PC 667(c)(6), 1170.12(a)(6); People v. Hendrix (1997) 16 Cal.4th 508',
      example: {
        of: 'Third strikes, middle terms: kidnapping with a firearm that caused great bodily injury, concurrent, and carjacking, consecutive, on one occasion; dissuading a witness, concurrent, on another',
        was: '50 - L',
        now: '75 - L',
      },
      concerns: { counts: 3, strikes: true },
    },
    {
      id: 'strikes-two-serious',
      what: 'In a case with a prior strike and two or more current serious or violent felonies, each of those runs consecutively to every felony that is neither, even of the same occasion.',
      authority: 'PC 1170.12(a)(7); People v. Henderson (2022) 14 Cal.5th 34',
      example: {
        of: 'One strike, one occasion, all marked concurrent, middle terms: two assaults with a semiautomatic firearm, assault by force likely to injure, possession of a firearm by a felon',
        was: '12y',
        now: '14y',
      },
      concerns: { counts: 3, strikes: true },
    },
    {
      id: 'sex-longest-of-group',
      what: 'Full consecutive terms for violent sex crimes are the longest listed count of each victim and occasion. The others of the same victim and occasion run as they are marked, unless the full term is chosen.',
      authority: 'PC 667.6(c), (d); Cal. Rules of Court, rule 4.426',
      example: {
        of: 'Rape, upper terms, all marked concurrent: two counts against one victim on one occasion, one against another victim',
        was: '24y',
        now: '16y',
      },
      concerns: { counts: 2, sections: listedSexCrimes },
    },
    {
      id: 'sex-after-every-felony',
      what: 'A full term for a violent sex crime against a separate victim or on a separate occasion is served after every other felony, one marked concurrent too.',
      authority: 'PC 667.6(d)(1), (3)',
      example: {
        of: 'Rape of two victims and a criminal threat, upper terms, all marked concurrent',
        was: '16y',
        now: '19y',
      },
      concerns: { counts: 3, sections: listedSexCrimes },
    },
    {
      id: 'prison-crimes-among-themselves',
      what: 'Crimes committed in prison run consecutively to the term being served; among themselves they run as they are marked.',
      authority: 'PC 1170.1(c), 4501.5; People v. McCart (1982) 32 Cal.3d 338',
      example: {
        of: 'Second degree robbery, middle term; two batteries by a prisoner, upper terms, one consecutive, one concurrent',
        was: '8y',
        now: '7y',
      },
      concerns: { counts: 2, sections: ['PC 4500', 'PC 4501', 'PC 4501.1', 'PC 4501.5', 'PC 4502', 'PC 4503'] },
    },
    {
      id: 'manslaughter-thirds',
      what: 'A second voluntary manslaughter is an ordinary subordinate term of one third; the full term is the court’s to choose.',
      authority: 'PC 1170.1(a), 1170.16',
      example: { of: 'Two voluntary manslaughters, middle terms, consecutive', was: '12y', now: '8y' },
      concerns: { counts: 2, sections: ['PC 192(a)'] },
    },
    {
      id: 'equal-principal-terms',
      what: 'Of two equal longest terms the one that makes the greater aggregate is the principal term, unless the other is chosen. The number of a count decides nothing.',
      authority: 'PC 1170.1(a); Cal. Rules of Court, rule 4.452(a)(2)',
      example: {
        of: 'First degree burglary, middle term of 4 years, as count 1; assault by force likely to injure, upper term of 4 years, as count 2; consecutive',
        was: '5y',
        now: '5y 4m',
      },
      concerns: { counts: 2, equalTerms: true },
    },
    {
      id: 'escape-by-force-full',
      what: 'Escape from jail by force of one held for a felony is punished by a full consecutive term outside the rule of one third.',
      authority: 'PC 4532(b)(2); People v. Scott (1993) 17 Cal.App.4th 1383',
      example: {
        of: 'Second degree robbery, upper term; escape by force, middle term; consecutive',
        was: '6y 4m',
        now: '9y',
      },
      concerns: { counts: 2, sections: ['PC 4532(b)(2)'] },
    },
    {
      id: 'sections-that-command',
      what: 'Which sections command a consecutive term was read again, subdivision by subdivision. Among others, escape of one held for a misdemeanor without force commands nothing; escape from prison and from a state hospital do.',
      authority: 'PC 1026.4(a), 1203.018(i), 1370.5(a), 4503, 4530(c), 4532(a)(1), 4536(a)',
      example: {
        of: 'Second degree robbery, middle term; escape without force of one held for a misdemeanor, marked concurrent',
        was: '3y 4m',
        now: '3y',
      },
      concerns: {
        counts: 2,
        sections: ['PC 1026.4', 'PC 1203.018', 'PC 1370.5', 'PC 4503', 'PC 4530', 'PC 4532', 'PC 4536'],
      },
    },
    {
      id: 'status-rides-on-offender',
      what: 'An enhancement for a prior is added once to the determinate sentence whichever count brings it in, however that count runs, and once more with each third-strike life term.',
      authority: 'PC 1170.1(a); People v. Sasser (2015) 61 Cal.4th 1',
      example: {
        of: 'Vehicle theft, upper term, consecutive; second degree murder, concurrent; a prior serious felony',
        was: '3y + 15 - L',
        now: '5y + 15 - L',
      },
      concerns: { counts: 2, status: true },
    },
    {
      id: 'assault-with-intent',
      what: 'Assault with intent to commit another crime stands on no other crime: great bodily injury is added to assault with intent to commit mayhem.',
      authority: 'PC 220(a)(1), 12022.7(a)',
      example: {
        of: 'Assault with intent to commit mayhem, middle term, with great bodily injury',
        was: '4y',
        now: '7y',
      },
      concerns: { sections: ['PC 220'] },
    },
    {
      id: 'gang-step-of-felony',
      what: 'A gang enhancement stands at the step of its felony whichever step was filed. An attempted robbery, or a conspiracy to rob, is serious and not violent: its gang term is five years, not ten.',
      authority: 'PC 186.22(b)(1)(B), (C), 667.5(c), 1192.7(c)(39), (43)',
      example: {
        of: 'Attempted second degree robbery, upper term, with the gang enhancement of violent felonies',
        was: '13y',
        now: '8y',
      },
      concerns: { attached: ['PC 186.22'] },
    },
    {
      id: 'gang-terms-by-day',
      what: 'A gang finding makes a felony of no misdemeanor of before September 23, 1988, the first gang law, and a felony punished by life has had the fifteen years before parole since that day.',
      authority: 'Former PC 186.22(b)(3), (c); PC 186.22(b)(5), (d)',
      example: {
        of: 'Second degree burglary, middle term, and resisting an officer for a gang, of 1987',
        was: '3y 8m',
        now: '2y',
      },
      concerns: { before: '2000-03-08' },
    },
    {
      id: 'weapon-and-injury-before-1998',
      what: 'Before 1998 only the greatest of the weapon and injury enhancements of one crime counts, but for robbery, rape, burglary and some other crimes, which have one of each.',
      authority: 'Former PC 1170.1(d), (e)',
      example: {
        of: 'Assault with a firearm of 1996, upper term, with personal use of a firearm and great bodily injury, upper terms',
        was: '17y',
        now: '14y',
      },
      concerns: { before: '1998-01-01' },
    },
    {
      id: 'rules-from-their-first-day',
      what: 'No rule reaches an act before its first day: not the terms for prior serious felonies (1982), not life for habitual offenders (1982), not twenty-five years for an officer’s murder of second degree (1988). Attempts of life crimes before 1979 have five, six or seven years.',
      authority: 'Cal. Const., art. I, § 9; PC 190(b), 664(a), 667(a), 667.7',
      example: {
        of: 'Second degree robbery of 1981, upper term, second degree burglary of 2026, middle term, and a prior serious felony',
        was: '10y 8m',
        now: '5y 8m',
      },
      concerns: { before: '1988-06-08' },
    },
    {
      id: 'intent-before-2006',
      what: 'Before September 20, 2006, an assault with intent to commit a sex offense has an ordinary subordinate term: it was a crime of PC 667.6 only after an earlier conviction of such an assault, which a case does not say.',
      authority: 'Former PC 667.6(c), (d); PC 667.6(e)(9)',
      example: {
        of: 'Assaults with intent to rape two victims, of 2005, upper terms',
        was: '12y',
        now: '7y 4m',
      },
      concerns: { sections: ['PC 220'], before: '2006-09-20' },
    },
    {
      id: 'facts-as-cited',
      what: 'A crime told by its facts has the lists of the law that its citation has.',
      authority: 'PC 667.6(e)(9); HS 11370.2(b)',
      example: {
        of: 'Assaults with intent to rape two victims, upper terms, told by their facts',
        was: '7y 4m',
        now: '12y',
      },
      concerns: { sections: ['PC 220', 'HS 11383.5', 'PC 518', 'PC 4530'] },
    },
    {
      id: 'firearm-beside-other-weapon',
      what: 'Being armed with a firearm, or using one, is added to an assault with another weapon, whose elements hold no firearm.',
      authority: 'PC 12022(a)(1), 12022.5(d)',
      example: {
        of: 'Assault with a deadly weapon, upper term, armed with a firearm',
        was: '4y',
        now: '5y',
      },
      concerns: { sections: ['PC 245(a)(1)'] },
    },
    {
      id: 'registrable-since-2026',
      what: 'Unlawful intercourse with a minor more than ten years younger, registrable since 2026, makes no third strike: the strikes law refers to the list of January 1, 2024.',
      authority: 'PC 667(e)(2)(C)(ii), 667.1(b), 290(c)',
      example: {
        of: 'That crime, upper term, with two prior strikes',
        was: '25 - L',
        now: '6y',
      },
      concerns: { strikes: true, sections: ['PC 261.5'] },
    },
    {
      id: 'range-exact',
      what: 'The lawful range is exact: every lawful choice of terms and of concurrent and consecutive terms is weighed. Its greatest end takes an upper term only where a circumstance in aggravation is stipulated, found true or shown by a certified record.',
      authority: 'PC 1170(b)(1)-(3); Cal. Rules of Court, rule 4.420',
      example: {
        of: 'Greatest lawful sentence for first degree burglary and assault by force likely to injure, nothing proved',
        was: '7y',
        now: '5y',
      },
      concerns: null,
    },
  ],
};
