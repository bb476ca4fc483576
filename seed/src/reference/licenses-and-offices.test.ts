import { expect, test } from 'vitest';
import { isTold } from './consequence-told.fixture.ts';

const misdemeanor = 'misdemeanor';

// What the smaller codes command to be given up, paid or served, and of whom.
test.for([
  // perjury by another section: EL 20(a), 8 U.S.C. 1101(a)(43)(S)
  ['public-office', 'FC 460', 'felony', true],
  ['immigration-aggravated-felony', 'FC 460', 'felony', true],
  ['immigration-moral-turpitude', 'FC 460', 'felony', true],
  ['abalone-licenses-revoked', 'FG 5521', misdemeanor, true],
  ['abalone-licenses-revoked', 'FG 5521.5', misdemeanor, true],
  ['abalone-licenses-revoked', 'FG 7121', misdemeanor, true],
  ['abalone-licenses-revoked', 'FG 12009(a)', misdemeanor, true],
  ['abalone-licenses-revoked', 'FG 12010', misdemeanor, false],
  ['sturgeon-lobster-licenses', 'FG 7370(a)', misdemeanor, true],
  ['sturgeon-lobster-licenses', 'FG 12006(a)(1)', misdemeanor, true],
  ['sturgeon-lobster-licenses', 'FG 12006(a)(2)', misdemeanor, true],
  ['sturgeon-lobster-licenses', 'FG 5521', misdemeanor, false],
  ['nuisance-species-licenses', 'FG 12023(a)', misdemeanor, true],
  ['nuisance-species-licenses', 'FG 12020', misdemeanor, false],
  ['taxidermy', 'FG 3087(a)(1)', misdemeanor, true],
  ['bear-parts-fine', 'FG 4758(a)', 'felony', true],
  ['bear-parts-fine', 'FG 12005(c)(1)', misdemeanor, true],
  ['bear-parts-fine', 'FG 4750', misdemeanor, false],
  ['bear-parts-fine', 'FG 12005.5/3003.1', misdemeanor, false],
  ['bear-device-fine', 'FG 4750', misdemeanor, true],
  ['bear-device-fine', 'FG 12005(a)', 'felony', true],
  ['financial-office', 'FC 1323', 'felony', true],
  ['financial-office', 'FC 5305', 'felony', true],
  ['financial-office', 'FC 5305', misdemeanor, false],
  ['financial-office', 'FC 14768', 'felony', true],
  ['financial-office', 'FC 18457', 'felony', true],
  ['financial-office', 'FC 460', 'felony', false],
  ['financial-office', 'FC 1334', misdemeanor, false],
  ['farm-labor-license', 'LC 1695.7(c)(3)', misdemeanor, true],
  ['farm-labor-license', 'LC 1695.7(c)(1)', misdemeanor, false],
  ['state-contracts', 'PCC 10115.10(a)(5)', misdemeanor, true],
  ['veteran-business-contracts', 'MV 999.9(a)(6)', misdemeanor, true],
  ['bridge-service', 'SH 27174.2(a)', misdemeanor, true],
  ['bridge-service', 'SH 27174.2(b)', misdemeanor, false],
  ['bridge-costs', 'SH 27174.2(a)', misdemeanor, true],
  ['bridge-costs', 'SH 27174.2(b)', misdemeanor, false],
] as const)('%s of %s as a %s: %s', ([id, statute, severity, told]) => {
  expect(isTold(id, statute, severity)).toBe(told);
});
