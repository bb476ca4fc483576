import type { LimitationLevel } from '../crime/crime-version.ts';
import type { CrimeState } from '../law/crime-state.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { LimitationCategory, ProbationLimitation } from './limitation.ts';

interface Particulars {
  readonly states?: readonly CrimeState[];
  readonly end?: IsoDate;
  /** What cases have stored it as, where its statute was first misread. */
  readonly id?: string;
  readonly authority?: string;
}
type Row = readonly [
  statute: string,
  name: string,
  categories: readonly LimitationCategory[],
  level: LimitationLevel,
  pleadable: boolean,
  particulars?: Particulars,
];

/** The section names those who attempt its crimes as well. */
const attemptsToo: Particulars = { states: ['Completed', 'Attempt'] };
/** The section speaks of any felony convicted, or of conspiracies by name; to which attempts an allegation attaches its list says. */
const anyFelony: Particulars = { states: ['Completed', 'Attempt', 'Conspiracy'] };
/** SB 73 made these drug bars end with 2021. */
const endedIn2021 = (authority: string): Particulars => ({ end: '2021-12-31', authority });

/** The provisions in force, R-E05 (text of July 2026), then the repealed ones that older sentences met. */
const rows: readonly Row[] = [
  [
    'PC 667(c)(2), 1170.12(a)(2)',
    'Current felony with a prior strike',
    ['Prior'],
    1,
    true,
    { ...anyFelony, authority: 'PC 667(c)(2); PC 1170.12(a)(2)' },
  ],
  [
    'PC 1203(e)(1)',
    'Armed with a deadly weapon other than a firearm in a listed felony',
    ['Deadly-weapon'],
    2,
    false,
    anyFelony,
  ],
  ['PC 1203(e)(2)', 'Used or tried to use a deadly weapon on a person', ['Deadly-weapon'], 2, false, anyFelony],
  ['PC 1203(e)(3)', 'Willfully inflicted great bodily injury or torture', ['GBI'], 2, false, anyFelony],
  ['PC 1203(e)(4)', 'Two prior felony convictions', ['Prior'], 2, false, anyFelony],
  ['PC 1203(e)(5)', 'One prior felony conviction and a current listed crime', ['Prior'], 2, false, anyFelony],
  [
    'PC 1203(e)(6)',
    'Prior felony with a weapon, great bodily injury or torture',
    ['Prior', 'Deadly-weapon', 'GBI'],
    2,
    false,
    anyFelony,
  ],
  ['PC 1203(e)(7)', 'Bribery, embezzlement or extortion by a public official or peace officer', [], 2, false],
  ['PC 1203(e)(8)', 'Furnished phencyclidine (PCP)', ['Drug'], 2, false],
  [
    'PC 1203(e)(9)',
    'Arson with great bodily injury intentionally inflicted, or of an inhabited structure or property',
    ['GBI'],
    2,
    false,
  ],
  [
    'PC 1203(e)(10)',
    'Great bodily injury or death by shooting from or at a vehicle',
    ['GBI', 'Deadly-weapon'],
    2,
    false,
    anyFelony,
  ],
  ['PC 1203(e)(11)', 'Short-barreled gun, machinegun or silencer', ['Deadly-weapon'], 2, false],
  ['PC 1203(e)(12)', 'Weapon given to a mental patient (WIC 8101)', ['Deadly-weapon'], 2, false],
  ['PC 1203(e)(13)', 'Unlawful firearm transfer under section 27590(b) or (c)', ['Deadly-weapon'], 2, false],
  ['PC 1203(k)', 'Serious or violent felony committed on felony probation', ['Prior'], 1, false, anyFelony],
  ['PC 1203.045', 'Theft of more than $100,000', ['Large-taking'], 2, true],
  ['PC 1203.046', 'Used a minor to commit a felony (section 653j)', [], 2, false],
  ['PC 1203.048', 'Computer crime of more than $100,000', ['Large-taking'], 2, true],
  ['PC 1203.049', 'CalFresh transfer fraud of more than $100,000', ['Large-taking'], 2, true],
  ['PC 1203.055(c)', 'Repeat felony on public transit', ['Prior'], 1, true, attemptsToo],
  [
    'PC 1203.06(a)(1)',
    'Personal firearm use in a listed felony or its attempt',
    ['Deadly-weapon'],
    1,
    true,
    attemptsToo,
  ],
  [
    'PC 1203.06(a)(2)',
    'Armed with a firearm in a felony, after a listed felony conviction',
    ['Prior', 'Deadly-weapon'],
    1,
    true,
    anyFelony,
  ],
  ['PC 1203.06(a)(3)', 'Aggravated arson (section 451.5)', [], 1, true],
  ['PC 1203.065(a)', 'Listed sex, pimping and pandering felonies', ['Sex'], 1, false],
  ['PC 1203.065(b)', 'Sex felony by threat to use public authority', ['Sex'], 3, false],
  [
    'PC 1203.065(b)/220',
    'Assault with intent to commit a sex felony',
    ['Sex'],
    2,
    false,
    { authority: 'PC 1203.065(b)(1)' },
  ],
  [
    'PC 1203.066(a)(1)',
    'Lewd act or continuous abuse by force or duress',
    ['Sex'],
    1,
    true,
    { authority: 'PC 1203.066(a)(1), (c)(1)' },
  ],
  ['PC 1203.066(a)(2)', 'Lewd act or continuous abuse with bodily injury', ['Sex', 'GBI'], 1, true],
  ['PC 1203.066(a)(3)', 'Lewd act or continuous abuse by a stranger, or after befriending to abuse', ['Sex'], 1, true],
  ['PC 1203.066(a)(4)', 'Lewd act or continuous abuse with a weapon', ['Sex', 'Deadly-weapon'], 1, true],
  ['PC 1203.066(a)(5)', 'Lewd act or continuous abuse after a sex conviction', ['Sex', 'Prior'], 1, true],
  ['PC 1203.066(a)(6)', 'Lewd act or continuous abuse while kidnapping', ['Sex'], 1, true],
  ['PC 1203.066(a)(7)', 'Lewd acts or continuous abuse of more than one victim', ['Sex'], 1, true],
  ['PC 1203.066(a)(8)', 'Substantial sexual conduct with a victim under 14', ['Sex'], 1, true],
  ['PC 1203.066(a)(9)', 'Lewd act or continuous abuse with obscene matter', ['Sex'], 1, true],
  ['PC 1203.066(d)', 'Lewd act or continuous abuse with no barring factor pleaded and proved', ['Sex'], 5, false],
  ['PC 1203.067', 'Sex felony that needs an evaluation and a threat hearing', ['Sex'], 4, false],
  [
    'PC 1203.07(a)(1),(2)',
    'Used a minor in a drug crime (HS 11380)',
    ['Drug'],
    2,
    true,
    { authority: 'PC 1203.07(a)(1), (2)' },
  ],
  ['HS 11370', 'Listed drug crime with a minor or with a drug prior', ['Drug', 'Prior'], 2, true],
  ['PC 1203.074', 'Fortified drug place (HS 11366.6)', ['Drug'], 2, false],
  ['PC 1203.075', 'Personal great bodily injury in a listed felony or its attempt', ['GBI'], 1, true, attemptsToo],
  ['PC 1203.08', 'Designated felony with two designated priors within ten years', ['Prior'], 1, true],
  ['PC 1203.085(a)', 'Prison felony while on parole for a serious or violent felony', ['Prior'], 1, true, anyFelony],
  ['PC 1203.085(b)', 'Serious or violent felony while on parole', ['Prior'], 1, true, anyFelony],
  [
    'PC 1203.09(a)',
    'Great bodily injury on a victim of 60 or more, or disabled, in a listed felony',
    ['Elderly', 'GBI'],
    1,
    true,
    attemptsToo,
  ],
  [
    'PC 1203.09(f)',
    'Assault with a weapon, injury, robbery, carjacking or mayhem on a victim of 60 or more',
    ['Elderly'],
    2,
    true,
  ],
  ['PC 462(a)', 'First degree burglary of a dwelling, not of a vessel', [], 2, false],
  ['PC 462.5', 'Burglary of a custodial institution', [], 2, false],
  ['PC 454(c)', 'Burning in an area of emergency', [], 2, false],
  ['PC 4532(d)(1)', 'Felony escape from a secure jail', ['Prior'], 2, false, { ...attemptsToo, id: 'PC 4532(c)' }],
  ['PC 4532(d)(2)', 'Misdemeanor escape', [], 2, false, attemptsToo],
  ['PC 12022.53(g)', 'Firearm finding under section 12022.53', ['Deadly-weapon'], 1, true, anyFelony],
  ['PC 667.61(h)', 'One Strike sentence', ['Sex'], 1, true],
  ['PC 667.71(e)', 'Habitual sexual offender', ['Sex', 'Prior'], 1, true],
  ['PC 115(c)', 'Repeated or large false recording', ['Prior', 'Large-taking'], 2, false],
  ['PC 550(d)', 'Insurance fraud with two felony fraud priors', ['Prior'], 1, true],
  ['PC 290.018(e)', 'Felony failure to register, in some forms', ['Sex', 'Prior'], 2, false],
  ['PC 18780', 'Destructive device crime', ['Deadly-weapon'], 1, false],
  ['PC 654(b)', 'Bar that comes from a count stayed under section 654', [], 1, false, anyFelony],
  [
    'PC 190.2(a)',
    'Murder with a special circumstance, punished by death or life without parole',
    [],
    1,
    true,
    { authority: 'PC 190.2(a), 190.25(a); PC 1385.1' },
  ],
  [
    'PC 190.3',
    'Treason, or another crime whose penalty the trier of fact finds to be death or life without parole',
    [],
    1,
    false,
  ],
  ['HS 12702(b)', 'Second conviction of selling dangerous fireworks to a minor', ['Prior'], 1, false],
  ['PC 654.3', 'Third conviction of selling transportation without a permit', ['Prior'], 1, false],
  ['PU 21407.6(a)', 'Second conviction of flying under the influence', ['Prior'], 1, false],
  ['former PC 12311', 'Destructive device crime before 2012', ['Deadly-weapon'], 1, false],
  ['former PC 1203.07', 'Sale of heroin or PCP in quantity', ['Drug'], 1, true, endedIn2021('former PC 1203.07')],
  [
    'former PC 1203.073',
    'Cocaine or methamphetamine in quantity, or its manufacture',
    ['Drug'],
    2,
    true,
    endedIn2021('former PC 1203.073'),
  ],
  [
    'former HS 11370',
    'Drug crime with a drug prior: absolute bar',
    ['Drug', 'Prior'],
    1,
    true,
    endedIn2021('former HS 11370(a), (b)'),
  ],
  [
    'PC 190.05(a)',
    'Second degree murder after a prison term for murder, whose penalty the trier of fact finds',
    ['Prior'],
    1,
    true,
    { authority: 'PC 190.05(a), (h)' },
  ],
];

/** Every limitation, in the order of the table; repealed ones carry their last day. */
export const probationLimitations: readonly ProbationLimitation[] = rows.map(
  ([statute, name, categories, level, pleadable, particulars = {}], index) => ({
    id: particulars.id ?? statute.replace(/,.*/, ''),
    statute,
    name,
    categories,
    level,
    pleadable,
    appliesToStates: particulars.states ?? ['Completed'],
    sortOrder: index + 1,
    end: particulars.end ?? null,
    authority: particulars.authority ?? statute,
  }),
);
