import { listed, type UndatedList } from '../statute-list.ts';
import { injuryElements } from './injury-elements.ts';

/** Allegations that the defendant personally used a firearm. */
export const personalGunUse: UndatedList = [
  listed('PC 1192.7(a)(2)', ['PC 12022.5', 'PC 12022.53(b)', 'PC 12022.53(c)', 'PC 12022.53(d)', 'PC 12022.3(a)']),
];

/** Driving under the influence of alcohol, drugs or any intoxicating substance, at any level. */
export const underTheInfluence: UndatedList = [
  listed('PC 1192.7(a)(2)', ['VC 23140', 'VC 23152', 'VC 23153', 'PC 191.5']),
];

/** Violent sex crimes: those that section 667.61(c) lists. */
export const violentSexCharges: UndatedList = [
  listed('PC 1192.7(a)(3)', ['PC 261(a)(2)', 'PC 261(a)(6)', 'PC 262(a)(1)', 'PC 262(a)(4)', 'PC 264.1']),
  listed('PC 1192.7(a)(3)', ['PC 286(c)(2)', 'PC 286(c)(3)', 'PC 286(d)', 'PC 287(c)(2)', 'PC 287(c)(3)', 'PC 287(d)']),
  listed('PC 1192.7(a)(3)', ['PC 288a(c)(2)', 'PC 288a(c)(3)', 'PC 288a(d)', 'PC 288(a)', 'PC 288(b)', 'PC 288.5']),
  listed('PC 1192.7(a)(3)', ['PC 289(a)']),
];

/** Sections under which a violent sex crime is punished more: the ways in which the district attorney could have charged it. */
export const violentSexPunishments: UndatedList = [
  listed('PC 1192.7(a)(3)', ['PC 269', 'PC 288.7', 'PC 667.61', 'PC 667.71']),
];

/** Drunk driving, of which a lesser plea, a dismissal or a stricken separate conviction asks for reasons on the record. */
export const reasonedDriving: UndatedList = [listed('VC 23635', ['VC 23152'])];

/** Crimes whose own elements are a weapon's use or an injury: admitted of a lesser crime they make it serious. */
export const weaponOrInjuryCrimes: UndatedList = [
  listed('PC 1192.7(c)(8), (23)', [
    'PC 245(a)(1)',
    'PC 245(a)(2)',
    'PC 245(a)(3)',
    'PC 245(b)',
    'PC 245(c)',
    'PC 245(d)',
  ]),
  listed('PC 1192.7(c)(8), (23)', [
    'PC 245.2',
    'PC 245.3',
    'PC 245.5',
    'PC 244',
    'PC 244.5',
    'PC 246',
    'PC 246.3',
    'PC 247',
  ]),
  listed('PC 1192.7(c)(8), (23)', ['PC 417', 'PC 417.3', 'PC 417.8', 'PC 26100', 'PC 626.9', 'PC 626.95', 'PC 11418']),
  listed('PC 1192.7(c)(8)', ['PC 187', 'PC 192', 'PC 191.5', 'PC 218', 'PC 219']),
  listed('PC 1192.7(c)(8)', ['PC 243(c)', 'PC 243.9', 'PC 273.5', 'PC 273d', 'PC 368(b)']),
  listed('PC 1192.7(c)(8)', ['PC 452(a)', 'PC 4500', 'VC 23109(a)']),
  listed('PC 1192.7(c)(8); PC 1192.8(a)', ['PC 192.5', 'VC 23153']),
  ...injuryElements,
];
