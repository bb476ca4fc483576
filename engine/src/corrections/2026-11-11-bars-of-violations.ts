import type { Correction } from './rules-version.ts';

/** What a forty-first sample found of bars on probation, and of what they say of a term that is split. */
export const foundOfBars: readonly Correction[] = [
  {
    id: 'terms-of-which-no-part-is-suspended',
    what: 'A term of county jail is not split where the law of the crime, or a limitation found true, forbids to suspend the execution of the sentence: destructive devices, a repeated felony on public transit, insurance fraud after two frauds, being armed after a listed felony.',
    authority: 'PC 550(d), 1170(h)(5)(A), 1203.055(c), 1203.06(a), 18780; CRC 4.415(a)',
    example: { of: 'A split of a term for a destructive device taken to a public place', was: 'open', now: 'none' },
    concerns: null,
  },
  {
    id: 'bars-of-felonies-serious-by-a-gang',
    what: 'A felony that is serious because it was for a gang bars probation where it was committed on parole or on felony probation.',
    authority: 'PC 1192.7(c)(28), 1203(k), 1203.085(b)',
    example: { of: 'Probation for burglary of a shop for a gang, on parole', was: 'Eligible', now: 'Ineligible' },
    concerns: null,
  },
  {
    id: 'lengths-and-days-of-probation-of-conspiracies',
    what: 'Probation for a conspiracy has the general length, up to two years for a felony, and no least days of jail, where those of its target are for a violation of the section, as it has not the target’s bar. What the victim, a gang or a violent felony asks for stays.',
    authority: 'PC 182(a), 1203.1(a), (l), 1203.097(a)(1); People v. Superior Court (Kirby) (2003) 114 Cal.App.4th 102',
    example: {
      of: 'Probation for a conspiracy to endanger a child',
      was: 'At least 48 months, unless the court waives them for reasons on the record.',
      now: 'Up to 2 years.',
    },
    concerns: null,
  },
  {
    id: 'acts-of-conspirators-and-of-officers-who-bribe',
    what: 'A limitation on probation that asks for an act and for no conviction counts where it is alleged beside a conspiracy: bribes, public money embezzled or extortion of an official, PCP furnished, a short-barreled gun, machinegun or silencer possessed. A bribe is offered by who attempts it. What asks for a violation is stayed beside an attempt or a conspiracy, with its reason.',
    authority: 'PC 1203(e)(7), (8), (11)',
    example: {
      of: 'Probation for an officer’s conspiracy to take bribes, alleged',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
  {
    id: 'transit-felonies-conspired-to',
    what: 'A conspiracy by which great injury is inflicted is any other offense of the section on public transit, and bars probation after a prior one.',
    authority: 'PC 1203.055(b)(9), (c)',
    example: { of: 'Probation for a conspiracy alleged under the section', was: 'Eligible', now: 'Ineligible' },
    concerns: null,
  },
  {
    id: 'weapons-used-upon-nobody',
    what: 'A firearm or weapon found to be used in a shot at a building or a vehicle, in vandalism or other damage to a thing, or upon an animal does not by itself show a use upon a human being, which limits probation. It may be alleged.',
    authority: 'PC 1203(e)(2); People v. Smith (2007) 150 Cal.App.4th 89',
    example: {
      of: 'Probation for a negligent shot, a firearm found to be used',
      was: 'Eligible with Findings',
      now: 'Eligible',
    },
    concerns: null,
  },
  {
    id: 'assaults-of-officials-conspired-to',
    what: 'A conspiracy to assault a transport worker, a custodial officer or a school employee shows no weapon used upon a human being.',
    authority: 'PC 182(a), 245.2, 245.3, 245.5(a), 1203(e)(2)',
    example: {
      of: 'Probation for a conspiracy to assault a transport worker',
      was: 'Eligible with Findings',
      now: 'Eligible',
    },
    concerns: null,
  },
  {
    id: 'methamphetamine-and-cocaine-in-quantity',
    what: 'Until the end of 2021 a quantity of cocaine or methamphetamine left probation to an unusual case, and did not bar it.',
    authority: 'former PC 1203.073(a), (b)',
    example: {
      of: 'Probation in 2021 for methamphetamine in quantity',
      was: 'Ineligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
];
