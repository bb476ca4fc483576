import type { RulesVersion } from './rules-version.ts';

/** Fresh cases worked from opinions and statutes: one injury once, days of credit and of parole, jail of probation. */
export const rules2026x11x4: RulesVersion = {
  version: '2026.11.4',
  from: '2026-11-23',
  corrections: [
    {
      id: 'further-victim-once',
      what: 'No year is added for a further victim of a collision whose great bodily injury is punished on the same count.',
      authority: 'PC 654; VC 23558; People v. Elder (2017) 11 Cal.App.5th 123',
      example: {
        of: 'Drunk driving with injury, middle term, great bodily injury to three, two of them alleged as further victims too',
        was: '13y',
        now: '11y',
      },
      concerns: { attached: ['VC 23558'] },
    },
    {
      id: 'gang-row-and-firearm',
      what: 'A gang life term entered as a row of its own stands beside no term for a firearm that another used, as where the charge carries the gang finding.',
      authority: 'PC 12022.53(e)(2); People v. Brookfield (2009) 47 Cal.4th 583',
      example: {
        of: 'Shooting at a dwelling for a gang, with ten years for another’s firearm',
        was: '10y + 15 - L',
        now: '15 - L',
      },
      concerns: { attached: ['PC 186.22(b)(4)', 'PC 186.22(b)(5)'] },
    },
    {
      id: 'injury-by-reckless-driving',
      what: 'Great bodily injury is added to reckless driving that causes a listed injury, which may be a lesser one; the felony is then violent and served in prison.',
      authority: 'PC 12022.7(a), (g); People v. Escarcega (2019) 32 Cal.App.5th 362',
      example: {
        of: 'Reckless driving with a listed injury, upper term, and great bodily injury',
        was: '3y',
        now: '6y',
      },
      concerns: { sections: ['VC 23105'], attached: ['PC 12022.7'] },
    },
    {
      id: 'misdemeanant-who-does-not-return',
      what: 'Who was convicted of a misdemeanor and does not return is punished as for an escape of such a person, for which no consecutive term is commanded.',
      authority: 'PC 4532(a)(1), (e)',
      example: {
        of: 'Second degree robbery, middle term, and failure of one convicted of a misdemeanor to return, marked concurrent',
        was: '3y 4m',
        now: '3y',
      },
      concerns: { counts: 2, concurrent: true, sections: ['PC 4532(e)'] },
    },
    {
      id: 'habitual-offender-with-harm',
      what: 'A habitual sexual offender who harmed the child in a lewd act has the twenty-five years of every such act.',
      authority: 'PC 667.71(b), (c)(4), 288(i)(1)',
      example: {
        of: 'A lewd act with bodily harm, by a habitual sexual offender',
        was: '7 - L',
        now: '25 - L',
      },
      concerns: { sections: ['PC 288(i)'], attached: ['PC 667.71'] },
    },
    {
      id: 'prior-behind-a-dismissed-strike',
      what: 'A felony is served in state prison where a prior strike was dismissed, on one count or on all: the prior bars county jail still.',
      authority: 'PC 1170(f), (h)(3)',
      example: {
        of: 'Place of a second degree burglary with the one prior strike dismissed',
        was: 'county jail',
        now: 'state prison',
      },
      concerns: null,
    },
    {
      id: 'prison-by-enhancement',
      what: 'Sentenced before 2016, an enhancement whose text names the state prison takes the whole term there.',
      authority: 'People v. Vega (2014) 222 Cal.App.4th 1374; PC 1170(h)(9)',
      example: {
        of: 'Place of making methamphetamine with a child present, sentenced in 2012',
        was: 'county jail',
        now: 'state prison',
      },
      concerns: null,
    },
    {
      id: 'credit-behind-a-dismissed-strike',
      what: 'In the credit of 2010 and 2011 a prior strike that was dismissed counts as a prior serious felony.',
      authority: 'People v. Lara (2012) 54 Cal.4th 896',
      example: {
        of: 'Conduct credit of 232 days from January 25, 2010, for a burglary with the prior strike dismissed',
        was: '232 days',
        now: '116 days',
      },
      concerns: null,
    },
    {
      id: 'credit-by-commitment',
      what: 'Conduct credit asks for a commitment of four days, six under the older law, not for so many days before sentence.',
      authority: 'PC 4019(e); People v. Dieck (2009) 46 Cal.4th 934',
      example: { of: 'Conduct credit of two days before a term of three years', was: '0 days', now: '2 days' },
      concerns: null,
    },
    {
      id: 'parole-years-from-custody',
      what: 'The years of youth parole begin on the first day in custody; elderly parole asks for twenty years without a break.',
      authority: 'PC 3051(b), 3055(a)',
      example: {
        of: 'Elderly parole of one held from September 22, 2022, to January 14, 2023, and sentenced on August 1, 2026',
        was: '2046-04-08',
        now: '2046-08-01',
      },
      concerns: null,
    },
    {
      id: 'nonviolent-parole-from-prison',
      what: 'Nonviolent parole is of those in state prison, and no hearing is dated on or after the day of release.',
      authority: 'Cal. Const., art. I, § 32(a)(1); 15 CCR 3490',
      example: { of: 'Nonviolent parole of a county jail term', was: '2028-08-01', now: 'none' },
      concerns: null,
    },
    {
      id: 'jail-of-probation',
      what: 'Jail as a condition of probation has its days and its release, with credit.',
      authority: 'PC 1203.1(a), 4019(a), (b), (c)',
      example: { of: 'Release from 180 days of jail as a condition of probation', was: 'none', now: '2026-10-30' },
      concerns: null,
    },
    {
      id: 'strike-bar-of-felonies',
      what: 'The strikes law bars probation for a felony on which the strike stands, not for one whose strike was dismissed while a misdemeanor keeps it.',
      authority: 'PC 667(c)(2); People v. Superior Court (Romero) (1996) 13 Cal.4th 497',
      example: {
        of: 'Probation for a burglary whose strike is dismissed, beside a misdemeanor that keeps it',
        was: 'Ineligible',
        now: 'Eligible',
      },
      concerns: null,
    },
    {
      id: 'unusual-case-by-the-charges',
      what: 'Use of a deadly weapon on a person, great bodily injury and torture limit probation to unusual cases without being marked; a special circumstance bars it.',
      authority: 'PC 1203(e)(2), (3), (10), 190.2(a), 1385.1',
      example: { of: 'Probation for assault with a firearm', was: 'Eligible', now: 'Eligible with Findings' },
      concerns: null,
    },
    {
      id: 'findings-of-a-stayed-sex-crime',
      what: 'A sex crime stayed under section 654 keeps the findings that probation asks of a person convicted of it.',
      authority: 'PC 654, 1203.066(d), 1203.067',
      example: {
        of: 'Probation for grand theft with a lewd act stayed',
        was: 'Eligible',
        now: 'Eligible with Findings',
      },
      concerns: null,
    },
    {
      id: 'drug-enhancement-of-its-sections',
      what: 'Enhancements for the weight of a drug, for a minor or for trafficking are added to the crimes that their own sections name, and to no other.',
      authority: 'HS 11370.4(c), 11380.1(a)',
      example: {
        of: 'Cocaine base for sale, upper term, with the weight of fentanyl',
        was: '7y',
        now: '4y',
      },
      concerns: { attached: ['HS 11370.4', 'HS 11380.1'] },
    },
    {
      id: 'tear-gas-of-a-felon',
      what: 'Possession of tear gas by a person convicted of a felony is a misdemeanor.',
      authority: 'PC 22810(a), 22900',
      example: { of: 'Possession of tear gas with a felony conviction', was: '3y', now: '364d' },
      concerns: { sections: ['PC 22810(a)', 'PC 12403.7(a)'] },
    },
    {
      id: 'place-that-the-section-names',
      what: 'Flamethrowers and the evasion of sales tax are punished in state prison, a drug sale by an adult to a minor at a school in county jail, as their sections say.',
      authority: 'HS 11353.5, 12761; RT 7153.5',
      example: { of: 'Possession of a flamethrower', was: 'county jail', now: 'state prison' },
      concerns: null,
    },
  ],
};
