import { expect, test } from 'vitest';
import { answerTo, codesOf, row } from '../../case.fixture.ts';
import type { ChargeFile, CrimeReference } from '../../case-file/case-file.ts';

/** A row whose lists do not say what attaches to it, so that only an element can refuse. */
const factsOf = (statute: string, kind: 'crime' | 'conduct'): CrimeReference => ({
  statute,
  kind,
  severity: 'felony',
  terms: kind === 'crime' ? { lower: '2y', middle: '3y', upper: '4y' } : { upper: '1y' },
});

const sentenceOf = (statute: string, enhancement: string, more: Partial<ChargeFile> = {}) =>
  answerTo([{ ...more, crime: factsOf(statute, 'crime'), enhancements: [{ crime: factsOf(enhancement, 'conduct') }] }]);

test.for([
  ['PC 245(a)(2)', 'PC 12022(a)(1)', 'PC 12022(a)(1)'],
  ['HS 11370.1(a)', 'PC 12022(a)(1)', 'PC 12022(a)(1)'],
  ['PC 245(a)(1)', 'PC 12022(b)(1)', 'PC 12022(b)(1)'],
  ['PC 417(c)', 'PC 12022(b)(1)', 'PC 12022(b)(1)'],
  ['PC 417.8', 'PC 12022(b)(1)', 'PC 12022(b)(1)'],
  ['PC 245(a)(2)', 'PC 12022(b)(1)', 'PC 12022(b)(1)'],
  ['PC 245.5(b)', 'PC 12022(b)(1)', 'PC 12022(b)(1)'],
  ['PC 246', 'PC 12022(b)(1)', 'PC 12022(b)(1)'],
  ['PC 246', 'PC 12022(a)(1)', 'PC 12022(a)(1)'],
  ['PC 246', 'PC 12022.5(a)', 'PC 12022.5(a)'],
  ['PC 26100(c)', 'PC 12022.5(a)', 'PC 12022.5(a)'],
  ['PC 12034(c)', 'PC 12022.5(a)', 'PC 12022.5(a)'],
  ['PC 246.3(a)', 'PC 12022.5(a)', 'PC 12022.5(a)'],
  ['PC 29800(a)(1)', 'PC 12022.5(a)', 'PC 12022.5(a)'],
  ['PC 29805(a)', 'PC 12022(a)(1)', 'PC 12022(a)(1)'],
  ['PC 29815(a)', 'PC 12022.5(a)', 'PC 12022.5(a)'],
  ['PC 29820(b)', 'PC 12022.5(a)', 'PC 12022.5(a)'],
  ['PC 29825(a)', 'PC 12022.5(a)', 'PC 12022.5(a)'],
  ['PC 273.6(g)(1)', 'PC 12022.5(a)', 'PC 12022.5(a)'],
  ['PC 29900(a)(1)', 'PC 12022.5(a)', 'PC 12022.5(a)'],
  ['PC 12021.1(a)', 'PC 12022.5(a)', 'PC 12022.5(a)'],
  ['PC 12021(a)(1)', 'PC 12022(a)(1)', 'PC 12022(a)(1)'],
  ['PC 12021(a)(1)', 'PC 12022.5(a)', 'PC 12022.5(a)'],
  ['PC 12025(a)(1)', 'PC 12022(a)(1)', 'PC 12022(a)(1)'],
  ['PC 12025(a)(1)', 'PC 12022.5(a)', 'PC 12022.5(a)'],
  ['PC 12031(a)(1)', 'PC 12022(a)(1)', 'PC 12022(a)(1)'],
  ['PC 12031(a)(1)', 'PC 12022.5(a)', 'PC 12022.5(a)'],
  ['PC 192(a)', 'PC 12022.7(e)', 'PC 12022.7(g)'],
  ['PC 203', 'PC 12022.7(a)', 'PC 12022.7(g)'],
  ['PC 243(d)', 'PC 12022.7(a)', 'PC 12022.7(g)'],
  ['PC 26350(a)', 'PC 12022(a)(1)', 'PC 12022(a)(1)'],
  ['PC 192(c)(1)', 'VC 23558', 'VC 23558'],
  ['PC 192.5(c)', 'VC 23558', 'VC 23558'],
  ['PC 192(c)(3)', 'VC 20001(c)', 'VC 20001(c)'],
  ['PC 192.5(a)', 'VC 20001(c)', 'VC 20001(c)'],
  ['PC 191.5(a)', 'PC 192.5(e)', 'PC 192.5(e)'],
] as const)('an element of %s, or left out for it: %s', ([statute, enhancement, authority]) => {
  const sentenced = sentenceOf(statute, enhancement);
  expect(row(sentenced, 'c1e1')).toEqual(['stayed', 360, authority]);
  expect(sentenced.summary.totalDeterminate).toBe(1440);
  expect(sentenced.notices).toContainEqual({
    code: 'ENHANCEMENT_IS_ELEMENT',
    charges: ['c1', 'c1e1'],
    authority,
    text: `${enhancement} is stayed: its fact is an element of this crime, or its section leaves the crime out.`,
  });
});

test.for([
  ['assault weapons count even where arming is an element: PC 12022(a)(2)', 'PC 245(a)(2)', 'PC 12022(a)(2)', {}],
  ['use of a firearm counts in every assault of PC 245: PC 12022.5(d)', 'PC 245(a)(2)', 'PC 12022.5(a)', {}],
  ['an assault with another weapon has no firearm as element', 'PC 245(a)(1)', 'PC 12022(a)(1)', {}],
  ['assault by force has no weapon as element', 'PC 245(a)(4)', 'PC 12022(b)(1)', {}],
  ['further victims of a drunk driver', 'PC 191.5(a)', 'VC 23558', {}],
  ['further victims of a drunk captain', 'PC 192.5(a)', 'VC 23558', {}],
  ['flight after gross negligence', 'PC 192(c)(1)', 'VC 20001(c)', {}],
  ['the injury of domestic violence counts though injury is an element', 'PC 203', 'PC 12022.7(e)', {}],
  ['of mayhem only the intent is an element: PC 220(a)(1)', 'PC 220(a)(1)/203', 'PC 12022.7(a)', {}],
  ['the bars are of completed crimes', 'PC 192(a)', 'PC 12022.7(a)', { state: 'Attempt' }],
] as const)('%s', ([, statute, enhancement, more]) => {
  const sentenced = sentenceOf(statute, enhancement, more);
  expect(row(sentenced, 'c1e1').slice(0, 2)).toEqual(['principal', 360]);
  expect(codesOf(sentenced)).not.toContain('ENHANCEMENT_IS_ELEMENT');
});
