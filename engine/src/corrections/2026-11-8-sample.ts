import { armsCarried } from '../law/lists/strike-triggers.ts';
import type { RulesVersion } from './rules-version.ts';

/** What a seventh, an eighth and a ninth sample beside the text found. */
export const rules2026x11x8: RulesVersion = {
  version: '2026.11.8',
  from: '2026-11-26',
  corrections: [
    {
      id: 'strikes-by-arms-carried-for-a-crime',
      what: 'With two strikes a felony that is being armed by its own words has the third-strike term: a deadly weapon upon the person to dissuade a witness, a loaded firearm carried to commit a felony.',
      authority: 'PC 667(e)(2)(C)(iii), 136.5, 25800, former 12023; People v. Blakely (2014) 225 Cal.App.4th 1042',
      example: {
        of: 'A deadly weapon carried to dissuade a witness, middle term, with two strikes',
        was: '4y',
        now: '25 - L',
      },
      concerns: { strikes: true, sections: armsCarried.flatMap(({ sections }) => sections) },
    },
    {
      id: 'injury-by-poison-once',
      what: 'The years for poison that causes great bodily injury are not added beside those of PC 12022.7 for the same injury; those for a deadly substance are.',
      authority: 'PC 347(a)(2), 1170.1(g)',
      example: {
        of: 'Food poisoned, middle term, with the years for the injury and those of PC 12022.7(a)',
        was: '10y',
        now: '7y',
      },
      concerns: { attached: ['PC 347'] },
    },
    {
      id: 'vests-in-assaults-to-rape',
      what: 'The years for a body vest attach to an assault with intent to commit a sex offense where no other intent than rape is told, of a minor too.',
      authority: 'PC 12022.2(b), 29905(a)(10), 220(a)',
      example: {
        of: 'Assault on a minor with intent to commit a sex offense, in a body vest, middle terms',
        was: '7y',
        now: '9y',
      },
      concerns: { attached: ['PC 12022.2'], sections: ['PC 220'] },
    },
    {
      id: 'access-obstructed-before-2025',
      what: 'From 2022 to 2024 obstructing access to a clinic or a place of worship had a year of jail.',
      authority: 'PC 423.2(c), (d), 423.3(a) before Stats. 2024, ch. 821',
      example: { of: 'A patient obstructed in 2023', was: '180d', now: '364d' },
      concerns: { sections: ['PC 423.2'], before: '2025-01-01' },
    },
    {
      id: 'attempts-that-two-more-sections-name',
      what: 'An attempt to keep a legislative employee from a disclosure, or to do business for a forfeited corporation, is the crime itself.',
      authority: 'GC 9149.33(a); RT 19719(a)',
      example: { of: 'An attempt to do business for a forfeited corporation', was: '182d', now: '364d' },
      concerns: { attempted: true, sections: ['GC 9149.33', 'RT 19719'] },
    },
    {
      id: 'least-jail-of-contractors',
      what: 'A third conviction of contracting without a license has at least ninety days of jail where no probation is granted.',
      authority: 'BP 7028(d)',
      example: { of: 'Least days, a third conviction of contracting without a license', was: '0d', now: '90d' },
      concerns: null,
    },
    {
      id: 'small-vandalism-before-proposition-21',
      what: 'Vandalism of less than $400 had six months of jail before March 8, 2000.',
      authority: 'PC 594(b)(2)(A), former 594(b)(4)',
      example: { of: 'Vandalism of less than $400 in 1999', was: '364d', now: '180d' },
      concerns: { sections: ['PC 594'], before: '2000-03-08' },
    },
    {
      id: 'looting-before-2026',
      what: 'Grand theft in an emergency is a theft before 2026 too: of more than $100,000 it asks for an unusual case, and arms, which limit probation of burglary, do not limit its own.',
      authority: 'PC 1203(e)(1), 1203.045(a), former 463(b)',
      example: {
        of: 'Probation, grand theft of more than $100,000 in an emergency of 2024',
        was: 'Eligible',
        now: 'Eligible with Findings',
      },
      concerns: null,
    },
    {
      id: 'white-collar-by-false-representation',
      what: 'The years for aggravated white collar crime attach to touting, to money obtained in the assumed character of a state officer, and to false claims for a refund of fuel tax.',
      authority: 'PC 186.11(a)(1), 337.1, 337.3, 337.4, 146a(b)(4); RT 8103.5',
      example: {
        of: "Touting by an official's name, two counts, with a loss of more than $500,000, middle terms",
        was: '2y 8m',
        now: '5y 8m',
      },
      concerns: { attached: ['PC 186.11'], sections: ['PC 146a', 'PC 337.3', 'PC 337.4', 'RT 8103.5'] },
    },
    {
      id: 'theft-by-touting',
      what: 'Where more than $100,000 was obtained by touting, probation asks for an unusual case, as for every grand theft.',
      authority: 'PC 337.4, 487, 1203.045(a)',
      example: {
        of: 'Probation, more than $100,000 obtained by touting',
        was: 'Eligible',
        now: 'Eligible with Findings',
      },
      concerns: null,
    },
    {
      id: 'methamphetamine-near-schools-before-1994',
      what: 'The years for drugs sold near a school are not added to crimes with methamphetamine before 1994, when the section spoke of cocaine and heroin.',
      authority: 'HS 11353.6(b) before Stats. 1993, ch. 551',
      example: {
        of: 'Possession for sale near a school in 1993, middle terms',
        was: '6y',
        now: '2y',
      },
      concerns: { attached: ['HS 11353.6'], before: '1994-01-01' },
    },
  ],
};
