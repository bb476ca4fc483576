import { massDestruction, proposition21, traffickingOfMinors } from '../measures.ts';
import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';

const since2000 = { effective: proposition21 } as const;
const before2000 = { end: '2000-03-07' } as const;

/** Assaults with an intent that (10) does not name: an attempt of the crime intended, (39). */
const attemptedOnly = [
  'PC 220(a)(1)/203',
  'PC 220(a)(1)/286',
  'PC 220(a)(1)/287',
  'PC 220(a)(1)/288',
  'PC 220(a)(1)/289',
] as const;

/** Oral copulation in concert, neither by force nor fear: with a person unable by disability to consent. */
export const unableToConsent = ['PC 287(d)(1)(C)', 'PC 288a(d)(1)(C)'] as const;

/** Paragraphs (15) and (17) speak of exploding: what these sections say of an attempt to explode is under (39). */
export const exploding: UndatedList = [listed('PC 1192.7(c)(39)', ['PC 12303.3', 'PC 12308', 'PC 18740', 'PC 18745'])];

/** Murder and what punishes it in place of § 190(a). */
export const murders = ['PC 187', 'PC 190', 'PC 190.03', 'PC 190.05', 'PC 190.2', 'PC 190.25', 'PC 190.5'] as const;

/**
 * Serious felonies, each with the paragraph of § 1192.7(c) whose own words cover it; of several the one that says most of
 * it. What is serious only as a felony of life, (7), stands in no row. An act with a child under fourteen is a lewd act,
 * (6), whatever section punishes it (People v. Murphy (2001) 25 Cal.4th 136); threats to retaliate are duress, (4), (5), (25).
 * An assault with intent to commit a lewd act or a penetration is an attempt of it, (39): People v. De Porceri (2003)
 * 106 Cal.App.4th 60. Paragraphs (28) to (38) came
 * with Proposition 21, (41) with Stats. 2002, ch. 606, (42) with Stats. 2023, ch. 230.
 */
export const seriousFelonies: StatuteList = [
  listed('PC 1192.7(c)(1)', [...murders, 'PC 192(a)']),
  listed('PC 1192.7(c)(2)', ['PC 203', 'PC 205']),
  listed('PC 1192.7(c)(3)', ['PC 261', 'PC 262']),
  listed('PC 1192.7(c)(4)', ['PC 286(c)(2)', 'PC 286(c)(3)', 'PC 286(d)']),
  listed(
    'PC 1192.7(c)(5)',
    ['PC 287(c)(2)', 'PC 287(c)(3)', 'PC 287(d)', 'PC 288a(c)(2)', 'PC 288a(c)(3)', 'PC 288a(d)'],
    { except: unableToConsent },
  ),
  listed('PC 1192.7(c)(6)', [
    'PC 286(c)(1)',
    'PC 287(c)(1)',
    'PC 288a(c)(1)',
    'PC 288(a)',
    'PC 288(b)(1)',
    'PC 288(i)',
    'PC 289(j)',
  ]),
  listed('PC 1192.7(c)(8)', ['PC 12022.5', 'PC 12022.55', 'PC 12022.7', 'PC 12022.8', 'PC 12022.9']),
  listed('PC 1192.7(c)(8)', ['PC 236.4(b)', 'PC 600(d)']),
  listed('PC 1192.7(c)(9)', ['PC 664/187(a)', 'PC 217.1(b)']),
  listed('PC 1192.7(c)(10)', ['PC 220'], { ...before2000, except: attemptedOnly }),
  listed('PC 1192.7(c)(11)', ['PC 245(c)', 'PC 245(d)'], before2000),
  listed('PC 1192.7(c)(13)', ['PC 4501(a)']),
  listed('PC 1192.7(c)(14)', ['PC 451', 'PC 451.5']),
  listed('PC 1192.7(c)(15)', ['PC 18740', 'PC 12303.3'], { words: '^(?!possession)' }),
  listed('PC 1192.7(c)(16)', ['PC 18750', 'PC 18755', 'PC 12309', 'PC 12310']),
  listed('PC 1192.7(c)(17)', ['PC 18745', 'PC 12308']),
  listed('PC 1192.7(c)(18)', ['PC 460(a)', 'PC 461(a)', 'PC 463(c)(1)']),
  listed('PC 1192.7(c)(19)', ['PC 211', 'PC 212', 'PC 212.5', 'PC 213'], { except: ['PC 213(b)'] }),
  listed('PC 1192.7(c)(20)', ['PC 207', 'PC 208', 'PC 209', 'PC 209.5']),
  listed('PC 1192.7(c)(21)', ['PC 4503']),
  listed('PC 1192.7(c)(23)', ['PC 12022.3(a)', 'PC 12022(b)']),
  listed('PC 1192.7(c)(24)', ['HS 11353', 'HS 11354', 'HS 11380'], { words: '^(?!another act)' }),
  listed('PC 1192.7(c)(24)', ['HS 11353.7'], { words: 'listed drug' }),
  listed('PC 1192.7(c)(25)', ['PC 289(a)']),
  listed('PC 1192.7(c)(26)', ['PC 463(b)(3)', 'PC 487(d)(2)']),
  listed('PC 1192.7(c)(26)', ['PC 463(b)', 'PC 487(d)'], { words: 'firearm' }),
  listed('PC 1192.7(c)(27)', ['PC 215']),
  listed('PC 1192.7(c)(28)', ['PC 186.22(a)'], since2000),
  listed('PC 1192.7(c)(29)', ['PC 220'], { ...since2000, except: ['PC 220(a)(1)/288', 'PC 220(a)(1)/289'] }),
  listed('PC 1192.7(c)(39)', ['PC 220(a)(1)/203', 'PC 220(a)(1)/286', 'PC 220(a)(1)/287'], before2000),
  listed('PC 1192.7(c)(30)', ['PC 244'], since2000),
  listed('PC 1192.7(c)(31)', ['PC 245(a)(2)', 'PC 245(a)(3)', 'PC 245(b)', 'PC 245(c)', 'PC 245(d)'], since2000),
  listed('PC 1192.7(c)(31)', ['PC 245(a)(1)'], { ...since2000, words: '^(?!.*force likely)' }),
  listed('PC 1192.7(c)(32)', ['PC 245.2', 'PC 245.3', 'PC 245.5(a)', 'PC 245.5(b)'], {
    ...since2000,
    words: '^(?!force likely)',
  }),
  listed('PC 1192.7(c)(33)', ['PC 246'], since2000),
  listed('PC 1192.7(c)(3)', ['PC 264.1'], before2000),
  listed('PC 1192.7(c)(34)', ['PC 264.1'], since2000),
  listed('PC 1192.7(c)(6)', ['PC 288.5'], before2000),
  listed('PC 1192.7(c)(35)', ['PC 288.5'], since2000),
  listed('PC 1192.7(c)(36)', ['PC 26100(c)', 'PC 26100(d)', 'PC 12034(c)', 'PC 12034(d)'], since2000),
  listed('PC 1192.7(c)(37)', ['PC 136.1'], since2000),
  listed('PC 1192.7(c)(38)', ['PC 422'], since2000),
  listed('PC 1192.7(c)(39)', ['PC 213(b)', 'PC 455', 'PC 220(a)(1)/288', 'PC 220(a)(1)/289']),
  listed('PC 1192.7(c)(8)', ['PC 12022.53'], before2000),
  listed('PC 1192.7(c)(40)', ['PC 12022.53'], since2000),
  listed('PC 1192.7(c)(41)', ['PC 11418(b)', 'PC 11418(c)'], { effective: massDestruction }),
  listed('PC 1192.7(c)(42)', ['PC 236.1(c)'], { effective: traffickingOfMinors }),
  listed('PC 1192.7(c)(43)', ['PC 182(a)(6)'], { ...since2000, words: 'to commit a serious felony' }),
];
