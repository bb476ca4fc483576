import { expect, test } from 'vitest';
import { isTold, maximaTold, toldOfAttempt } from './consequence-told.fixture.ts';

const felony = 'felony';
const misdemeanor = 'misdemeanor';

// Armor, weapons and licenses that a conviction takes, what is forfeited with it, and costs of treatment.
test.for([
  // PC 31360: (a) of violent felonies, (b) of whoever state law bars from firearms
  ['violent-armor-ban', 'PC 211/212.5(c)', felony, true],
  ['violent-armor-ban', 'PC 245(a)(2)', felony, false],
  ['violent-armor-ban', 'PC 459/460(b)', felony, false],
  ['armor-ban', 'PC 211/212.5(c)', felony, false],
  ['armor-ban', 'PC 459/460(b)', felony, true],
  ['armor-ban', 'PC 242', misdemeanor, true],
  ['armor-ban', 'PC 246', misdemeanor, true],
  ['armor-ban', 'PC 18205(a)', misdemeanor, true],
  ['armor-ban', 'PC 488', misdemeanor, false],
  ['restraining-order-firearm-ban', 'PC 18205(a)', misdemeanor, true],
  ['restraining-order-firearm-ban', 'PC 18200', misdemeanor, false],
  // PC 29300: any felony, a misdemeanor of the Penal Code, the bar of WI 8100 to 8103; not of the Fish and Game Code
  ['firearm-nuisance', 'PC 488', misdemeanor, true],
  ['firearm-nuisance', 'HS 11351', felony, true],
  ['firearm-nuisance', 'WI 8103(a)(1)', misdemeanor, true],
  ['firearm-nuisance', 'HS 11377(a)', misdemeanor, false],
  ['firearm-nuisance', 'FG 4758(a)', felony, false],
  ['firearm-nuisance', 'FG 2006', misdemeanor, false],
  // PC 18000(a): what is carried
  ['carried-weapon-nuisance', 'PC 21310', felony, true],
  ['carried-weapon-nuisance', 'PC 21510(b)', misdemeanor, true],
  ['carried-weapon-nuisance', 'PC 25400(a)(1)', misdemeanor, true],
  ['carried-weapon-nuisance', 'PC 25850(a)', misdemeanor, true],
  ['carried-weapon-nuisance', 'PC 26350(a)(1)(A)', misdemeanor, true],
  ['carried-weapon-nuisance', 'PC 26400(a)', misdemeanor, false],
  ['carried-weapon-nuisance', 'PC 20310', felony, false],
  // PC 18010
  ['prohibited-weapon-nuisance', 'PC 20310', felony, true],
  ['prohibited-weapon-nuisance', 'PC 21810', misdemeanor, true],
  ['prohibited-weapon-nuisance', 'PC 30210(b)', felony, true],
  ['prohibited-weapon-nuisance', 'PC 30400(a)', misdemeanor, true],
  ['prohibited-weapon-nuisance', 'PC 32310(c)', misdemeanor, true],
  ['prohibited-weapon-nuisance', 'PC 33215', felony, true],
  ['prohibited-weapon-nuisance', 'PC 21710', misdemeanor, false],
  ['prohibited-weapon-nuisance', 'PC 20810(a)', misdemeanor, false],
  ['prohibited-weapon-nuisance', 'PC 21310', felony, false],
  ['assault-weapon-nuisance', 'PC 30605(a)', felony, true],
  ['assault-weapon-nuisance', 'PC 30610(a)', misdemeanor, true],
  ['assault-weapon-nuisance', 'PC 30600(a)', felony, true],
  ['assault-weapon-nuisance', 'PC 30720(a)', felony, true],
  ['assault-weapon-nuisance', 'PC 30720(b)', misdemeanor, true],
  ['assault-weapon-nuisance', 'PC 30725(b)', felony, true],
  ['assault-weapon-nuisance', 'PC 33215', felony, false],
  ['device-or-machinegun-nuisance', 'PC 18710(a)', felony, true],
  ['device-or-machinegun-nuisance', 'PC 32625(a)', felony, true],
  ['device-or-machinegun-nuisance', 'PC 18745', felony, false],
  ['assault-weapon-owned', 'PC 245(a)(1)', misdemeanor, true],
  ['assault-weapon-owned', 'PC 245.3', felony, false],
  // licenses
  ['gun-show-license-signs', 'PC 27240(b)', misdemeanor, true],
  ['gun-show-license-signs', 'PC 27235', misdemeanor, false],
  ['gun-show-vendor', 'PC 27305', misdemeanor, true],
  ['gun-show-vendor', 'PC 27345', misdemeanor, true],
  ['gun-show-vendor', 'PC 27305', 'infraction', false],
  ['gun-show-vendor', 'PC 27240(b)', misdemeanor, false],
  ['firearms-dealer-license', 'PC 27595(a)', misdemeanor, true],
  ['firearms-dealer-license', 'PC 27590(c)', misdemeanor, false],
  ['blaster-license', 'LC 6423(a)(1)', misdemeanor, true],
  ['blaster-license', 'LC 6425(a)', felony, true],
  ['blaster-license', 'LC 6426', misdemeanor, false],
  ['homework-business-license', 'LC 2658.5', misdemeanor, true],
  ['homework-business-license', 'LC 2658.1', misdemeanor, false],
  ['fish-business-licenses', 'FG 7121', misdemeanor, true],
  ['fish-business-licenses', 'FG 7370(a)', misdemeanor, true],
  ['fish-business-licenses', 'FG 5521', misdemeanor, false],
  // PC 502.01, and the like beside it
  ['computer-forfeited', 'PC 502(c)(1)', felony, true],
  ['computer-forfeited', 'PC 422(a)', misdemeanor, true],
  ['computer-forfeited', 'PC 530.5(a)', felony, true],
  ['computer-forfeited', 'PC 502.6(a)', misdemeanor, true],
  ['computer-forfeited', 'PC 484e(c)', misdemeanor, false],
  ['computer-forfeited', 'PC 487(a)', felony, false],
  ['computer-forfeited', 'PC 502(c)(7)', 'infraction', false],
  // conditions of probation
  ['minor-treatment-costs', 'PC 288(a)', felony, true],
  ['minor-treatment-costs', 'PC 647.6(a)(1)', misdemeanor, true],
  ['minor-treatment-costs', 'PC 288(b)(1)', felony, false],
  ['minor-treatment-costs', 'PC 261.5(c)', felony, false],
  ['elder-treatment-costs', 'PC 245(a)(4)', felony, true],
  ['elder-treatment-costs', 'PC 242', misdemeanor, true],
  ['elder-treatment-costs', 'PC 211/212.5(c)', felony, false],
  ['service-away-from-children', 'PC 261.5(d)', felony, true],
  ['service-away-from-children', 'PC 261.5(c)', felony, false],
] as const)('%s of %s, a %s: %s', ([id, statute, severity, brought]) => {
  expect(isTold(id, statute, severity)).toBe(brought);
});

test.for([
  ['PC 25850(a)', '2024-12-31', 'carried-weapon-nuisance', []],
  ['PC 25850(a)', '2025-01-01', 'carried-weapon-nuisance', [null]],
  ['PC 12025(a)(1)', '2011-12-31', 'carried-weapon-nuisance', [null]],
  ['PC 12025(b)(3)', '2011-12-31', 'gang-vehicle-sold', [null]],
  ['PC 12031(a)(2)(C)', '2011-12-31', 'gang-vehicle-sold', [null]],
  ['PC 12031(a)(1)', '2011-12-31', 'gang-vehicle-sold', []],
  ['PC 18205(a)', '2026-01-01', 'restraining-order-firearm-ban', [5]],
  ['PC 27330', '2022-12-31', 'gun-show-vendor', []],
] as const)('beside %s of %s the %s: %j', ([statute, day, id, most]) => {
  expect(maximaTold(id, statute, day)).toEqual(most);
});

test('an attempt of a violent felony is none, and bars armor as any felony does', () => {
  expect(toldOfAttempt('violent-armor-ban', 'PC 211/212.5(c)')).toBe(false);
  expect(toldOfAttempt('armor-ban', 'PC 211/212.5(c)')).toBe(true);
});

test.for([
  ['PC 12280(b)', '2011-06-01', 1],
  ['PC 12281(j)', '2011-06-01', 1],
  ['PC 33215', '2012-06-01', 0],
] as const)('an assault weapon of %s, an act of %s, is destroyed: %i', ([statute, day, times]) => {
  expect(maximaTold('assault-weapon-nuisance', statute, day)).toHaveLength(times);
});
