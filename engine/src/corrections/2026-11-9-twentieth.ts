import type { Correction } from './rules-version.ts';

/** What a twentieth sample beside the text found, and a twenty-first. */
export const foundByTheTwentiethSample: readonly Correction[] = [
  {
    id: 'drunk-drivers-on-probation',
    what: 'The days for a child in the vehicle of a drunk driver, for a refused test and for reckless speed are jail of a misdemeanor with probation too: they raise its least and its most.',
    authority: 'VC 23572(a), 23577(a)(2)-(5), 23582(b), (c), 23600(c)',
    example: {
      of: 'Least jail as a condition of probation for a first drunk driving at reckless speed',
      was: '0 days',
      now: '60 days, 0 by exception',
    },
    concerns: null,
  },
  {
    id: 'grease-hauled-with-a-prior',
    what: 'Grease hauled in a vehicle used for other waste has a year in jail after a conviction of the section, as grease that is dumped.',
    authority: 'PC 374.5(c), (e)',
    example: { of: 'Grease hauled in a vehicle used for other waste, with a prior', was: '180d', now: '364d' },
    concerns: { sections: ['PC 374.5(c)'] },
  },
  {
    id: 'grease-waste-before-2007',
    what: 'The section on grease waste is of January 1, 2007, its waters of the state too: it punishes no act of 2006, and grease discharged there in 2007.',
    authority: 'PC 374.5; Stats. 2006, ch. 186',
    example: { of: 'Grease waste dumped into a sewer in 2006', was: '180d', now: '0d' },
    concerns: null,
  },
  {
    id: 'drugs-at-shelters-before-2007',
    what: 'The year for drugs sold near a shelter or a treatment center is of 2007: an older act does not have it.',
    authority: 'HS 11380.7(a)',
    example: { of: 'Heroin sold near a shelter in 2006, middle term', was: '5y', now: '4y' },
    concerns: null,
  },
  {
    id: 'firearms-after-a-misdemeanor-in-1991',
    what: 'A firearm had within ten years of a listed misdemeanor is a crime since 1991, a year sooner than was counted.',
    authority: 'former PC 12021(c)(1); In re Evans (1996) 49 Cal.App.4th 1263, 1266',
    example: { of: 'A firearm had in 1991 after a listed misdemeanor, upper term', was: '0y', now: '3y' },
    concerns: { sections: ['PC 12021(c)(1)'], before: '1992-01-01' },
  },
  {
    id: 'conspiracies-against-officials-that-are-serious',
    what: 'A conspiracy against the person of the President, a governor, a federal judge or a cabinet secretary has a row of its own where what is agreed is a serious felony: it is then serious too, a strike, and served in state prison.',
    authority: 'PC 182(a)(6), 1192.7(c)(43), 1170(h)(3)',
    example: { of: 'A conspiracy to kidnap a governor, middle term, with two strikes', was: '14y', now: '25 - L' },
    concerns: { sections: ['PC 182(a)(6)'] },
  },
  {
    id: 'birds-taken-without-a-validation',
    what: 'Birds taken without a hunting validation have six months in jail: the year is of a license, tag, seal or stamp.',
    authority: 'FG 3682.1(a), 3700.1(a), 12002(a), 12002.1(a)',
    example: { of: 'Upland game birds taken without a validation', was: '364d', now: '180d' },
    concerns: { sections: ['FG 3682.1(a)', 'FG 3700.1(a)'] },
  },
  {
    id: 'access-to-polls-obstructed-before-2022',
    what: 'Access to the polls is obstructed to dissuade voters since January 1, 2022: an older act is none of the section.',
    authority: 'EL 18541(a)(4); Stats. 2021, ch. 318',
    example: {
      of: 'Voters recorded and access to the polls obstructed in 2021, middle terms',
      was: '2y 8m',
      now: '2y',
    },
    concerns: null,
  },
  {
    id: 'dna-profiles-misused-before-2004',
    what: 'To misuse or disclose data of the DNA data bank is a crime since January 1, 2002, before Proposition 69.',
    authority: 'PC 299.5(i)(1)(A); Stats. 2001, ch. 906',
    example: { of: 'A DNA profile disclosed in 2003, middle term', was: '0y', now: '2y' },
    concerns: { sections: ['PC 299.5(i)(1)(A)'], before: '2004-11-03' },
  },
  {
    id: 'mourners-obstructed',
    what: 'Whoever carries human remains or takes part in a funeral, and is kept from it, may be a spouse, partner or relative: at least 36 months of probation.',
    authority: 'PC 594.35(d), 1203.097(a)(1)',
    example: {
      of: 'Probation for a funeral that was obstructed',
      was: 'Up to 2 years.',
      now: 'Up to 2 years. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
  {
    id: 'false-weapons-sent',
    what: 'A false weapon of mass destruction is sent to another person, and goods are hidden from restitution that may be owed to a relative: at least 36 months of probation where the victim is one.',
    authority: 'PC 155.5, 11418.1, 1203.097(a)(1)',
    example: {
      of: 'Probation for a false weapon of mass destruction sent to a person',
      was: 'Up to 2 years.',
      now: 'Up to 2 years. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
  {
    id: 'firearms-after-carrying-one-in-2024',
    what: 'A firearm had within ten years of a conviction of carrying one, of January 1, 2024 or later, is a crime since that day, a year sooner than was counted.',
    authority: 'PC 29805(f)',
    example: { of: 'A firearm had in 2024 after a conviction of carrying one, middle term', was: '0y', now: '2y' },
    concerns: { sections: ['PC 29805(f)'], before: '2025-01-01' },
  },
];
