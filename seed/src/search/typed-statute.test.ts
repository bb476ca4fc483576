import { expect, test } from 'vitest';
import { typedStatute } from './typed-statute.ts';

test.for([
  ['211', null, '211', ''],
  ['pc211', 'PC', '211', ''],
  ['PC 211', 'PC', '211', ''],
  ['211 PC', 'PC', '211', ''],
  ['211pc', 'PC', '211', ''],
  ['Penal Code § 211', 'PC', '211', ''],
  ['Pen. Code, § 1192.7, subd. (c)', 'PC', '1192.7(c)', ''],
  ['Veh. Code, § 23152(a)', 'VC', '23152(a)', ''],
  ['H&S 11351', 'HS', '11351', ''],
  ['health and safety code section 11351', 'HS', '11351', ''],
  ['HSC11350', 'HS', '11350', ''],
  ['W&I 871', 'WI', '871', ''],
  ['664/211', null, '664/211', ''],
  ['664-187(a)', null, '664/187(a)', ''],
  ['664 187', null, '664/187', ''],
  ['pc 182 211', 'PC', '182/211', ''],
  ['pc 182/211', 'PC', '182/211', ''],
  ['12022.53(d)', null, '12022.53(d)', ''],
  ['12022 (b) (1)', null, '12022(b)(1)', ''],
  ['12022.53d', null, '12022.53d', ''],
  ['273.5(a)', null, '273.5(a)', ''],
  ['12022.53 d', null, '12022.53d', ''],
  ['pc 245 a 1', 'PC', '245a1', ''],
  ['187 a first degree', null, '187', 'a first degree'],
  ['187 first degree', null, '187', 'first degree'],
  ['PC 187(a), second degree', 'PC', '187(a)', 'second degree'],
  ['11350.', null, '11350', ''],
  ['186.22b1c', null, '186.22b1c', ''],
  ['p.c. 273.5(a)', 'PC', '273.5(a)', ''],
  ['h & s 11351', 'HS', '11351', ''],
  ['health & safety 11350', 'HS', '11350', ''],
  ['attempted 211', null, '664/211', ''],
  ['conspiracy PC 187', 'PC', '182/187', ''],
  ['felony 459', null, '459', 'felony'],
] as const)('%s is section %s %s %s', ([text, code, section, words]) => {
  expect(typedStatute(text)).toEqual({ code, section, words });
});

test.for([
  '',
  '  ',
  'robbery',
  'pc',
  'grand theft',
  'first degree murder',
  '1st degree burglary',
  '2nd strike',
  'nonsense 211',
])('"%s" is no statute', (text) => {
  expect(typedStatute(text)).toBeNull();
});
