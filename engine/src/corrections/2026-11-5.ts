import { proposition21 } from '../law/measures.ts';
import type { RulesVersion } from './rules-version.ts';

/** Leftovers of the fresh cases: misdemeanors for a gang, the least jail of misdemeanors. */
export const rules2026x11x5: RulesVersion = {
  version: '2026.11.5',
  from: '2026-11-23',
  corrections: [
    {
      id: 'terms-beside-at-one-rate',
      what: 'Terms that run beside one another and earn at one rate are one stretch of time: a fraction of a day is dropped once, not with each term.',
      authority: 'PC 2933.1(a); In re Reeves (2005) 35 Cal.4th 765',
      example: {
        of: 'Release from second degree burglary, upper term, with another, middle term, beside it',
        was: '2028-02-01',
        now: '2028-01-31',
      },
      concerns: null,
    },
    {
      id: 'misdemeanor-for-a-gang',
      what: 'A misdemeanor that is punished in prison because it was committed for a gang is not a serious felony.',
      authority: 'PC 1192.7(c)(28); People v. Ulloa (2009) 175 Cal.App.4th 405',
      example: {
        of: 'Resisting an officer for a gang, upper term, after two strikes',
        was: '25 - L',
        now: '6y',
      },
      concerns: { gang: true },
    },
    {
      id: 'least-jail-of-misdemeanors',
      what: 'Jail has the least days that the section commands: for brandishing, for burglary of a jail, and for a convicted arsonist who willfully does not register, on probation too.',
      authority: 'PC 417, 457.1(h), 462.5(a)',
      example: {
        of: 'Least jail as a condition of probation of a convicted arsonist who willfully does not register',
        was: '0 days',
        now: '90 days',
      },
      concerns: null,
    },
    {
      id: 'body-vest-in-a-violent-offense',
      what: 'The years for a body vest attach to the violent offenses of PC 29905 too, among them arson of any property, assault with a weapon or force, and shooting at a dwelling, not only to violent felonies.',
      authority: 'PC 12022.2(b), 29905(a)',
      example: {
        of: 'Assault with a firearm, upper term, in a body vest, upper term',
        was: '4y',
        now: '9y',
      },
      concerns: { attached: ['PC 12022.2(b)'] },
    },
    {
      id: 'bars-of-theft-and-of-parole',
      what: 'The bar of probation for theft of more than $100,000 reaches thefts, not every crime against property; that of one on parole for a strike reaches felonies punished by state prison alone.',
      authority: 'PC 1203.045(a), 1203.085(a)',
      example: {
        of: 'Probation after burglary with an allegation of theft of more than $100,000',
        was: 'Eligible with Findings',
        now: 'Eligible',
      },
      concerns: { attached: ['PC 1203.045', 'PC 1203.085'] },
    },
    {
      id: 'kidnapped-for-a-sex-crime',
      what: 'The years for a kidnapping to commit a sex crime may be added to the kidnapping, where they were stayed: to either crime, not to both.',
      authority: 'PC 667.8(c)(3)',
      example: {
        of: 'Kidnapping for a rape, upper terms, the rape concurrent',
        was: '8y',
        now: '17y',
      },
      concerns: { attached: ['PC 667.8'] },
    },
    {
      id: 'force-likely-before-2012',
      what: 'Assault by force likely to cause great bodily injury, before 2012 in the paragraph of assault with a weapon, has a row of its own and is no serious felony.',
      authority: 'PC 1192.7(c)(23), (31); People v. Delgado (2008) 43 Cal.4th 1059',
      example: {
        of: 'Greatest for force likely to injure in 2011, after a serious felony',
        was: '8y',
        now: '3y',
      },
      concerns: null,
    },
    {
      id: 'robbery-before-proposition-21',
      what: 'A robbery before Proposition 21 is violent only in a dwelling with a deadly weapon used in person, or by a firearm or an injury found.',
      authority: 'former PC 667.5(c)(9); People v. Carter (1997) 58 Cal.App.4th 128',
      example: {
        of: 'Conduct credit of a hundred days for a robbery of 1997 without a weapon',
        was: '15 days',
        now: '50 days',
      },
      concerns: { before: proposition21, sections: ['PC 211'] },
    },
    {
      id: 'attempts-that-the-section-punishes',
      what: 'An attempt to receive stolen property, and an attempt to escape from a public school or hospital, or from custody after remand, has the whole term of its section, not half.',
      authority: 'PC 107, 496(d), 664(a), 836.6',
      example: {
        of: 'Attempted receiving of stolen property, upper term',
        was: '1y 6m',
        now: '3y',
      },
      concerns: { sections: ['PC 496', 'PC 836.6'] },
    },
    {
      id: 'lewd-acts-before-1982',
      what: 'A lewd act on a child until 1981 has the three, five or seven years of its day.',
      authority: 'Cal. Const., art. I, § 9; People v. Simpson (1986) 186 Cal.App.3d 1125',
      example: { of: 'A lewd act on a child in 1979, upper term', was: '8y', now: '7y' },
      concerns: { before: '1982-01-01', sections: ['PC 288(a)'] },
    },
  ],
};
