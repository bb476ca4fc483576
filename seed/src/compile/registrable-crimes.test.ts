import type { Severity } from '@countwise/engine';
import { expect, test } from 'vitest';
import { findCrimes } from '../cli/find-crimes.ts';
import { catalogue } from './compiled.fixture.ts';

/** Pen. Code, § 290, subd. (c), as amended by Stats. 2025, ch. 780: conviction of any level, but for § 288.2. */

/** Whether registration follows from the first crime that a statute means on a day, of a level and with words in its name. */
function registrable(statute: string, on: string, severity: Severity, words = ''): boolean | undefined {
  const rows = findCrimes(catalogue, statute, on).filter((row) => row.severity === severity);
  const row = words === '' ? rows.at(0) : rows.find(({ name }) => name.includes(words));
  return row?.groups.includes('REG290');
}

const today = '2026-07-01';
test.for([
  ['PC 207(a)', today, 'felony', 'intent to commit a sex offense'],
  ['PC 207(b)', today, 'felony'],
  ['PC 209(b)(1)', today, 'felony', 'rape'],
  ['PC 220(a)(1)/261', today, 'felony'],
  ['PC 236.1(b)', today, 'felony'],
  ['PC 236.1(c)(1)', today, 'felony'],
  ['PC 243.4(a)', today, 'felony'],
  ['PC 243.4(a)', today, 'misdemeanor'],
  ['PC 243.4(e)(1)', today, 'misdemeanor'],
  ['PC 261(a)(2)', today, 'felony'],
  ['PC 261.5(c)', '2026-01-01', 'felony', 'more than 10 years younger'],
  ['PC 261.5(d)', '2026-01-01', 'misdemeanor', 'more than 10 years younger'],
  ['PC 262(a)(1)', '2021-12-31', 'felony'],
  ['PC 264.1(a)', today, 'felony'],
  ['PC 266', today, 'misdemeanor'],
  ['PC 266c', today, 'misdemeanor'],
  ['PC 266h(b)(1)', today, 'felony'],
  ['PC 266i(b)(2)', today, 'felony'],
  ['PC 266j', today, 'felony'],
  ['PC 267', today, 'felony'],
  ['PC 269(a)(1)', today, 'felony'],
  ['PC 272(a)(1)', today, 'misdemeanor', 'lewd conduct'],
  ['PC 285', today, 'felony'],
  ['PC 286(b)(1)', today, 'misdemeanor'],
  ['PC 287(c)(1)', today, 'felony'],
  ['PC 288a(c)(1)', '2018-12-31', 'felony'],
  ['PC 288(c)(1)', today, 'felony'],
  ['PC 288(c)(1)', today, 'misdemeanor'],
  ['PC 288(i)(1)', today, 'felony'],
  ['PC 288.2(a)(2)', today, 'felony'],
  ['PC 288.3(a)', today, 'felony'],
  ['PC 288.4(a)(1)', today, 'misdemeanor'],
  ['PC 288.5(a)', today, 'felony'],
  ['PC 288.7(b)', today, 'felony'],
  ['PC 289(h)', today, 'misdemeanor'],
  ['PC 311.1(a)', today, 'misdemeanor'],
  ['PC 311.2(c)', today, 'misdemeanor'],
  ['PC 311.3(a)', today, 'misdemeanor'],
  ['PC 311.4(a)', today, 'felony'],
  ['PC 311.10(a)', today, 'felony'],
  ['PC 311.11(a)', today, 'misdemeanor'],
  ['PC 314(1)', today, 'misdemeanor'],
  ['PC 314(2)', today, 'misdemeanor'],
  ['PC 647(l)(3)', today, 'felony', 'more than 10 years younger'],
  ['PC 647.6(a)(1)', today, 'misdemeanor'],
  ['PC 653f(c)', today, 'felony'],
] as const)('%s on %s as a %s asks for registration', ([statute, on, severity, words]) => {
  expect(registrable(statute, on, severity, words)).toBe(true);
});

test.for([
  ['PC 207(a)', today, 'felony'],
  ['PC 209(a)', today, 'felony'],
  ['PC 209(b)(1)', today, 'felony', 'robbery'],
  ['PC 220(a)(1)/203', today, 'felony'],
  ['PC 236.1(a)', today, 'felony'],
  ['PC 236.1(c)', '2012-11-06', 'felony'],
  ['PC 261.5(b)', today, 'misdemeanor'],
  ['PC 261.5(c)', today, 'felony'],
  ['PC 266h(a)', today, 'felony'],
  ['PC 272(a)(1)', today, 'misdemeanor', 'delinquency of a minor'],
  ['PC 288.2(a)(1)', today, 'misdemeanor'],
  ['PC 311.2(a)', today, 'misdemeanor'],
  ['PC 647(a)', today, 'misdemeanor'],
  ['PC 647(l)(3)', today, 'felony'],
  ['PC 653f(b)', today, 'felony'],
] as const)('%s on %s as a %s does not', ([statute, on, severity, words]) => {
  expect(registrable(statute, on, severity, words)).toBe(false);
});
