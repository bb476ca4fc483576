import { againstNoRelative, isInForce, isNamedBy, namesOf, sentence } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

/**
 * Every crime of the Penal Code's titles of crimes against the person, of sex, children and elders, of property and of
 * mischief has the length of § 1203.097 beside its own, or a reason why no relative is its victim.
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

test('every crime of the titles has the length, or a reason', () => {
  expect(crimes.length).toBeGreaterThan(900);
  expect(without.filter((statute) => !isAmong(statute, reasons))).toEqual([]);
});

test.for(reasons)('%s has a crime to leave out', (section) => {
  expect(without.some((statute) => isAmong(statute, [section]))).toBe(true);
});

test.for([
  // titles named whole
  'PC 187(a)',
  'PC 192(a)',
  'PC 211/212.5(c)',
  'PC 215(a)',
  'PC 243.3',
  'PC 270',
  'PC 278.5(a)',
  'PC 285',
  'PC 288(a)',
  'PC 368(b)(1)',
  'PC 368(c)',
  'PC 452(c)',
  'PC 459/460(a)',
  'PC 470(a)',
  'PC 487(a)',
  'PC 503',
  'PC 518',
  'PC 524',
  'PC 530.5(a)',
  'PC 594.35',
  'PC 594.35(d)',
  'PC 597(a)',
  'PC 602(o)',
  // single sections of other titles and codes
  'PC 136.1(b)(1)',
  'PC 148.1(a)',
  'PC 155.5(a)',
  'PC 311.4(c)',
  'PC 347(a)(1)',
  'PC 399(a)',
  'PC 399.5(a)',
  'PC 401',
  'PC 415(2)',
  'PC 422.6(a)',
  'PC 423.2(a)',
  'PC 626.95(a)',
  'PC 632(a)',
  'PC 637.7(a)',
  'PC 647(i)',
  'PC 653f(b)',
  'PC 666.1(a)(1)',
  'PC 11411(b)',
  'PC 11412',
  'PC 11413(a)',
  'PC 11414(a)',
  'PC 11418(b)(1)',
  'PC 11418.1',
  'PC 11418.5(a)',
  'PC 26100(c)',
  'VC 10851(a)',
  'VC 20001(a)',
  'WI 15656(a)',
])('%s may have a related victim', (crime) => {
  expect(isBeside(crime)).toBe(true);
});

test.for([
  'PC 32',
  'PC 69(a)',
  'PC 118(a)',
  'PC 148(a)(1)',
  'PC 186.22(a)',
  'PC 241(c)',
  'PC 245(c)',
  'PC 290(b)',
  'PC 311.11(a)',
  'PC 320',
  'PC 417(c)',
  'PC 466',
  'PC 550(a)(1)',
  'PC 594.2',
  'PC 594.35(b)',
  'PC 647(f)',
  'PC 4501(a)',
  'PC 11418(a)(1)',
  'PC 11418(c)',
  'PC 29800(a)(1)',
  'HS 11377(a)',
  'VC 2800.2(a)',
  'VC 14601.1(a)',
])('%s has none by its words', (crime) => {
  expect(isBeside(crime)).toBe(false);
});
