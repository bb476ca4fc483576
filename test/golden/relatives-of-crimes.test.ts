import {
  againstNoRelative,
  around,
  isInForce,
  isNamedBy,
  mayHaveRelatedVictim,
  namesOf,
  sentence,
} from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { withoutRelatives } from './without-relatives.ts';

/**
 * Every crime of the Penal Code's titles of crimes against the person, of sex, children and elders, of property and of
 * mischief has the length of § 1203.097 beside its own, or a reason why no relative is its victim. Every crime of its other
 * titles and of other codes, of former law too, is named, or has a reason.
 */

const catalogue = readCatalogue();
const on = '2026-07-01';

const titles = ['PC 187 to 248', 'PC 261 to 289.6', 'PC 368 to 368.7', 'PC 450 to 593g', 'PC 594 to 625c'];
const isAmong = (statute: string, sections: readonly string[]): boolean =>
  isNamedBy({ sections, except: [], words: '' }, namesOf(statute));

const crimes = catalogue.rows.filter(
  ({ kind, severity, statute, ...days }) =>
    kind === 'crime' && severity !== 'infraction' && isAmong(statute, titles) && isInForce(days, on),
);

/** Thirty-six months of § 1203.097, or as many at least by the crime's own law. */
const isLong = /At least (36|48) months|At least [35] years|^3 to 5 years/;

function isBeside(crime: string | { readonly id: string }): boolean {
  const charges = [{ id: 'c1', count: 1, date: '2026-03-14' as const, crime }];
  const { probation } = sentence({ caseFile: 1, sentencingDate: '2026-08-01', charges }, catalogue, on);
  return probation.lengths.some(({ text }) => isLong.test(text));
}

const without = crimes.filter(({ id }) => !isBeside({ id })).map(({ statute }) => statute);
const reasons = Object.values(againstNoRelative).flat();
/** Told from others of their sections by name: embezzlement of public funds. */
const byName = ['PC 504', 'PC 514'];

test('every crime of the titles has the length, or a reason', () => {
  expect(crimes.length).toBeGreaterThan(900);
  expect(without.filter((statute) => !isAmong(statute, [...reasons, ...byName]))).toEqual([]);
});

test.for([...reasons, ...byName])('%s has a crime to leave out', (section) => {
  expect(without.some((statute) => isAmong(statute, [section]))).toBe(true);
});

/** `PC 32 37(a)` -> `PC 32`, `PC 37(a)`. */
function sectionsIn(line: string): readonly string[] {
  const [code = '', ...numbers] = line.split(' ');
  return numbers.map((number) => `${code} ${number}`);
}
const linesOf = (text: string): readonly string[] =>
  text
    .trim()
    .replaceAll(/\n +(?=\d)/g, ' ')
    .split(/\n +/);
const decided = new Set(Object.values(withoutRelatives).flatMap(linesOf).flatMap(sectionsIn));

/** `PC 626.8(a)(1)` -> itself, `PC 626.8(a)`, `PC 626.8`. */
const within = (section: string): readonly string[] =>
  around(section) === section ? [section] : [section, ...within(around(section))];
const decidedOf = (statute: string): readonly string[] =>
  namesOf(statute)
    .flatMap(within)
    .filter((section) => decided.has(section));

const elsewhere = catalogue.rows.filter(
  ({ kind, severity, statute }) =>
    kind === 'crime' && severity !== 'infraction' && !isAmong(statute, titles) && !mayHaveRelatedVictim(statute),
);

test('every crime of another title or code is named, or a reason', () => {
  expect(elsewhere.filter(({ statute }) => decidedOf(statute).length === 0).map(({ statute }) => statute)).toEqual([]);
});

test('no reason is given for what is named or is no crime', () => {
  const found = new Set(elsewhere.flatMap(({ statute }) => decidedOf(statute)));
  expect([...decided].filter((section) => !found.has(section))).toEqual([]);
});

test.for([
  // titles named whole
  'PC 187(a)',
  'PC 192(a)',
  'PC 211/212.5(c)',
  'PC 215(a)',
  'PC 217.1(a)',
  'PC 217.1(b)',
  'PC 219.1',
  'PC 243.3',
  'PC 243.15',
  'PC 270',
  'PC 273(c)',
  'PC 273j(b)(1)',
  'PC 278.5(a)',
  'PC 285',
  'PC 288(a)',
  'PC 368(b)(1)',
  'PC 368(c)',
  'PC 452(c)',
  'PC 459/460(a)',
  'PC 466.5(b)',
  'PC 470(a)',
  'PC 472',
  'PC 477',
  'PC 478',
  'PC 479',
  'PC 487(a)',
  'PC 502(c)(1)',
  'PC 502.6(a)',
  'PC 503',
  'PC 518',
  'PC 524',
  'PC 530.5(a)',
  'PC 532b(b)',
  'PC 587.1(b)',
  'PC 588a',
  'PC 592(a)',
  'PC 593',
  'PC 594.35',
  'PC 594.35(d)',
  'PC 594.37(a)',
  'PC 597(a)',
  'PC 602(o)',
  'PC 622.5',
  'PC 625c',
  // single sections of other titles and codes
  'PC 76(a)(1)',
  'PC 76.5(a)',
  'PC 76.5(c)',
  'PC 115.1(b)',
  'PC 136.1(b)(1)',
  'PC 379',
  'PC 141(b)',
  'PC 146(a)',
  'PC 146e(a)',
  'PC 146e(b)',
  'PC 148.1(a)',
  'PC 148.4(a)(1)',
  'PC 148.4(a)(2)',
  'PC 148.4(b)',
  'PC 149',
  'PC 155.5(a)',
  'PC 156',
  'PC 170',
  'PC 182(a)(1)',
  'PC 309',
  'PC 310.2(a)',
  'PC 311.1(a)',
  'PC 311.4(c)',
  'PC 313.1(a)',
  'PC 332(a)',
  'PC 337u(d)',
  'PC 347(a)(1)',
  'PC 364',
  'PC 384h',
  'PC 399(a)',
  'PC 399.5(a)',
  'PC 401',
  'PC 415(2)',
  'PC 417(d)',
  'PC 422.4(a)',
  'PC 422.6(a)',
  'PC 423.2(a)',
  'PC 626.9(d)',
  'PC 626.95(a)',
  'PC 632(a)',
  'PC 636(a)',
  'PC 637.7(a)',
  'PC 637.9(c)',
  'PC 647(i)',
  'PC 647(l)(1)(A)',
  'PC 653',
  'PC 653.23(a)(1)',
  'PC 653f(b)',
  'PC 653f(f)(1)',
  'PC 653x(a)',
  'PC 659',
  'PC 666.1(a)(1)',
  'PC 1524.1(h)',
  'PC 4501(a)',
  'PC 4501.5',
  'PC 11411(b)',
  'PC 11412',
  'PC 11413(a)',
  'PC 11414(a)',
  'PC 11418(b)(1)',
  'PC 11418.1',
  'PC 11418.5(a)',
  'PC 14029.5(a)(2)',
  'PC 18200',
  'PC 18740',
  'PC 18750',
  'PC 20110(a)',
  'PC 25100(a)',
  'PC 26100(c)',
  'BP 25658(c)',
  'CC 25541(a)',
  'CI 2985.2',
  'CP 1218(c)(1)',
  'EL 18110(b)',
  'EL 18110(c)',
  'EL 18340',
  'EL 18540(a)',
  'FA 20607',
  'FG 3009',
  'GC 8227.3',
  'GC 7928.210',
  'HN 655(f)',
  'HS 443.17(b)',
  'HS 11353',
  'HS 12680',
  'HS 120290(a)(1)',
  'LC 1303',
  'LC 1308(a)',
  'LC 1308.3(f)',
  'LC 1308.5(b)',
  'LC 1308.7(c)',
  'LC 1391(c)',
  'PB 2253(g)',
  'PR 4421',
  'PU 21407.6(b)',
  'RT 19701.5(a)',
  'VC 1808.4(d)',
  'VC 4463(a)(1)',
  'VC 10851(a)',
  'VC 10855',
  'VC 14601.4(a)',
  'VC 20001(a)',
  'VC 20003(a)',
  'VC 38318(b)',
  'VC 38318.5(b)',
  'WI 1768.8(b)',
  'WI 11480',
  'WI 15656(a)',
])('%s may have a related victim', (crime) => {
  expect(isBeside(crime)).toBe(true);
});

test.for([
  'PC 32',
  'PC 69(a)',
  'PC 71(a)(1)',
  'PC 95.1',
  'PC 118(a)',
  'PC 148(a)(1)',
  'PC 186.22(a)',
  'PC 241(c)',
  'PC 241.8(a)',
  'PC 243.10(a)',
  'PC 245(c)',
  'PC 273j(a)(1)',
  'PC 290(b)',
  'PC 311.11(a)',
  'PC 320',
  'PC 337u(a)',
  'PC 386(b)',
  'PC 417(c)',
  'PC 423.2(f)',
  'PC 466',
  'PC 490.4(a)(1)',
  'PC 490.5(a)',
  'PC 502(c)(10)',
  'PC 537(a)(1)',
  'PC 550(a)(1)',
  'PC 587.1(a)',
  'PC 587a',
  'PC 594.2',
  'PC 594.35(b)',
  'PC 647(f)',
  'PC 653f(d)(1)',
  'PC 4501.1(a)',
  'PC 11418(a)(1)',
  'PC 11418(c)',
  'PC 29800(a)(1)',
  'PC 25100(c)',
  'BP 729(a)',
  'BP 25658(a)',
  'HS 11377(a)',
  'LC 1308.2(e)',
  'LC 6425(a)',
  'VC 2800.2(a)',
  'VC 14601.1(a)',
  'VC 38318.5(a)',
])('%s has none by its words', (crime) => {
  expect(isBeside(crime)).toBe(false);
});
