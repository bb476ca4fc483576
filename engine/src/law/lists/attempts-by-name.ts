import { listed, type UndatedList } from '../statute-list.ts';

/** Crimes whose section names the attempt at one of its acts, as not of who owns or possesses: the crime's name tells them apart. */
export const attemptsByName: UndatedList = [
  // the graver form of sections 12002.1 and 12003.1 is of taking alone
  listed('FG 86', ['FG 1054.2', 'FG 1583', 'FG 2020'], { words: '^taking a bird or mammal' }),
  listed('FG 86', ['FG 4336(a)', 'FG 4753', 'FG 12006(a)(2)'], { words: '^taking' }),
  listed(
    'FG 86',
    ['FG 2020', 'FG 8252', 'FG 8278(a)', 'FG 8341', 'FG 8372', 'FG 8377(a)', 'FG 8383.5', 'FG 8388.5(a)', 'FG 8392'],
    { words: '^knowingly taking' },
  ),
  listed(
    'PC 29825(a)',
    ['PC 136.2(a)(1)(G)(ii)(II)', 'PC 136.2(d)(3)', 'PC 166(d)(1)', 'PC 273.6(g)(1)', 'FM 6389(a)'],
    { words: '^(?:acquiring|buying)' },
  ),
  // of who owns or possesses no attempt is punished by (j), though (f), (g) and (i) of § 8103 forbid it: J-60
  listed('WI 8100(a), (b)(1)', ['WI 8100'], { words: '^buying' }),
  listed('WI 8103(j)', ['WI 8103'], { words: '^buying' }),
  // who claims to be an officer is named without the attempt (J-167)
  listed('CC 14502(j)', ['CC 14502(j)'], { words: '^trying' }),
  // to furnish is also to attempt to furnish; of a minor used or induced no attempt is named
  listed('HS 11380(a)', ['HS 11380(a)'], { words: '^selling or giving' }),
];
