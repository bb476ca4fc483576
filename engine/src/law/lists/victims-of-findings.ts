import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';
import { injuryEnhancements } from './weapons-and-injuries.ts';

/**
 * Injury in circumstances of domestic violence, which § 13700(b) defines by a spouse, a cohabitant, the other parent of a
 * child or one dated: each is one of Fam. Code, § 6211(a) to (d).
 */
export const violenceAgainstRelatives: StatuteList = [
  listed('PC 12022.7(e), 13700(b); FM 6211(a) to (d)', ['PC 12022.7(e)'], { effective: '2001-01-01' }),
  listed('former PC 12022.7(d); PC 13700(b); FM 6211(a) to (d)', ['PC 12022.7(d)'], { end: '2000-12-31' }),
];

/** Allegations found of a person hurt, drugged or used, who may be one of Fam. Code, § 6211, whatever the crime is (J-120). */
export const harmToPersons: UndatedList = [
  ...injuryEnhancements,
  listed('PC 593a(b)', ['PC 593a(b)']),
  listed('PC 1203(e)(3), (10), 1203.075(a)', ['PC 1203(e)(3)', 'PC 1203(e)(10)', 'PC 1203.075(a)']),
  listed('PC 12022.53(d)', ['PC 12022.53(d)']),
  listed('PC 12022.75', ['PC 12022.75']),
  listed('HS 11353.6(c)', ['HS 11353.6(c)']),
  listed('HS 11379.9', ['HS 11379.9']),
];
