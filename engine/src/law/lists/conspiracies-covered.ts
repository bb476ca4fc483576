import { listed, type UndatedList } from '../statute-list.ts';

/** Crimes whose own section punishes those who conspire to commit them as it punishes the crime: no felony of § 182 is made. */
export const conspiraciesCovered: UndatedList = [
  listed('PC 337j(d)', ['PC 337j']),
  listed('PC 337.2', ['PC 337.1', 'PC 337.2']),
  listed('PC 337f(a)(1)', ['PC 337f(a)(1)']),
  listed('PC 550(a), (b)', ['PC 550(a)', 'PC 550(b)']),
  listed('BP 1701.1(b)', ['BP 1701.1']),
  listed('BP 2052(b)', ['BP 2052']),
  listed('FC 1861', ['FC 1861']),
  listed('FG 1054(a)', ['FG 1054(a)']),
  listed('IC 1871.4(a)(3)', ['IC 1871.4(a)']),
  listed('LC 1778', ['LC 1778']),
  listed('MV 1674', ['MV 1670', 'MV 1671', 'MV 1672', 'MV 1673']),
  listed('UI 2116(d)', ['UI 2116']),
];
