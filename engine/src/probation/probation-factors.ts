/** The tab a finding stands on: general criteria of every grant, then those that only some cases need (R-E03). */
export type FactorCategory = 'Crime' | 'Defendant' | 'Unusual' | 'Special A' | 'Special B';

/** A criterion or required finding for a grant of probation. */
export interface ProbationFactor {
  readonly id: string;
  readonly category: FactorCategory;
  readonly name: string;
  readonly authority: string;
  readonly sortOrder: number;
}

type Row = readonly [category: FactorCategory, authority: string, name: string];

const rows: readonly Row[] = [
  ['Crime', 'CRC 4.414(a)(1)', 'Nature, seriousness and circumstances, compared with other instances of the crime'],
  ['Crime', 'CRC 4.414(a)(2)', 'Defendant was armed with or used a weapon'],
  ['Crime', 'CRC 4.414(a)(3)', 'Vulnerability of the victim'],
  ['Crime', 'CRC 4.414(a)(4)', 'Physical or emotional injury that defendant inflicted'],
  ['Crime', 'CRC 4.414(a)(5)', 'Money that the victim lost'],
  ['Crime', 'CRC 4.414(a)(6)', 'Active or passive part in the crime'],
  ['Crime', 'CRC 4.414(a)(7)', 'Unusual circumstance that is unlikely to recur'],
  ['Crime', 'CRC 4.414(a)(8)', 'Criminal sophistication or professionalism'],
  ['Crime', 'CRC 4.414(a)(9)', 'Abuse of a position of trust'],
  ['Defendant', 'CRC 4.414(b)(1)', 'Prior record, its pattern and its seriousness'],
  ['Defendant', 'CRC 4.414(b)(2)', 'Conduct on earlier probation, supervision or parole'],
  ['Defendant', 'CRC 4.414(b)(3)', 'Willingness to comply with the terms of probation'],
  ['Defendant', 'CRC 4.414(b)(4)', 'Ability to comply with the terms of probation'],
  ['Defendant', 'CRC 4.414(b)(5)', 'Effect of imprisonment on defendant and dependents'],
  ['Defendant', 'CRC 4.414(b)(6)', 'Collateral consequences of a felony record'],
  ['Defendant', 'CRC 4.414(b)(7)', 'Remorse'],
  ['Defendant', 'CRC 4.414(b)(8)', 'Danger to others if not imprisoned'],
  [
    'Unusual',
    'CRC 4.413(c)(1)(A)',
    'The limiting fact is much less serious than usual, with no recent similar or violent record',
  ],
  [
    'Unusual',
    'CRC 4.413(c)(1)(B)',
    'The crime is less serious than the limiting prior, after long freedom from custody and serious crime',
  ],
  [
    'Unusual',
    'CRC 4.413(c)(2)(A)',
    'Great provocation, coercion or duress short of a defense, with no recent violence',
  ],
  ['Unusual', 'CRC 4.413(c)(2)(B)', 'Mental condition short of a defense, likely to respond to treatment'],
  ['Unusual', 'CRC 4.413(c)(2)(C)', 'Youth or age, with no significant record'],
  ['Unusual', 'CRC 4.413(c)(3)', 'Result of a risk and needs assessment'],
  ['Special A', 'PC 1203.067(a)(1)', 'Evaluation ordered before probation is considered'],
  ['Special A', 'PC 1203.067(a)(2)', 'Hearing held, with notice, on the threat to the victim'],
  [
    'Special A',
    'PC 1203.067(a)(3)',
    "Report of section 288.1 covers threat to the victim and defendant's treatability",
  ],
  ['Special B', 'PC 1203.066(d)(1)(A)', 'Member of the household: probation serves the child best'],
  [
    'Special B',
    'PC 1203.066(d)(1)(B)',
    'Rehabilitation is feasible, defendant is amenable and enters a recognized program at once',
  ],
  [
    'Special B',
    'PC 1203.066(d)(1)(C)',
    'Member of the household: removed until the court finds return best for the child',
  ],
  [
    'Special B',
    'PC 1203.066(d)(1)(D)',
    'Not of the household: no residence within half a mile of the child, unless reasons are stated',
  ],
  ['Special B', 'PC 1203.066(d)(1)(E)', 'No threat of physical harm to the child if probation is granted'],
];

/** Findings and criteria in the order of their tabs. */
export const probationFactors: readonly ProbationFactor[] = rows.map(([category, authority, name], index) => ({
  id: authority,
  category,
  name,
  authority,
  sortOrder: index + 1,
}));

/** How sure the court is of a finding. */
export const findingScale = ['No', 'Probably Not', 'Maybe', 'Sometimes', 'Probably Yes', 'Yes'] as const;
