import { findLimitation, isInForce, probationLimitations, sentence } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

/**
 * Every limitation of probation beside the findings and priors that plead its fact, or the reason why none does; and every
 * added term, substitution and prior in one of the two. A new row of either kind has no place here until it is given one.
 */

const catalogue = readCatalogue();
const on = '2026-07-01';

/** Crime / finding, or crime / prior: what is charged, with a number of times of a prior. */
type Pair = readonly [crime: string, finding: string, times?: number];

const told: Readonly<Record<string, readonly Pair[]>> = {
  'PC 667(c)(2)': [['PC 487(a)', 'PC 667(b)']],
  'PC 1203(e)(2)': [
    ['PC 211/212.5(c)', 'PC 12022(b)(1)'],
    ['PC 215(a)', 'PC 12022(b)(2)'],
    ['PC 245(a)(4)', 'PC 12022.5(a)'],
    ['PC 245(a)(4)', 'PC 12022.5(b)'],
    ['PC 245(a)(4)', 'PC 12022.55'],
    ['PC 261(a)(1)', 'pc-12022.3-a~deadly-weapon~f~1994-11-30'],
  ],
  'PC 1203(e)(3)': [
    ['PC 236.1(a)', 'PC 236.4(b)'],
    ['PC 600(a)', 'PC 600(d)'],
    ['PC 245(a)(4)', 'PC 12022.55'],
    ['PC 245(a)(4)', 'PC 12022.7(a)'],
    ['PC 245(a)(4)', 'PC 12022.7(b)'],
    ['PC 245(a)(4)', 'PC 12022.7(c)'],
    ['PC 273a(a)', 'PC 12022.7(d)'],
    ['PC 245(a)(4)', 'PC 12022.7(e)'],
  ],
  'PC 1203(e)(4)': [
    ['PC 236.1(a)', 'PC 236.4(c)', 2],
    ['PC 288.3(a)', 'PC 288.3(c)', 2],
    ['PC 236.1(a)', 'PC 422.75(d)', 2],
    ['PC 451(d)', 'PC 451.1(a)(1)', 2],
    ['PC 452(c)', 'PC 452.1(a)(1)', 2],
    ['PC 487(a)', 'PC 667(a)(1)', 2],
    ['PC 487(a)', 'PC 667.5(a)', 2],
    ['PC 487(a)', 'PC 667.5(b)', 2],
    ['PC 245(a)(4)', 'PC 667.7(a)(1)'],
    ['PC 245(a)(4)', 'PC 667.7(a)(2)'],
    ['HS 11353', 'PC 667.75'],
    ['PC 484(a)', 'PC 670(c)', 2],
    ['PC 487(a)', 'PC 670(c)', 2],
    ['HS 11353', 'HS 11353.4(a)', 2],
    ['HS 11351', 'HS 11370.2(a)', 2],
    ['HS 11379.6(a)', 'HS 11370.2(b)', 2],
    ['HS 11378', 'HS 11370.2(c)', 2],
    ['IC 1871.4(a)(1)', 'IC 1871.4(c)', 2],
    ['IC 11760(a)', 'IC 11760(b)', 2],
    ['IC 11880(a)', 'IC 11880(b)', 2],
  ],
  'PC 1203(e)(5)': [
    ['PC 207(a)', 'PC 667.9(b)'],
    ['PC 207(a)', 'PC 550(e)'],
  ],
  'PC 1203(e)(10)': [['PC 245(a)(4)', 'PC 12022.55']],
  'PC 1203(e)(13)': [['PC 27590(b)(1)', 'PC 27590(d)']],
  'PC 1203.045': [
    ['PC 487(a)', 'PC 12022.6(a)(2)'],
    ['PC 487(a)', 'PC 12022.6(a)(3)'],
    ['PC 487(a)', 'PC 12022.6(a)(4)'],
    ['PC 487(a)', 'PC 12022.6(a)(5)'],
  ],
  'PC 1203.048': [['PC 502(c)(1)', 'PC 12022.6(a)(2)']],
  'PC 1203.06(a)(1)': [
    ['PC 211/212.5(c)', 'PC 12022.5(a)'],
    ['PC 261(a)(1)', 'PC 12022.3(a)'],
    ['PC 288(a)', 'PC 12022.3(a)'],
    ['PC 215(a)', 'PC 12022.55'],
  ],
  'PC 1203.066(a)(4)': [
    ['PC 288(a)', 'PC 12022(b)(1)'],
    ['PC 288(a)', 'pc-12022.3-a~deadly-weapon~f~1994-11-30'],
  ],
  'PC 1203.066(a)(5)': [
    ['PC 288(a)', 'PC 667.51(a)'],
    ['PC 288(a)', 'PC 667.51(c)'],
    ['PC 288.5(a)', 'PC 667.6(a)'],
    ['PC 288.5(a)', 'PC 667.6(b)'],
  ],
  'PC 1203.066(a)(6)': [['PC 288(a)', 'PC 667.8(b)']],
  'PC 1203.066(a)(9)': [
    ['PC 288(a)', 'PC 667.15(a)'],
    ['PC 288.5(a)', 'PC 667.15(b)'],
  ],
  'PC 1203.075': [
    ['PC 211/212.5(c)', 'PC 12022.7(a)'],
    ['PC 288(a)', 'PC 12022.7(a)'],
    ['PC 261(a)(2)', 'PC 12022.8'],
  ],
  'PC 1203.09(f)': [
    ['PC 245(a)(1)', 'PC 12022.7(c)'],
    ['PC 245(a)(2)', 'PC 12022.7(c)'],
  ],
  'HS 11370': [
    ['HS 11353', 'HS 11353.4(a)'],
    ['HS 11353', 'HS 11353.4(b)'],
  ],
  'PC 550(d)': [
    ['PC 550(a)(1)', 'PC 550(e)', 2],
    ['PC 550(a)(3)', 'PC 550(f)'],
  ],
  'PC 12022.53(g)': [
    ['PC 211/212.5(c)', 'PC 12022.53(b)'],
    ['PC 211/212.5(c)', 'PC 12022.53(c)'],
    ['PC 211/212.5(c)', 'PC 12022.53(d)'],
    ['PC 211/212.5(c)', 'PC 12022.53(e)(1) use'],
  ],
  'PC 667.61(h)': [
    ['PC 288(b)(1)', 'PC 667.61(a)'],
    ['PC 288(b)(1)', 'PC 667.61(b)'],
    ['PC 288(b)(1)', 'PC 667.61(j)(1)'],
    ['PC 288(b)(1)', 'PC 667.61(j)(2)'],
    ['PC 261(a)(2)', 'PC 667.61(l)'],
    ['PC 261(a)(2)', 'PC 667.61(m)'],
  ],
  'PC 667.71(e)': [['PC 288(b)(1)', 'PC 667.71(b)']],
  'PC 190.05(a)': [
    ['PC 187(a) second degree', 'pc-190.05-a~without-parole~f~1986-01-01'],
    ['PC 187(a) second degree', 'pc-190.05-a~15-years-to-life~f~1986-01-01'],
  ],
  'PC 190.2(a)': [
    ['PC 187(a) first degree', 'PC 190.2(a)(1)'],
    ['PC 187(a) first degree', 'PC 190.2(a)(21)'],
    ['PC 187(a) first degree', 'PC 190.25(a)'],
    ['PC 187(a) first degree', 'PC 190.5(b)'],
  ],
};

const untold: Readonly<Record<string, readonly string[]>> = {
  'the conviction itself, or an allegation of its own words': [
    'PC 1203(e)(7)',
    'PC 1203(e)(8)',
    'PC 1203(e)(9)',
    'PC 1203(e)(11)',
    'PC 1203(e)(12)',
    'PC 1203.046',
    'PC 1203.06(a)(3)',
    'PC 1203.065(a)',
    'PC 1203.065(b)',
    'PC 1203.065(b)/220',
    'PC 1203.066(a)(1)',
    'PC 1203.066(d)',
    'PC 1203.067',
    'PC 1203.07(a)(1)',
    'PC 1203.074',
    'PC 462(a)',
    'PC 462.5',
    'PC 454(c)',
    'PC 4532(c)',
    'PC 4532(d)(2)',
    'PC 290.018(e)',
    'PC 18780',
    'former PC 12311',
    'PC 190.3',
    'HS 12702(b)',
    'PC 654.3',
    'PU 21407.6(a)',
  ],
  'no row pleads it: a stranger, the act itself, more victims, which are pleaded by this section': [
    'PC 1203.066(a)(3)',
    'PC 1203.066(a)(7)',
    'PC 1203.066(a)(8)',
  ],
  'no row pleads it: probation, parole, transit, the recording': [
    'PC 1203(k)',
    'PC 1203.055(c)',
    'PC 1203.085(a)',
    'PC 1203.085(b)',
    'PC 115(c)',
    'PC 654(b)',
  ],
  'a weapon that it was unlawful to carry: what is used is under (2)': ['PC 1203(e)(1)'],
  'no row says what was done in the prior felony, nor that two were within ten years': ['PC 1203(e)(6)', 'PC 1203.08'],
  'the sum is of all benefits, and of several counts': ['PC 1203.049'],
  'priors of listed felonies are of sex crimes, in which a firearm in person is used or the crime is barred': [
    'PC 1203.06(a)(2)',
  ],
  'a great injury in its crimes is barred of itself': ['PC 1203.066(a)(2)', 'PC 1203.09(a)'],
};

/** Added terms, substitutions and priors that plead no limitation beside any crime. */
const none: Readonly<Record<string, RegExp>> = {
  'money, not of a theft or a computer crime, or not so much':
    /^PC (186\.1[01]\(|12022\.6\(a\)\(1\)|12022\.65|12022\.10)|^(HS 11356\.5|WI 10980\(h\))/,
  'a gang, hatred, a disaster, a disguise, a register':
    /^PC (186\.(22|26|33)|422\.7($|5\([ab]\))|667\.1[67]|290\.4|456\(b\))|^HS 1522\.01/,
  'murder otherwise punished: the injury is the crime’s own (1203(e)(3))': /^PC (190\((b|c|d)\)|190\.03)/,
  'an injury or a death caused or suffered, or that need not be great':
    /^PC (192\.5\(e\)|273\.4|347\(a\)|368\(b\)|451\.1\(a\)($|\(5\))|452\.1\(a\)($|\([2-4]\))|550\(g\)|593a|600\(c\)|12022\.9)|^VC 2|^HS 25189|^HS 11379\.[79]|^WI 14107/,
  'armed, armored, with another’s weapon or with one that is not used':
    /^PC (12021\.5|12022\((a|c|d)\)|12022\.2|12022\.3\(b\)|12022\.4|30600|30615)/,
  'the victim: of several ages or states, kidnapped for another crime than a lewd act, drugged':
    /^PC (289\.5|667\.8\(a\)|667\.85|667\.9\(a\)|674|675|12022\.(75|85))/,
  'drugs by place, weight or the minor’s age': /^HS 11(353\.[16]|370\.4|379\.8|380\.[17])/,
  'a prior that may be a misdemeanor, or a crime on bail, which is no prior conviction':
    /^PC (273d|548\(b\)|667\.10|12022\.1\(b\))/,
};

const terms = catalogue.rows.filter(
  ({ kind, severity, ...days }) =>
    ['conduct', 'substitution', 'status'].includes(kind) && severity === 'felony' && isInForce(days, on),
);
const kindOf = (finding: string) =>
  catalogue.rows.find(({ id, statute }) => id === finding || finding === statute || finding.startsWith(`${statute} `))
    ?.kind;

const reasonsOf = ([crime, finding, times = 1]: Pair) => {
  const named = finding.startsWith('pc-') ? { id: finding } : finding;
  const isPrior = kindOf(finding) === 'status';
  const charge = { id: 'c1', count: 1, crime, date: '2026-03-14' as const };
  const strikes = finding === 'PC 667(b)' ? ('1' as const) : ('0' as const);
  const file = isPrior
    ? { charges: [charge], caseEnhancements: [{ id: 's1', crime: named, times }] }
    : { charges: [{ ...charge, enhancements: [{ id: 'e1', crime: named }] }] };
  const { probation } = sentence({ caseFile: 1, sentencingDate: '2026-08-01', strikes, ...file }, catalogue, on);
  return probation.reasons.map(({ authority }) => authority);
};

test.for(Object.entries(told).flatMap(([bar, pairs]) => pairs.map((pair) => [bar, ...pair] as const)))(
  '%s is told by %s with %s',
  ([bar, ...pair]) => {
    const limitation = findLimitation(bar);
    expect(reasonsOf(pair)).toContain(limitation?.authority);
  },
);

test('every limitation in force is told by a finding, or has a reason why by none', () => {
  const ids = probationLimitations.filter(({ end }) => end === null).map(({ id }) => id);
  expect([...Object.keys(told), ...Object.values(untold).flat()].toSorted()).toEqual(ids.toSorted());
});

test('every added term, substitution and prior tells a limitation, or has a reason why it tells none', () => {
  const telling = new Set(Object.values(told).flatMap((pairs) => pairs.map(([, finding]) => finding)));
  const placed = ({ id, statute }: (typeof terms)[number]) =>
    telling.has(id) ||
    [...telling].some((finding) => finding === statute || finding.startsWith(`${statute} `)) ||
    statute.startsWith('PC 190.2(a)') ||
    Object.values(none).some((statutes) => statutes.test(statute));
  expect(terms.filter((row) => !placed(row)).map(({ id }) => id)).toEqual([]);
});

test('no row stands in both', () => {
  const telling = Object.values(told).flatMap((pairs) => pairs.map(([, finding]) => finding));
  expect(telling.filter((finding) => Object.values(none).some((statutes) => statutes.test(finding)))).toEqual([]);
});
