import { expect, test } from 'vitest';
import { CrimeCatalogue } from './src/catalogue/crime-catalogue.ts';
import { compile } from './src/compile/compile.ts';

/** Which crimes an enhancement attaches to, by the words of its own section. */
const catalogue = new CrimeCatalogue(compile(import.meta.dirname).artefact);
const on = '2026-07-01';

function rowOf(statute: string, severity?: 'misdemeanor') {
  const found = catalogue.byStatute(statute, on, severity && { severity });
  if (found.kind === 'missing') throw new Error(found.message);
  return found.crime;
}

const attaches = (enhancement: string, crime: string, severity?: 'misdemeanor'): boolean =>
  rowOf(enhancement).attachesTo.some((group) => rowOf(crime, severity).groups.includes(group));

test.for([
  ['VC 23558', 'PC 191.5(a)'],
  ['VC 23558', 'PC 191.5(b)'],
  ['VC 23558', 'PC 192.5(a)'],
  ['VC 23558', 'VC 23153(a)'],
  ['VC 20001(c)', 'PC 191.5(a)'],
  ['VC 20001(c)', 'PC 192(c)(1)'],
  ['PC 192.5(e)', 'PC 192.5(a)'],
  ['PC 192.5(e)', 'PC 192.5(b)'],
  ['PC 192.5(e)', 'PC 192.5(c)'],
  ['PC 289.5(d)', 'PC 288(a)'],
  ['PC 290.46(h)(2)', 'PC 211'],
  ['PC 12022.6(a)(1)', 'PC 211'],
  ['PC 12022.6(a)(1)', 'PC 215(a)'],
  ['PC 12022.6(a)(1)', 'PC 368(d)'],
  ['PC 12022.6(a)(1)', 'PC 451.5(a)(2)'],
  ['PC 12022.6(a)(5)', 'CC 25540'],
  ['PC 600(d)', 'PC 600(a)'],
  ['PC 667.8(a)', 'PC 286(f)'],
  ['PC 667.8(b)', 'PC 288(a)'],
  ['PC 667.9(a)', 'PC 261(a)(6)'],
  ['PC 667.9(a)', 'PC 286(c)(3)'],
  ['PC 667.9(a)', 'PC 459/460(a)'],
  ['PC 674(a)', 'PC 285'],
  ['PC 675(a)', 'PC 261.5(c)'],
  ['PC 675(a)', 'PC 287(c)(1)'],
  ['PC 675(a)', 'PC 288(c)(1)'],
  ['PC 12022.3(a)', 'PC 220(a)(1)/261'],
  ['PC 12022.3(a)', 'PC 286(i)'],
  ['PC 12022.3(b)', 'PC 288(c)(1)'],
  ['PC 12022.75(b)', 'PC 261(a)(4)'],
  ['PC 12022.75(b)', 'PC 289(e)'],
  ['PC 12022.8', 'PC 288(b)(1)'],
  ['VC 23572(a)(4)', 'VC 23152(a)/23550', 'misdemeanor'],
] as const)('%s attaches to %s', ([enhancement, crime, severity]) => {
  expect(attaches(enhancement, crime, severity)).toBe(true);
});

test.for([
  ['VC 23558', 'PC 192(c)(3)'],
  ['VC 20001(c)', 'PC 192(c)(3)'],
  ['PC 289.5(d)', 'PC 211'],
  ['PC 12022.6(a)(1)', 'HS 11351'],
  ['PC 600(c)', 'PC 600(a)', 'misdemeanor'],
  ['PC 667.8(a)', 'PC 288.5(a)'],
  ['PC 667.9(a)', 'PC 220(a)(1)/261'],
  ['PC 667.9(a)', 'PC 261(a)(4)'],
  ['PC 667.9(a)', 'PC 287(b)(1)'],
  ['PC 667.9(a)', 'PC 288(a)'],
  ['PC 667.9(a)', 'PC 288.5(a)'],
  ['PC 667.9(a)', 'PC 289(d)'],
  ['PC 674(a)', 'PC 288.5(a)'],
  ['PC 675(a)', 'PC 288(b)(1)'],
  ['PC 675(a)', 'PC 289(i)'],
  ['PC 12022.3(a)', 'PC 288.5(a)'],
  ['PC 12022.8', 'PC 288.5(a)'],
  ['PC 290.46(h)(2)', 'PC 242', 'misdemeanor'],
  ['VC 23572(a)(4)', 'VC 23152(a)/23550'],
] as const)('%s does not attach to %s', ([enhancement, crime, severity]) => {
  expect(attaches(enhancement, crime, severity)).toBe(false);
});

test('the days for a child in the car of a drunk driver lengthen a misdemeanor', () => {
  expect(rowOf('VC 23572(a)(4)')).toMatchObject({ severity: 'misdemeanor', place: 'jail', terms: { upper: '90d' } });
});
