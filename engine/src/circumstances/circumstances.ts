/** The three tabs of the circumstances: rules 4.421, 4.423 and 4.425. */
export type CircumstanceCategory = 'Aggravating' | 'Mitigating' | 'Concurrent';

/** A circumstance that the court weighs when it chooses a term, or consecutive and concurrent (R-F01). */
export interface Circumstance {
  readonly id: string;
  readonly category: CircumstanceCategory;
  readonly name: string;
  readonly authority: string;
  readonly sortOrder: number;
}

type Row = readonly [category: CircumstanceCategory, authority: string, name: string];

const rows: readonly Row[] = [
  ['Aggravating', 'CRC 4.421(a)(1)', 'Great violence, great harm or its threat, or cruelty or callousness'],
  ['Aggravating', 'CRC 4.421(a)(2)', 'Armed with or used a weapon'],
  ['Aggravating', 'CRC 4.421(a)(3)', 'Victim was particularly vulnerable'],
  ['Aggravating', 'CRC 4.421(a)(4)', 'Induced others to take part, or led them'],
  ['Aggravating', 'CRC 4.421(a)(5)', 'Induced a minor to commit or help in the crime'],
  ['Aggravating', 'CRC 4.421(a)(6)', 'Threatened witnesses or otherwise obstructed justice'],
  ['Aggravating', 'CRC 4.421(a)(7)', 'Concurrent terms given where consecutive terms were possible'],
  ['Aggravating', 'CRC 4.421(a)(8)', 'Planning, sophistication or professionalism'],
  ['Aggravating', 'CRC 4.421(a)(9)', 'Great monetary value taken or damaged'],
  ['Aggravating', 'CRC 4.421(a)(10)', 'Large quantity of contraband'],
  ['Aggravating', 'CRC 4.421(a)(11)', 'Abused a position of trust or confidence'],
  ['Aggravating', 'CRC 4.421(a)(12)', 'Hate crime not punished under section 422.75 or 1170.8'],
  ['Aggravating', 'CRC 4.421(b)(1)', 'Violent conduct that shows a serious danger to society'],
  ['Aggravating', 'CRC 4.421(b)(2)', 'Numerous or increasingly serious convictions or sustained petitions'],
  ['Aggravating', 'CRC 4.421(b)(3)', 'Served a prior term in prison or under section 1170(h)'],
  ['Aggravating', 'CRC 4.421(b)(4)', 'On probation, supervision or parole at the time'],
  ['Aggravating', 'CRC 4.421(b)(5)', 'Unsatisfactory conduct on earlier probation, supervision or parole'],
  ['Aggravating', 'CRC 4.421(c)', 'Another statutory or reasonably related circumstance'],
  ['Aggravating', 'PC 186.22(b)(2)', 'Gang felony at or near a school'],
  ['Aggravating', 'PC 667.95', 'Recorded a violent felony to encourage or facilitate it'],
  ['Aggravating', 'PC 1170.84', 'Tied or confined a victim in a serious felony'],
  ['Aggravating', 'PC 1170.85', 'Acted to keep a witness away, or used a victim’s age or weakness'],
  ['Aggravating', 'PC 1170.86', 'Listed felony in a school zone'],
  ['Aggravating', 'PC 1170.89', 'Knew the firearm was stolen'],
  ['Mitigating', 'CRC 4.423(a)(1)', 'Passive or minor part in the crime'],
  ['Mitigating', 'CRC 4.423(a)(2)', 'Victim initiated, was willing, attacked or provoked'],
  ['Mitigating', 'CRC 4.423(a)(3)', 'Unusual circumstance that is unlikely to recur'],
  ['Mitigating', 'CRC 4.423(a)(4)', 'Coercion, duress or partial excuse'],
  ['Mitigating', 'CRC 4.423(a)(5)', 'Induced by others, with no inclination to the crime'],
  ['Mitigating', 'CRC 4.423(a)(6)', 'Care to avoid harm, small amounts, or no harm'],
  ['Mitigating', 'CRC 4.423(a)(7)', 'Believed in a claim of right or that the conduct was lawful'],
  ['Mitigating', 'CRC 4.423(a)(8)', 'Acted to provide the necessities of life'],
  ['Mitigating', 'CRC 4.423(a)(9)', "Abused by the victim, defendant's partner or the parent of a child"],
  ['Mitigating', 'CRC 4.423(a)(10)', 'Firearm was unloaded or did not work'],
  ['Mitigating', 'CRC 4.423(b)(1)', 'No prior record, or an insignificant one'],
  ['Mitigating', 'CRC 4.423(b)(2)', 'Mental or physical condition that reduced culpability'],
  ['Mitigating', 'CRC 4.423(b)(3)', 'Psychological, physical or childhood trauma contributed to the crime'],
  ['Mitigating', 'CRC 4.423(b)(4)', 'Crime connected to victimization, childhood trauma or mental illness'],
  ['Mitigating', 'CRC 4.423(b)(5)', 'Victim of intimate partner violence or human trafficking'],
  ['Mitigating', 'CRC 4.423(b)(6)', 'Under 26 at the time of the crime'],
  ['Mitigating', 'CRC 4.423(b)(7)', 'Juvenile at the time of the crime'],
  ['Mitigating', 'CRC 4.423(b)(8)', 'Acknowledged wrongdoing early'],
  ['Mitigating', 'CRC 4.423(b)(9)', 'Would have had probation but for being ineligible'],
  ['Mitigating', 'CRC 4.423(b)(10)', 'An enhancement could bring more than twenty years'],
  ['Mitigating', 'CRC 4.423(b)(11)', 'Several enhancements in one case'],
  ['Mitigating', 'CRC 4.423(b)(12)', 'An enhancement would have a discriminatory racial effect'],
  ['Mitigating', 'CRC 4.423(b)(13)', 'An enhancement rests on a conviction over five years old'],
  ['Mitigating', 'CRC 4.423(b)(14)', 'Made restitution to the victim'],
  ['Mitigating', 'CRC 4.423(b)(15)', 'Satisfactory conduct on earlier probation, supervision or parole'],
  ['Mitigating', 'CRC 4.423(c)', 'Another reasonably related circumstance'],
  ['Concurrent', 'CRC 4.425(a)(1)', 'Crimes and their aims were independent of each other'],
  ['Concurrent', 'CRC 4.425(a)(2)', 'Crimes were separate acts or threats of violence'],
  ['Concurrent', 'CRC 4.425(a)(3)', 'Different times or places, rather than one period of aberrant conduct'],
  [
    'Concurrent',
    'CRC 4.425(b)',
    'Another aggravating or mitigating circumstance: not one used for the upper term or an enhancement, nor an element',
  ],
];

/**
 * Circumstances in the order of the rules. Numbering of rule 4.423(b) is that of the amendment of 2022-03-14,
 * which counsel must compare with the printed rule.
 */
export const circumstances: readonly Circumstance[] = rows.map(([category, authority, name], index) => ({
  id: authority,
  category,
  name,
  authority,
  sortOrder: index + 1,
}));
