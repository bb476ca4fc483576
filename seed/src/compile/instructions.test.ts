import { expect, test } from 'vitest';
import { catalogue } from './compiled.fixture.ts';

/** The CALCRIM instructions of crimes that are charged most, by the sections that their titles name. */

function instructionsOf(statute: string, on = '2026-07-01'): readonly string[] {
  const found = catalogue.byStatute(statute, on);
  if (found.kind === 'missing') throw new Error(found.message);
  return catalogue.row(found.crime.id)?.calcrim ?? [];
}

test.for([
  ['PC 69(a)', ['2651', '2652', '2670', '2672']],
  ['PC 136.1(b)(1)', ['2622']],
  ['PC 136.1(c)(1)', ['2622', '2623']],
  ['PC 148(a)(1)', ['2656', '2670', '2672']],
  ['PC 166(a)(4)', ['2700']],
  ['PC 192(c)(2)', ['593']],
  ['PC 190.2(a)(17)(A)', ['730']],
  ['PC 190.2(a)(17)(B)', ['730', '731']],
  ['PC 215(a)', ['1650']],
  ['PC 242', ['960']],
  ['PC 243(d)', ['925', '960']],
  ['PC 243(e)(1)', ['841', '850', '851', '852A', '960']],
  ['PC 245(a)(1)', ['875']],
  ['PC 245(a)(4)', ['875']],
  ['PC 273a(a)', ['821']],
  // the defense of PC 278.7 is of 278.5 alone
  ['PC 278', ['1250']],
  ['PC 278.5(a)', ['1251', '1252']],
  ['PC 273.5(a)', ['840', '850', '851', '852A']],
  ['PC 273.6(a)', ['2701']],
  ['PC 286(c)(2)(B)', ['1030', '1190', '1191A', '3185']],
  ['PC 288(c)(1)', ['1112', '1190', '1191A']],
  // its alternatives of moving, § 290(b), and of the birthday
  ['PC 290.012(a)', ['1170']],
  ['PC 290.013(a)', []],
  ['PC 290.018(b)', ['1170']],
  ['PC 368(b)(1)', ['830', '853A']],
  ['PC 368(d)(1)', ['853A', '1807']],
  ['PC 422(a)', ['1300']],
  ['PC 451(b)', ['1502']],
  ['PC 451(b)/451(e)', ['1502']],
  ['PC 452(c)/452(e)', ['1532']],
  ['PC 459/460(a)', ['1700', '1701']],
  ['PC 470(c)', ['1903']],
  // 1906 is of who forged and passed, which is of § 470(d)
  ['PC 470(a)', ['1900', '1901', '1906']],
  ['PC 470(d)', ['1904', '1905', '1906']],
  ['PC 487(a)', ['1800', '1801', '1802', '1862', '1863']],
  ['PC 487(b)(3)', ['1800', '1801', '1802', '1803', '1862', '1863']],
  ['PC 496(a)', ['1750', '1751']],
  // who is "guilty of embezzlement", §§ 504 to 508; public funds have no degrees
  ['PC 504', ['1806', '1862', '1863']],
  ['PC 504a', ['1801', '1802', '1806', '1862', '1863']],
  ['PC 504b', ['1801', '1802', '1806', '1862', '1863']],
  ['PC 505', ['1801', '1802', '1806', '1862', '1863']],
  ['PC 506', ['1801', '1802', '1806', '1862', '1863']],
  ['PC 507', ['1801', '1802', '1806', '1862', '1863']],
  ['PC 508', ['1801', '1802', '1806', '1862', '1863']],
  ['PC 514', ['1806', '1862', '1863']],
  ['PC 530.5(a)', ['2040']],
  ['PC 532(a)', ['1804']],
  ['PC 647(f)', ['2966']],
  ['PC 646.9(b)', ['1301']],
  ['PC 25400(a)(1)/25400(c)(1)', ['2521', '2540']],
  ['PC 25400(a)(2)/25400(c)(5)', ['2520', '2540']],
  ['PC 25850(a)/25850(c)(7)', ['2530']],
  ['PC 29800(a)(1)', ['2510', '2511', '2513', '2514']],
  ['PC 29800(a)(2)', ['2510', '2511', '2514']],
  ['PC 30305(a)(1)', ['2591', '2592']],
  ['PC 12022(b)(1)', ['3145']],
  ['PC 12022.5(a)', ['3146']],
  ['PC 12022.53(d)', ['3149', '3150']],
  ['PC 12022.7(a)', ['3160']],
  ['HS 11350(a)', ['2304', '2305']],
  ['HS 11364(a)', ['2410']],
  ['HS 11377(a)', ['2304', '2305']],
  ['HS 11378', ['2302']],
  ['HS 11379(a)', ['2300', '2301']],
  ['HS 11379.6(e)', ['2331']],
  ['VC 2800.2(a)', ['2181']],
  ['VC 10851(a)', ['1820']],
  ['VC 14601.1(a)', ['2220']],
  ['VC 20002(a)', ['2150', '2151']],
  ['VC 23103(a)', ['2200']],
  ['VC 23109(a)', ['2201']],
  ['VC 23152(a)', ['2110']],
  ['VC 23152(b)', ['2111']],
  ['VC 23153(a)', ['2100']],
  ['HS 11361(a)', ['2390', '2391', '2392', '2393']],
  ['HS 11361(b)', ['2390', '2391']],
] as const)('%s: %j', ([statute, numbers]) => {
  expect(instructionsOf(statute)).toEqual(numbers);
});

test.for([
  ['PC 602(a)', 'the trespass instructions name other subdivisions'],
  ['PC 166(a)(1)', 'contempt that is no breach of an order'],
  ['PC 506b', 'the rules of real property sales contracts, which it does not call embezzlement'],
  ['PC 368(b)(2)(A)', 'the instruction on uncharged abuse is of the crime, not of the injury'],
] as const)('%s has none: %s', ([statute]) => {
  expect(instructionsOf(statute)).toEqual([]);
});

// Evid. Code, § 1108(d)(1)(A), (B): "except assault with intent to commit mayhem"
const sexualOffense =
  /^PC (?:236\.1\([bc]\)|243\.4|261|261\.5|262|264\.1|266c|269|28[678]|288a|288\.[25]|289|311\.2\([bcd]\)|311\.(?:3|4|10|11)|314|647\.6|220)(?![\d.a-z])/;

test('the instruction on uncharged sex offenses stands beside each crime that Evid. Code, § 1108 names', () => {
  const crimes = catalogue.rows.filter(({ kind, statute }) => kind === 'crime' && sexualOffense.test(statute));
  expect(crimes.length).toBeGreaterThan(200);
  const without = crimes.filter(({ calcrim }) => !calcrim.includes('1191A'));
  expect([...new Set(without.map(({ statute }) => statute))]).toEqual(['PC 220(a)(1)/203']);
});

test.for([
  // mayhem or a sex offense
  ['PC 220(a)(1)', ['890', '891', '1191A']],
  ['PC 220(a)(1)/203', ['891']],
  ['PC 220(a)(1)/261', ['890', '1191A']],
  ['PC 236.1(a)', ['1243']],
  ['PC 236.1(b)', ['1191A', '1243']],
  ['PC 236.1(c)(1)', ['1191A', '1244']],
  ['PC 236.1(c)(2)', ['1191A', '1244', '3184']],
  ['PC 261.5(c)', ['1071', '1191A']],
  ['PC 266c', ['1191A']],
  ['PC 288.2(a)(1)', ['1140', '1191A']],
  ['PC 288.4(b)', ['1126']],
  ['PC 311.2(b)', ['1141', '1191A']],
  ['PC 311.3(a)', ['1191A']],
  ['PC 311.4(a)', ['1191A']],
  ['PC 311.4(b)', ['1144', '1191A']],
  ['PC 311.10(a)', ['1191A']],
  ['PC 311.11(a)', ['1145', '1191A']],
  ['PC 314(1)', ['1160', '1191A']],
  ['PC 647.6(a)(1)', ['1121', '1122', '1191A']],
] as const)('%s beside uncharged sex offenses: %j', ([statute, numbers]) => {
  expect(instructionsOf(statute)).toEqual(numbers);
});

test('a former number has the instructions of the law of its day', () => {
  expect(instructionsOf('PC 12021(a)(1)', '2011-12-31')).toEqual(instructionsOf('PC 29800(a)(1)', '2012-01-01'));
});
