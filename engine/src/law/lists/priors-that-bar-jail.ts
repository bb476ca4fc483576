import { listed, type UndatedList } from '../statute-list.ts';

const authority = 'PC 1170(h)(3)(A), (C)';

/**
 * Crimes of which a prior of Pen. Code, § 667(e)(2)(C)(iv) or of § 290(c) is an element: one that is serious or violent, or for
 * which the defendant registers. Of those that § 667 names, solicitation of murder, killings of § 191.5(a) and (b) and
 * § 11418(a)(1) are on neither list by themselves (J-116).
 */
export const ofPriorsThatBarJail: UndatedList = [
  listed(
    authority,
    ['PC 459.5(a)', 'PC 473(b)', 'PC 476', 'PC 476a(a)', 'PC 490.2(a)', 'HS 11350(a)', 'HS 11357(a)', 'HS 11377(a)'],
    { words: 'with a disqualifying prior' },
  ),
];

/**
 * Crimes of a prior of a list of which some are serious and some are not, or of another circumstance: § 139 of the felonies of
 * § 29905, § 11418(a)(2) of weapons of mass destruction used, explosives and others, minors' firearms and ammunition by § 29700(a),
 * HS 11395 of drugs, sold or given to a minor among them (§ 1192.7(c)(24); J-237).
 */
export const ofPriorsSeriousOrNot: UndatedList = [
  listed(authority, [
    'PC 136.7',
    'PC 139(a)',
    'PC 139(b)',
    'PC 11418(a)(2)',
    'HS 11358(d)',
    'HS 11359(c)',
    'HS 11360(a)(3)',
  ]),
  listed('PC 1170(h)(3)(A), 1192.7(c)(24); HS 11395(c)', ['HS 11395(b)(1)']),
  listed(authority, ['PC 12101', 'PC 29610', 'PC 29650'], { words: 'with a prior' }),
];

/**
 * Crimes that may be of such a prior, or of another: § 136.7 of a sexual offense, not each of which asks for registration;
 * §§ 311.9 and 313.4 of any crime of their chapters, some of which ask for registration (§ 290(c)(1)).
 */
export const maybeOfPriorsThatBarJail: UndatedList = [
  ...ofPriorsSeriousOrNot,
  listed(authority, ['PC 311.2(a)', 'PC 311.5', 'PC 311.7', 'PC 313.1'], { words: 'with a prior|twice convicted' }),
];
