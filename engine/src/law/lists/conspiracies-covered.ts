import { listed, type UndatedList } from '../statute-list.ts';

/**
 * Crimes whose own section punishes those who conspire to commit them as it punishes the crime: no felony of § 182 is made. Not
 * the frauds on retirement systems, whose sections restrict no other law (J-188).
 */
export const conspiraciesCovered: UndatedList = [
  listed('PC 337j(d)', ['PC 337j']),
  listed('PC 337.2', ['PC 337.1', 'PC 337.2', 'PC 337.8']),
  listed('PC 337f(a)(1)', ['PC 337f(a)', 'PC 337f(b)'], { except: ['PC 337f(a)(2)', 'PC 337f(a)(3)'] }),
  // (c)(2) punishes who violates (a)(6) to (9)
  listed('PC 550(a), (b)', ['PC 550(a)', 'PC 550(b)', 'PC 550(c)(2)']),
  listed('PC 631(a)', ['PC 631(a)']),
  // to buy or to sell; of what is obtained by fraud the attempt alone is named
  listed('PC 638(a)', ['PC 638(a)']),
  listed('BP 1701.1(b)', ['BP 1701.1']),
  listed('BP 2052(b)', ['BP 2052']),
  // who violates it is guilty of violating § 550(a)(6)
  listed('BP 2417.5(a); PC 550(a)', ['BP 2417.5']),
  listed('BP 7502.1(a)', ['BP 7502', 'BP 7502.1', 'BP 7503', 'BP 7506.9(d)']),
  listed('BP 7523(b)', ['BP 7520', 'BP 7523']),
  listed('BP 7592.2', ['BP 7592', 'BP 7592.2', 'BP 7592.3']),
  // a conspiracy by itself: who engages in it or takes part
  listed('BP 16755(a)', ['BP 16755']),
  listed('EC 32051', ['EC 32051']),
  listed('EC 32382', ['EC 32382(a)', 'EC 32382(b)', 'EC 32382(c)', 'EC 32382(f)']),
  listed('FC 1861', ['FC 1861']),
  listed('FG 1054(a)', ['FG 1054(a)']),
  listed('IC 833(j)', ['IC 833']),
  listed('IC 1871.4(a)(3)', ['IC 1871.4(a)']),
  listed('LC 1778', ['LC 1778']),
  listed('MV 1674', ['MV 1670', 'MV 1671', 'MV 1672', 'MV 1673']),
  listed('RT 60702', ['RT 60701', 'RT 60702']),
  listed('UI 2107', ['UI 2107']),
  listed('UI 2116(d)', ['UI 2116']),
];

/** Crimes a conspiracy to commit which their own section makes a felony without a term, of § 18(a), though they may be misdemeanors. */
export const conspiraciesMadeFelonies: UndatedList = [
  listed('EL 18541(d)', ['EL 18541']),
  listed('EL 18543(b)', ['EL 18543']),
  listed('GC 8926', ['GC 8926']),
];
