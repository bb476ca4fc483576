import { priorPrisonTerms, termsOfOneConviction } from '../law/lists/crimes-of-priors.ts';
import type { Correction } from './rules-version.ts';

/** What was found of several terms that rest on one prior. */
export const foundOfTermsOfOnePrior: readonly Correction[] = [
  {
    id: 'greatest-term-of-one-prior',
    what: 'Of several terms for one prior conviction, one of them of section 667(a), the greatest alone is added: beside section 667.6, 236.4(c), 451.1(a)(1) or 11353.4(a) too, and the five years give way to ten. Where neither is of section 667(a), the ten years of 667.6(b) take the place of the five of (a).',
    authority:
      'PC 236.4(c), 451.1(a)(1), 667(a)(2), 667.6(a), (b); HS 11353.4(a); People v. Jones (1993) 5 Cal.4th 1142',
    example: { of: 'A rape with PC 667(a)(1) and PC 667.6(a) for one conviction', was: '18y', now: '13y' },
    concerns: { status: true, attached: termsOfOneConviction.flatMap(({ sections }) => sections) },
  },
  {
    id: 'prior-prison-terms-of-one-day',
    what: 'Prison terms of sections 667.5 and 667.6(b) with one date of the prior are one prior separate prison term; one that is named beside each of two counts is one too, and of a single one 667.6(b) adds nothing.',
    authority: 'PC 667.5(g), 667.6(b)',
    example: { of: 'A robbery with PC 667.5(a) twice, of one date', was: '11y', now: '8y' },
    concerns: { status: true, attached: priorPrisonTerms },
  },
  {
    id: 'probation-of-disaster-frauds',
    what: 'Probation for a fraud in the repair of disaster damage, with the prior of section 670(c), is at least five years or until restitution is made.',
    authority: 'PC 670(d)',
    example: {
      of: 'Probation for grand theft by a contractor with PC 670(c)',
      was: 'Up to 2 years. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211). Up to 10 years, or until restitution is paid, where a loss of more than $100,000 is found.',
      now: 'At least 5 years, or until restitution is made. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211). Up to 10 years, or until restitution is paid, where a loss of more than $100,000 is found.',
    },
    concerns: null,
  },
];
