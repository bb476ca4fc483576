/** What the statutes say of a crime, as far as terms that run together ask for it: written by hand, never read from the catalogue. */
const factNames = [
  'serious', // PC 1192.7(c)
  'violent', // PC 667.5(c)
  'registers', // PC 290(c): a third-strike trigger, PC 667(e)(2)(C)(ii)
  'intends-injury', // of a murder that is asked for: a third-strike trigger, PC 667(e)(2)(C)(iii)
  'listed', // PC 667.6(e)
  'one-strike', // PC 667.61(c)(1)-(7), (n)(1)-(6)
  'one-strike-free', // PC 667.61(c)(8), (9), of which (i) commands nothing
  'aggravated-assault-of-child', // PC 269
  'kidnapping', // PC 1170.1(b)
  'manslaughter', // PC 1170.16
  'dissuading', // PC 1170.15
  'threat', // PC 1170.13
  'in-prison', // PC 4501, 4501.1, 4501.5, 4502, 4503, 4530
  'in-jail-too', // PC 4502(c)
  'consecutive', // its own section commands it
  'every-term', // it names any other sentence, or that of a misdemeanant's custody
  'full', // PC 4532(b)(2)
  'contraband', // PC 4573 to 4574: in prison by the finding, or by the scheme of its category
  'jail', // PC 1170(h)
  'misdemeanor',
  // what may be found beside it
  'gun', // PC 12022.53(a)
  'discharge', // PC 12022.53(d)
  'weapon', // PC 12022(b)(1), 12022.5(a)
  'firearm', // PC 12022.5(a) alone: a weapon is an element of the crime, or was the means of killing
  'injury', // PC 12022.7
  'partner', // PC 12022.7(e)
  'dwelling', // PC 667.5(c)(21), if a person was present
  'sex-weapon', // PC 12022.3(a), 12022.8
  'elder', // PC 667.9(a)
  'gang', // PC 186.22(b)(1)
  'sex-kidnap', // PC 667.8(a)
  'sex-kidnap-child', // PC 667.8(b)
  'sells-to-minor', // PC 667.75; HS 11353.1(a)(1)
  'first-degree', // PC 190.2
] as const;
export type Fact = (typeof factNames)[number];

export interface Crime {
  /** As the catalogue knows it. */
  readonly cite: string;
  readonly attempt: boolean;
  /** Lower, middle and upper, or the only one. */
  readonly terms: string;
  readonly facts: ReadonlySet<Fact>;
  /** First day of an act from which all this is so. */
  readonly from: string;
}

/** Lists of serious and violent felonies as they are now: Proposition 21. */
const since2000 = '2000-03-08';
const always = '1990-01-01';

type Row = readonly [cite: string, terms: string, facts?: string, from?: string];

const rows: readonly Row[] = [
  ['PC 211/212.5(c)', '2y 3y 5y', 'serious violent gun discharge weapon injury elder gang'],
  ['PC 211/212.5(a)', '3y 4y 6y', 'serious violent gun discharge weapon injury elder gang'],
  ['PC 213(b)', '16m 2y 3y', 'serious weapon injury'],
  ['PC 459/460(a)', '2y 4y 6y', 'serious dwelling weapon injury elder gang', always],
  ['PC 459/460(b)', '16m 2y 3y', 'jail', always],
  ['PC 203', '2y 4y 8y', 'serious violent gun discharge elder', always],
  ['PC 215(a)', '3y 5y 9y', 'serious violent gun discharge injury elder'],
  ['PC 243(d)', '2y 3y 4y', 'jail weapon'],
  ['PC 245(a)(1)', '2y 3y 4y', 'serious injury gang', '2012-01-01'],
  ['PC 245(a)(2)', '2y 3y 4y', 'serious firearm injury gang'],
  ['PC 245(a)(4)', '2y 3y 4y', 'injury gang', '2012-01-01'],
  ['PC 245(b)', '3y 6y 9y', 'serious firearm injury'],
  ['PC 246', '3y 5y 7y', 'serious discharge'],
  ['PC 236', '16m 2y 3y', 'jail weapon'],
  ['PC 243.4(a)', '2y 3y 4y', 'registers'],
  ['PC 273.5(a)', '2y 3y 4y', 'partner weapon'],
  ['PC 288(c)(1)', '1y 2y 3y', 'registers'],
  ['PC 422(a)', '16m 2y 3y', 'serious weapon gang'],
  ['PC 451(b)', '3y 5y 8y', 'serious violent'],
  ['PC 487(a)', '16m 2y 3y', 'jail', '2012-01-01'],
  ['PC 496(a)', '16m 2y 3y', 'jail', '2012-01-01'],
  ['PC 69(a)', '16m 2y 3y', 'jail weapon'],
  ['PC 192(b)', '2y 3y 4y', 'jail'],
  ['PC 29800(a)(1)', '16m 2y 3y', '', '2012-01-01'],
  ['HS 11351', '2y 3y 4y', 'jail'],
  ['HS 11352(a)', '3y 4y 5y', 'jail'],
  ['HS 11378', '16m 2y 3y', 'jail'],
  ['HS 11353(a)', '3y 6y 9y', 'serious firearm injury sells-to-minor', always],
  ['VC 2800.2(a)', '16m 2y 3y'],
  ['VC 10851(a)', '16m 2y 3y', 'jail', always],
  // life
  ['PC 187 first degree', '25-life', 'serious violent gun discharge first-degree', always],
  ['PC 187 second degree', '15-life', 'serious violent gun discharge', '1998-06-03'],
  ['PC 205', '7-life', 'serious violent gun discharge'],
  ['PC 209(b)(1)', '7-life', 'serious violent gun discharge injury sex-kidnap'],
  ['PC 269(a)(1)', '15-life', 'serious violent aggravated-assault-of-child', '1994-11-30'],
  ['PC 288.7(a)', '25-life', 'serious violent', '2006-09-20'],
  ['PC 288.7(b)', '15-life', 'serious violent', '2006-09-20'],
  ['PC 664/187(a) premeditated', '7-life', 'serious violent gun discharge injury'],
  ['PC 664/187(a)', '5y 7y 9y', 'serious violent gun discharge injury', always],
  // the list of PC 667.6(e), and PC 288(a), which is not on it
  [
    'PC 261(a)(2)',
    '3y 6y 8y',
    'serious violent listed one-strike gun discharge sex-weapon injury elder sex-kidnap',
    always,
  ],
  ['PC 261(a)(3)', '3y 6y 8y', 'serious listed sex-weapon injury', '2017-01-01'],
  ['PC 264.1(a)', '5y 7y 9y', 'serious violent listed one-strike gun sex-weapon injury elder sex-kidnap', always],
  [
    'PC 286(c)(2)(A)',
    '3y 6y 8y',
    'serious violent listed one-strike gun sex-weapon injury elder sex-kidnap',
    '2011-01-01',
  ],
  [
    'PC 287(c)(2)(A)',
    '3y 6y 8y',
    'serious violent listed one-strike gun sex-weapon injury elder sex-kidnap',
    '2019-01-01',
  ],
  ['PC 289(a)(1)(A)', '3y 6y 8y', 'serious violent listed one-strike gun sex-weapon injury elder', '2011-01-01'],
  [
    'PC 288(b)(1)',
    '5y 8y 10y',
    'serious violent listed one-strike gun sex-weapon injury sex-kidnap-child',
    '2010-09-09',
  ],
  ['PC 288.5(a)', '6y 12y 16y', 'serious violent listed one-strike-free injury', '2006-09-20'],
  ['PC 288(a)', '3y 6y 8y', 'serious violent one-strike-free injury', '2006-09-20'],
  // categories with a rule of their own for a subordinate term
  ['PC 207(a)', '3y 5y 8y', 'serious violent kidnapping gun discharge injury elder sex-kidnap'],
  ['PC 208(b)', '5y 8y 11y', 'serious violent kidnapping gun injury sex-kidnap-child'],
  ['PC 192(a)', '3y 6y 11y', 'serious violent manslaughter firearm'],
  ['PC 136.1(a)(1)', '16m 2y 3y', 'serious dissuading weapon injury gang'],
  ['PC 136.1(b)(1)', '16m 2y 3y', 'serious dissuading weapon injury gang'],
  ['PC 136.1(c)(1)', '2y 3y 4y', 'serious dissuading weapon injury'],
  ['PC 137(a)', '16m 2y 3y', 'dissuading'],
  ['PC 137(b)', '2y 3y 4y', 'dissuading jail weapon injury'],
  ['PC 653f(a)', '16m 2y 3y', 'dissuading jail'],
  ['PC 653f(b)', '3y 6y 9y', 'dissuading intends-injury'],
  ['PC 139(b)', '2y 3y 4y', 'threat consecutive jail weapon injury'],
  // in prison, escapes, contraband
  ['PC 4501(a)', '2y 4y 6y', 'serious in-prison injury'],
  ['PC 4501.1(a)', '2y 3y 4y', 'in-prison'],
  ['PC 4501.5', '2y 3y 4y', 'in-prison injury weapon', always],
  ['PC 4502(a)', '2y 3y 4y', 'in-prison in-jail-too jail', '2011-10-01'],
  ['PC 4503', '3y 5y 7y', 'serious in-prison injury'],
  ['PC 4530(a)', '2y 4y 6y', 'in-prison', always],
  ['PC 4530(b)', '16m 2y 3y', 'in-prison', always],
  ['PC 4532(a)(1)', '1y1d'],
  ['PC 4532(a)(2)', '2y 4y 6y', 'consecutive every-term'],
  ['PC 4532(b)(1)', '16m 2y 3y', 'consecutive', always],
  ['PC 4532(b)(2)', '2y 4y 6y', 'consecutive every-term full injury', always],
  ['PC 4536(a)', '16m 2y 3y', 'consecutive every-term'],
  ['PC 1026.4(a)', '1y1d', 'consecutive every-term'],
  ['PC 1370.5(a)', '1y1d', 'consecutive every-term'],
  ['PC 1203.018(i)', '16m 2y 3y', 'consecutive', '2012-01-01'],
  ['PC 4573(a)', '2y 3y 4y', 'contraband jail', '2011-10-01'],
  ['PC 4573.6(a)', '2y 3y 4y', 'contraband jail', '2011-10-01'],
  ['PC 4574(a)', '2y 3y 4y', 'contraband jail', '2011-10-01'],
  // jail
  ['PC 243(e)(1)', '364d', 'misdemeanor'],
  ['PC 148(a)(1)', '364d', 'misdemeanor'],
  ['PC 490.2', '6m', 'misdemeanor', '2014-11-05'],
];

/** PC 664(a): half of each term, of the same place; serious by PC 1192.7(c)(39), and neither violent nor listed. */
const attempts: readonly Row[] = [
  ['PC 211/212.5(a)', '18m 2y 3y', 'serious gun weapon injury'],
  ['PC 459/460(a)', '1y 2y 3y', 'serious', always],
  ['PC 261(a)(2)', '18m 3y 4y', 'serious gun', always],
  ['PC 288(b)(1)', '30m 4y 5y', 'serious', '2010-09-09'],
  ['PC 207(a)', '18m 30m 4y', 'serious gun'],
  ['PC 192(a)', '18m 3y 66m', 'serious'],
  // of no attempt do their sections command a consecutive term
  ['PC 1026.4(a)', '6m'],
  ['PC 1370.5(a)', '6m'],
  ['PC 4536(a)', '8m 1y 18m'],
  // committed while confined all the same
  ['PC 4503', '18m 30m 42m', 'serious in-prison'],
];

const crimeOf =
  (attempt: boolean) =>
  ([cite, terms, facts = '', from = since2000]: Row): Crime => ({
    cite,
    attempt,
    terms,
    facts: new Set(factNames.filter((fact) => facts.split(' ').includes(fact))),
    from,
  });

export const crimes: readonly Crime[] = [...rows.map(crimeOf(false)), ...attempts.map(crimeOf(true))];

const byName = new Map(crimes.map((crime) => [`${crime.cite} ${crime.attempt}`, crime]));

export function crimeNamed(cite: string, attempt: boolean): Crime {
  const crime = byName.get(`${cite} ${attempt}`);
  if (crime === undefined) throw new Error(`The table of crimes has no ${cite}.`);
  return crime;
}

export const is = (crime: Crime, fact: Fact): boolean => crime.facts.has(fact);
