import { expect, test } from 'vitest';
import { sectionsOf } from '../law/statute.ts';
import { type EnhancementFamily, familyOf } from './enhancement-family.ts';

const familiesOf = (statute: string, name = '') => {
  const family = familyOf(sectionsOf(statute), true, name);
  return Object.keys(family).filter((name) => family[name as keyof EnhancementFamily]);
};

const violentGun = ['weapon', 'firearm', 'raisesViolent', 'raisesSerious'];

test.for([
  ['PC 12022(a)(1)', ['weapon', 'firearm']],
  ['PC 12022(b)(1)', ['weapon', 'raisesSerious']],
  ['PC 12022(d)', ['weapon']],
  ['PC 12022.2(a)', ['weapon']],
  ['PC 12022.2(b)', []],
  ['PC 12021.5(a)', ['weapon', 'firearm']],
  ['PC 12022.3(a)', violentGun],
  ['PC 12022.3(b)', ['weapon', 'firearm']],
  ['PC 12022.5(a)', violentGun],
  ['PC 12022.55', [...violentGun.slice(0, 2), 'injury', ...violentGun.slice(2)]],
  ['PC 12022.53(b)', ['weapon', 'firearm', 'section53', 'raisesViolent', 'raisesSerious']],
  ['PC 12022.53(d)', ['weapon', 'firearm', 'section53', 'section53d', 'raisesViolent', 'raisesSerious']],
  ['PC 12022.7(a)', ['injury', 'raisesViolent', 'raisesSerious']],
  ['PC 12022.8', ['injury', 'raisesViolent', 'raisesSerious']],
  ['PC 12022.9', ['injury', 'raisesViolent', 'raisesSerious']],
  ['PC 12022.6(a)(1)', []],
  ['PC 186.22(b)', ['gang']],
  ['PC 186.22(b)(1)(C)', ['gang']],
  ['PC 186.22(b)(4)', []],
  ['PC 186.22(d)', ['gang']],
  ['PC 368(b)(2)(A)', ['injury']],
  // priors
  ['VC 23566(c)', []],
  ['HS 11370.4(a)(1)', ['drugWeight']],
  ['HS 11379.8(a)(1)', ['drugWeight']],
  ['HS 11370.2', []],
] as const)('%s: %j (R-A17)', ([statute, families]) => {
  expect(familiesOf(statute).toSorted()).toEqual([...families].toSorted());
});

test('a weapon at hand that is no firearm is none of PC 12022.53(f)', () => {
  const name = 'Armed with a deadly weapon other than a firearm in a sex offense';
  expect(familiesOf('PC 12022.3(b)', name)).toEqual(['weapon']);
});
