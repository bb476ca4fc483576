import type { RulesVersion } from './rules-version.ts';

/** Leftovers of the fresh cases: misdemeanors for a gang, the least jail of misdemeanors. */
export const rules2026x11x5: RulesVersion = {
  version: '2026.11.5',
  from: '2026-11-23',
  corrections: [
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
  ],
};
