import { listed, type UndatedList } from '../statute-list.ts';

/** Crimes that are an agreement and nothing else. Not where who assists or benefits is guilty too (J-115). */
export const conspiraciesByThemselves: UndatedList = [
  listed('PC 182(a)', ['PC 182(a)']),
  listed('BP 16755(a)', ['BP 16755']),
  listed('EC 32382(f)', ['EC 32382(f)']),
  listed('EL 18541(d)', ['EL 18541(d)']),
  listed('EL 18543(b)', ['EL 18543(b)']),
  listed('GC 8926', ['GC 8926'], { words: '^conspir' }),
  listed('IC 833(j)', ['IC 833(j)']),
  listed('RT 60702', ['RT 60702']),
];

/** Crimes that are an attempt with the intent of the whole crime (J-115): not sabotage, whose section names who conspires. */
export const attemptsByThemselves: UndatedList = [
  listed('People v. Iniguez (2002) 96 Cal.App.4th 75', [
    'PC 136.1(a)(2)',
    'PC 213(b)',
    'PC 217.1(b)',
    'PC 455',
    'PC 496(d)',
    'PC 524',
    'EC 32382(e)',
    'HS 120290(g)(2)',
  ]),
];
