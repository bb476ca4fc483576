import type { Correction } from './rules-version.ts';

/** What the forty-second sample found of findings that limit probation, and of victims. */
export const foundOfFindings: readonly Correction[] = [
  {
    id: 'parole-bar-beside-findings-of-prison',
    what: 'A prison felony on parole bars probation also where a quantity of drugs or a firearm found takes a felony of county jail to state prison, and where life for a gang takes the place of its term.',
    authority: 'PC 186.22(b)(4), 1203.085(a), 12022(c)(2); HS 11370.4(e)',
    example: {
      of: 'Probation for fentanyl of more than 20 kilograms for sale, on parole, PC 1203.085(a) alleged',
      was: 'Eligible',
      now: 'Ineligible',
    },
    concerns: null,
  },
  {
    id: 'pregnancies-ended-in-lewd-acts',
    what: 'A pregnancy ended by injury in a lewd act shows the bodily injury that bars probation, unless the child was another person.',
    authority: 'PC 1203.066(a)(2), 12022.9',
    example: {
      of: 'Probation for a lewd act in which a pregnancy ended',
      was: 'Eligible with Findings',
      now: 'Ineligible',
    },
    concerns: null,
  },
  {
    id: 'attempted-uses-of-weapons',
    what: 'An attempt of an assault with a deadly weapon, or of another use of one upon a person, limits probation to an unusual case as the crime does.',
    authority:
      'PC 1203(e)(2); PC 245(a)(1) to (3), (b), (d), 245.5(b), 664, 4501(a), 11418(b)(1), (2), 26100(c); former 12034(c)',
    example: {
      of: 'Probation for an attempted assault with a deadly weapon',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
  {
    id: 'public-funds-are-of-no-relative',
    what: 'Who embezzles public funds has no relative for a victim: no thirty-six months of probation for one.',
    authority: 'PC 504, 514, 1203.097(a)(1)',
    example: {
      of: 'Probation for the embezzlement of public funds',
      was: 'Up to 2 years. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211). Up to 10 years, or until restitution is paid, where a loss of more than $100,000 is found.',
      now: 'Up to 2 years. Up to 10 years, or until restitution is paid, where a loss of more than $100,000 is found.',
    },
    concerns: null,
  },
  {
    id: 'counterfeit-gold-given-to-a-relative',
    what: 'Whoever is deceived by counterfeit coin, bullion or gold dust may be a relative: the thirty-six months of probation may follow.',
    authority: 'PC 477 to 479, 1203.097(a)(1)',
    example: {
      of: 'Probation for counterfeiting coin',
      was: 'Up to 2 years. Up to 10 years, or until restitution is paid, where a loss of more than $100,000 is found.',
      now: 'Up to 2 years. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211). Up to 10 years, or until restitution is paid, where a loss of more than $100,000 is found.',
    },
    concerns: null,
  },
];
