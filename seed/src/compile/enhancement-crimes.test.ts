import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CrimeCatalogue } from '../catalogue/crime-catalogue.ts';
import { compile } from './compile.ts';

/** Which crimes an enhancement attaches to, by the words of its own section. */
const { artefact } = compile(join(import.meta.dirname, '..', '..'));
const catalogue = new CrimeCatalogue(artefact);
const on = '2026-07-01';

function rowOf(statute: string, severity?: 'misdemeanor') {
  const found = catalogue.byStatute(statute, on, severity && { severity });
  if (found.kind === 'missing') throw new Error(found.message);
  return found.crime;
}

const attaches = (enhancement: string, crime: string, severity?: 'misdemeanor'): boolean =>
  rowOf(enhancement).attachesTo.some((group) => rowOf(crime, severity).groups.includes(group));

test.for([
  ['PC 667.61(j)(1)', 'PC 288(b)(1)'],
  ['PC 667.61(j)(1)', 'PC 261(a)(2)'],
  ['PC 667.61(j)(2)', 'PC 288(a)'],
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
  ['PC 667.8(b)', 'PC 286(c)(1)'],
  ['PC 667.10(a)', 'PC 289(a)(1)(A)'],
  ['PC 667.15(a)', 'PC 288(a)'],
  ['PC 667.15(b)', 'PC 288.5(a)'],
  ['PC 667.16(a)', 'PC 487(a)'],
  ['PC 667.75', 'HS 11361(a)'],
  ['PC 667.75', 'HS 11353.5'],
  ['PC 667.85', 'PC 207(a)'],
  ['PC 667.85', 'PC 209(a)'],
  ['PC 12022.3(a)', 'PC 288(a)'],
  ['PC 12022.75(b)', 'PC 286(i)'],
  ['PC 12022.75(b)', 'PC 288.5(a)'],
  ['VC 23572(a)(1)', 'VC 23152(a)'],
  ['VC 23572(a)(2)', 'VC 23152(b)/23540'],
  ['VC 23572(a)(3)', 'VC 23152(f)/23546'],
  ['VC 23572(a)(4)', 'VC 23152(a)/23550', 'misdemeanor'],
  ['PC 186.26(d)', 'PC 186.26(a)'],
  ['PC 186.26(d)', 'PC 186.26(c)'],
  ['PC 236.4(b)', 'PC 236.1(a)'],
  ['PC 236.4(b)', 'PC 236.1(c)(2)'],
  ['PC 347(a)(2)', 'PC 347(a)(1)'],
  ['PC 550(g)', 'PC 550(a)(3)'],
  ['PC 593a(b)', 'PC 593a(a)'],
  ['PC 600(c)', 'PC 600(a)'],
  ['PC 27590(d)', 'PC 27500(b)'],
  ['PC 27590(d)', 'PC 27510(a)'],
  ['PC 30600(b)', 'PC 30600(a)'],
  ['PC 1203.046(a)', 'PC 653j(a)'],
  ['HS 11353.6(b)', 'HS 11378'],
  ['HS 11356.5(a)(1)', 'HS 11379.5(a)'],
  ['HS 25189.5(e)', 'HS 25189.5(b)'],
  ['HS 25189.5(e)', 'HS 25189.5(d)'],
  ['HS 25189.7(c)', 'HS 25189.7(b)'],
  ['WI 10980(h)(1)(A)', 'WI 10980(f)'],
  ['WI 10980(h)(1)(A)', 'WI 10980(g)(2)'],
  ['WI 14107(d)', 'WI 14107(b)(4)'],
] as const)('%s attaches to %s', ([enhancement, crime, severity]) => {
  expect(attaches(enhancement, crime, severity)).toBe(true);
});

test.for([
  ['PC 667.61(j)(1)', 'PC 288(a)'],
  ['VC 23558', 'PC 192(c)(3)'],
  ['VC 20001(c)', 'PC 192(c)(3)'],
  ['PC 289.5(d)', 'PC 211'],
  ['PC 12022.6(a)(1)', 'HS 11351'],
  ['PC 600(c)', 'PC 600(a)', 'misdemeanor'],
  ['PC 667.8(a)', 'PC 288(a)'],
  ['PC 667.8(a)', 'PC 288.5(a)'],
  ['PC 667.8(b)', 'PC 261(a)(2)'],
  ['PC 667.10(a)', 'PC 261(a)(2)'],
  ['PC 667.15(a)', 'PC 288.5(a)'],
  ['PC 667.15(b)', 'PC 288(a)'],
  ['PC 667.16(a)', 'PC 211'],
  ['PC 667.85', 'PC 209.5(a)'],
  ['PC 667.85', 'PC 211'],
  ['PC 12022.75(b)', 'PC 261(a)(5)'],
  ['PC 12022.75(b)', 'PC 286(e)'],
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
  ['VC 23572(a)(4)', 'VC 23152(a)/23550.5', 'misdemeanor'],
  ['VC 23572(a)(1)', 'VC 23152(a)/23540'],
  ['VC 23572(a)(1)', 'PC 242', 'misdemeanor'],
  ['PC 186.26(d)', 'PC 186.22(a)'],
  ['PC 236.4(b)', 'PC 207(a)'],
  ['PC 347(a)(2)', 'PC 347(b)'],
  ['PC 550(g)', 'PC 550(a)(1)'],
  ['PC 593a(b)', 'PC 594(b)(1)'],
  ['PC 600(c)', 'PC 597(a)'],
  ['PC 600(d)', 'PC 245(a)(4)'],
  ['PC 27590(d)', 'PC 27500(a)'],
  ['PC 27590(d)', 'PC 27505(a)'],
  ['PC 27590(d)', 'PC 27545'],
  ['PC 30600(b)', 'PC 30605(a)'],
  ['PC 1203.046(a)', 'PC 211'],
  ['HS 11353.6(b)', 'HS 11378.5'],
  ['HS 11353.6(b)', 'HS 11366.6'],
  ['HS 11356.5(a)(1)', 'HS 11378'],
  ['HS 25189.5(e)', 'HS 25189.7(b)'],
  ['HS 25189.7(c)', 'HS 25189.5(b)'],
  ['WI 10980(h)(1)(A)', 'WI 10980(b)'],
  ['WI 10980(h)(1)(A)', 'PC 487(a)'],
  ['WI 14107(d)', 'WI 14107(b)(1)'],
  ['WI 14107(d)', 'PC 550(a)(1)'],
] as const)('%s does not attach to %s', ([enhancement, crime, severity]) => {
  expect(attaches(enhancement, crime, severity)).toBe(false);
});

test('the days for a child in the car of a drunk driver lengthen a misdemeanor', () => {
  expect(rowOf('VC 23572(a)(4)')).toMatchObject({ severity: 'misdemeanor', place: 'jail', terms: { upper: '90d' } });
});

test('the former section of assault weapons is an enhancement of its own crime', () => {
  const rows = ['PC 12280(a)(2)', 'PC 12280(a)(1)', 'PC 12280(b)'];
  const found = rows.map((statute) => catalogue.byStatute(statute, '2011-12-31'));
  expect(found).toMatchObject([
    { crime: { attachesTo: ['ASSAULT_WEAPON'] } },
    { crime: { groups: expect.arrayContaining(['ASSAULT_WEAPON']) } },
    { crime: { groups: expect.not.arrayContaining(['ASSAULT_WEAPON']) } },
  ]);
});

test('only the sections that speak of any felony, or of another crime, attach to every felony', () => {
  const wide = artefact.rows.filter(({ kind, attachesTo }) => kind !== 'probation' && attachesTo.includes('FEL_ANY'));
  expect(wide.map(({ statute }) => statute)).toEqual([
    'PC 290.4(c)(1)',
    'PC 290.45(e)(1)',
    'PC 290.46(h)(2)',
    'PC 667.17',
    'PC 667.7(a)(1)',
    'PC 667.7(a)(2)',
    'PC 12022(a)(2)',
    'PC 12022.2(a)',
    'PC 12022.4(a)',
    'PC 12022.55',
    'PC 12022.75(a)',
    'PC 12022.9',
    'PC 30615',
    'HS 1522.01(c)',
  ]);
});

test.for([
  ['PC 451.1(a)(1)', 'status'],
  ['PC 451.1(a)(2)', 'conduct'],
  ['PC 451.1(a)(5)', 'conduct'],
  ['PC 452.1(a)(1)', 'status'],
  ['PC 452.1(a)(4)', 'conduct'],
  ['PC 422.75(d)', 'status'],
  ['HS 11353.4(a)', 'status'],
  ['HS 11353.4(b)', 'conduct'],
  ['PC 667.10(a)', 'conduct'],
] as const)('%s is a %s enhancement: the specific ones are those of PC 1170.11', ([statute, kind]) => {
  expect(rowOf(statute).kind).toBe(kind);
});
