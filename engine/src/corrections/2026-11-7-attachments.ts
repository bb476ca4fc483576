import { withoutAttempts } from '../law/lists/completed-crimes-only.ts';
import { injuryElements } from '../law/lists/injury-elements.ts';
import type { Correction } from './rules-version.ts';

/** What enhancements attach to, each read once more beside its own section. */
export const attachedByText: readonly Correction[] = [
  {
    id: 'kidnapping-of-a-child-under-fourteen',
    what: 'The fifteen years for kidnapping a child under 14 for a sex crime are not added to a crime on a minor of 14 or older.',
    authority: 'PC 667.8(b)',
    example: {
      of: 'Sodomy by force on a minor of 14 or older, middle term, with those years',
      was: '24y',
      now: '9y',
    },
    concerns: { attached: ['PC 667.8'] },
  },
  {
    id: 'losses-beside-any-felony',
    what: 'The years for a great loss of property, for acting with two others, and for stolen retail goods that are sold or returned are added beside any felony; those for goods have a year for each further $3,000,000.',
    authority: 'PC 12022.6(a), 12022.65(a), 12022.10(a)(1)-(5)',
    example: {
      of: 'Flight that ends in a wreck, middle term, with a loss of more than $200,000',
      was: '2y',
      now: '4y',
    },
    concerns: { attached: ['PC 12022.6', 'PC 12022.65', 'PC 12022.10'] },
  },
  {
    id: 'injury-of-more-sections',
    what: 'The years for great bodily injury are not added where the section itself asks for it: a lewd act with bodily harm, poisoned air, reckless driving and speed contests after a prior, a worker killed or lastingly impaired, sabotage, weapons of mass destruction.',
    authority:
      'PC 12022.7(g), 288(i), 11418(b)(2); HS 42400.3(c); LC 6425, 7771; MV 1672(a); PU 7676; VC 23104(b), 23109(f)(3)',
    example: {
      of: 'Reckless driving with great bodily injury and a prior, middle term, with great bodily injury',
      was: '5y',
      now: '2y',
    },
    concerns: {
      attached: ['PC 12022.7'],
      sections: injuryElements.flatMap(({ sections }) => sections),
    },
  },
  {
    id: 'weapons-that-the-crime-is-about',
    what: 'Being armed with a weapon or using it adds nothing where the section forbids to have, carry, make or hand over that weapon, or punishes its use, stun guns and tear gas among them; a laser, ammunition, a silencer and a wrecked carrier are no such crimes. The years for an assault weapon used are added though its use is an element.',
    authority: 'PC 12022(a)(1), (b)(1), 12022.5(a), (b); People v. Arzate (2003) 114 Cal.App.4th 390',
    example: {
      of: 'Shooting at a dwelling, middle term, with the middle term for an assault weapon used',
      was: '5y',
      now: '11y',
    },
    concerns: { attached: ['PC 12022', 'PC 12022.5'] },
  },
  {
    id: 'fraud-by-their-text',
    what: 'The years for aggravated white collar crime attach to more sections that ask for fraud or embezzlement, and no longer to stolen property received, lost property kept, property taken from the person, computers used without fraud, referral fees and unqualified securities.',
    authority: 'PC 186.11(a)(1)',
    example: {
      of: 'Two fictitious employers reported with a loss of more than $500,000, middle terms',
      was: '2y 8m',
      now: '5y 8m',
    },
    concerns: { attached: ['PC 186.11'] },
  },
  {
    id: 'enhancements-of-completed-crimes',
    what: 'Where a section names the crime and not its attempt, an attempt has no years of it: minors and drugs, shelters, hazardous waste, elders, police animals, gang recruits, priors of lewd acts, a robbery tried on an old person.',
    authority:
      'HS 11353.1, 11353.4, 11356.5, 11380.1, 11380.7, 25189.5(e), 25189.7(c); PC 186.26(d), 273.4, 347(a)(2), 368(b)(2), (3), 550(g), 593a(b), 600(c), (d), 667.51, 667.75, 667.9, 27590(d), 30600(b)',
    example: {
      of: 'Attempted sale of a narcotic, middle term, near a shelter',
      was: '3y',
      now: '2y',
    },
    concerns: {
      attached: [...withoutAttempts.flatMap(({ sections }) => sections), 'PC 667.9'],
    },
  },
  {
    id: 'gang-penalty-of-every-felony',
    what: 'The alternate penalty for a gang may stand in place of the term of any felony that is charged so, and the life term beside any felony with a shooting from a vehicle.',
    authority: 'PC 186.22(b)(4)(B), (d); Robert L. v. Superior Court (2003) 30 Cal.4th 894',
    example: {
      of: 'Second degree robbery charged with the alternate penalty for a gang, middle term',
      was: '3y',
      now: '2y',
    },
    concerns: { attached: ['PC 186.22'] },
  },
  {
    id: 'drunk-driving-after-four-priors',
    what: 'The three years after four drunk driving priors attach only to driving that is punished for two priors and great injury.',
    authority: 'VC 23566(b), (c)',
    example: {
      of: 'A first drunk driving with injury, middle term, with those years',
      was: '5y',
      now: '2y',
    },
    concerns: { attached: ['VC 23566'] },
  },
  {
    id: 'vests-in-more-assaults',
    what: 'The years for a body vest attach to each assault with a deadly weapon or force likely to injure.',
    authority: 'PC 12022.2(b), 29905(a)(24)',
    example: {
      of: 'Assault on a transit worker in a body vest, middle terms',
      was: '4y',
      now: '6y',
    },
    concerns: { attached: ['PC 12022.2'] },
  },
  {
    id: 'probation-of-attempted-murder-of-officials',
    what: 'The attempted murder of an official is attempted murder where probation is barred; attempted robbery is no robbery where the person was armed. Grand theft in an emergency or an evacuation zone is theft of more than $100,000, burglary there is none, and batteries with injury on transit and school and a prisoner’s assault with a weapon are listed where the victim is 60.',
    authority:
      'PC 217.1(b), 213(b), 1203(e)(1), (5), 1203.06(a)(1)(A), 1203.045(a), 1203.075(a)(1), 1203.09(b)(1), (f)',
    example: {
      of: 'Probation for the attempted murder of an official with a firearm used',
      was: 'Eligible',
      now: 'Ineligible',
    },
    concerns: null,
  },
  {
    id: 'conduct-with-a-child-under-fourteen',
    what: 'The bar of probation for substantial sexual conduct asks for a child under 14 and reaches no lewd act with one of 14 or 15.',
    authority: 'PC 1203.066(a)(8), 288(c)(1)',
    example: {
      of: 'Probation for a lewd act with a child of 14 or 15, such conduct alleged',
      was: 'Ineligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
  {
    id: 'special-circumstance-of-a-minor',
    what: 'A special circumstance found of a minor bars probation as one of an adult does. No court is offered to strike it, one of PC 190.25, or a finding that brings a bar of PC 1203.06, 1203.066 or 1203.075.',
    authority: 'PC 190.5(b), 1385.1, 1203.06(a), 1203.066(a), 1203.075(a)',
    example: {
      of: 'Probation for first degree murder with a special circumstance, at 16 or 17',
      was: 'Eligible with Findings',
      now: 'Ineligible',
    },
    concerns: null,
  },
];
