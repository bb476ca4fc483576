import { expect, test } from 'vitest';
import { shortForm } from './short-form.ts';

test.for([
  ['PC 211', 'PC 211'],
  ['PC § 211', 'PC 211'],
  ['Pen. Code, § 211', 'PC 211'],
  ['Penal Code section 211', 'PC 211'],
  ['Pen. Code, § 1192.7, subd. (c)(8)', 'PC 1192.7(c)(8)'],
  ['PC 286, subd. (c)(2)(A)', 'PC 286(c)(2)(A)'],
  ['PC 12022 (b) (1)', 'PC 12022(b)(1)'],
  ['Veh. Code, §23153(a)', 'VC 23153(a)'],
  ['Health & Saf. Code, § 11378', 'HS 11378'],
  ['Health and Safety Code 11352(a)', 'HS 11352(a)'],
  ['211 PC', 'PC 211'],
  ['11352(a) H&S', 'HS 11352(a)'],
  ['PC 459, first degree', 'PC 459 first degree'],
  ['PC 459 (first degree)', 'PC 459 (first degree)'],
  ['PC 211/664', 'PC 664/211'],
  ['187(a)/664(a) PC', 'PC 664(a)/187(a)'],
  ['PC 664-187(a)', 'PC 664/187(a)'],
  ['PC 211/212.5(c)', 'PC 211/212.5(c)'],
  ['PC 12022.53(d),(e)(1)', 'PC 12022.53(d),(e)(1)'],
  ['robbery', 'robbery'],
  ['Code 211', 'Code 211'],
  ['211', '211'],
] as const)('%s is %s', ([written, short]) => {
  expect(shortForm(written)).toBe(short);
});
