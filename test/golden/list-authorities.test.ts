import { type ListAuthorities, sentence } from '@countwise/engine';
import { authoritiesOf } from '@countwise/seed';
import { readCatalogue } from '@countwise/seed/node';
import { describe, expect, test } from 'vitest';

/**
 * Which crimes the words of each subdivision cover, written down from the text of 21 July 2026: sections as patterns of the
 * row's statute, not taken from the engine's lists. A felony of life may be under (7), or (VIII), whatever its section.
 */
const covered: Readonly<Record<string, RegExp>> = {
  // murder or voluntary manslaughter; mayhem; rape
  'PC 1192.7(c)(1)': /^PC (187|190(\.0?\d+)?|192\(a\))(\(|$)/,
  'PC 1192.7(c)(2)': /^PC 20[35]$/,
  // rape in concert too, until Proposition 21
  'PC 1192.7(c)(3)': /^PC (26[12]\(a\)|264\.1\()/,
  // sodomy, oral copulation by force, violence, duress, menace or fear
  'PC 1192.7(c)(4)': /^PC 286\((c\)\([23]\)|d\))/,
  'PC 1192.7(c)(5)': /^PC (287|288a)\((c\)\([23]\)|d\))/,
  // a lewd act on a child under fourteen
  'PC 1192.7(c)(6)': /^PC (288\((a|b\)\(1|i)\)|(286|287|288a)\(c\)\(1\)|289\(j\))/,
  'PC 1192.7(c)(7)': /./,
  // great bodily injury or use of a firearm, as enhancements say it
  'PC 1192.7(c)(8)': /^PC (12022\.(5|55|7|8|9)(\(|$)|236\.4\(b\)$|600\(d\)$)/,
  'PC 1192.7(c)(9)': /^PC (664\/187\(a\)|217\.1\(b\))$/,
  // with a deadly weapon by an inmate
  'PC 1192.7(c)(13)': /^PC 4501\(a\)$/,
  'PC 1192.7(c)(14)': /^PC (451(\.5)?\(|454\(a\)\/451)/,
  // explosives: to injure; causing injury or mayhem; to murder
  'PC 1192.7(c)(15)': /^PC (18740|12303\.3)$/,
  'PC 1192.7(c)(16)': /^PC (18750|18755|12309|12310)(\(|$)/,
  'PC 1192.7(c)(17)': /^PC (18745|12308)$/,
  'PC 1192.7(c)(18)': /^PC (459\/460\(a\)|463\(c\)\(1\))$/,
  'PC 1192.7(c)(19)': /^PC 211\//,
  'PC 1192.7(c)(20)': /^PC (207|209|209\.5)\(/,
  'PC 1192.7(c)(21)': /^PC 4503$/,
  'PC 1192.7(c)(23)': /^PC 12022(\.3\(a\)|\(b\))/,
  'PC 1192.7(c)(24)': /^HS (11353(\.7)?|11354\(a\)|11380\(a\))$/,
  'PC 1192.7(c)(25)': /^PC 289\(a\)/,
  'PC 1192.7(c)(26)': /^PC (487\(d\)\(2\)|463\(b\)(\(3\))?)$/,
  'PC 1192.7(c)(27)': /^PC 215\(a\)$/,
  'PC 1192.7(c)(28)': /^PC 186\.22\(a\)$/,
  // to commit mayhem, rape, sodomy or oral copulation
  'PC 1192.7(c)(29)': /^PC 220\((a\)\(1\)(\/(203|261|264\.1|286|287))?$|a\)\(2\)$|b\)$)/,
  'PC 1192.7(c)(30)': /^PC 244$/,
  'PC 1192.7(c)(31)': /^PC 245\((a\)\([123]\)|b\)|c\)|d\))/,
  'PC 1192.7(c)(32)': /^PC 245\.([23]$|5\([ab]\)$)/,
  'PC 1192.7(c)(33)': /^PC 246$/,
  'PC 1192.7(c)(34)': /^PC 264\.1\(/,
  'PC 1192.7(c)(35)': /^PC 288\.5\(a\)$/,
  'PC 1192.7(c)(36)': /^PC (26100|12034)\([cd]\)$/,
  'PC 1192.7(c)(37)': /^PC 136\.1\(/,
  'PC 1192.7(c)(38)': /^PC 422\(a\)$/,
  // attempts of robbery, arson, a lewd act, a penetration
  'PC 1192.7(c)(39)': /^PC (213\(b\)|455|220\(a\)\(1\)\/28[89])$/,
  'PC 1192.7(c)(40)': /^PC 12022\.53\(/,
  'PC 1192.7(c)(41)': /^PC 11418\([bc]\)/,
  'PC 1192.7(c)(42)': /^PC 236\.1\(c\)/,
  // a conspiracy to commit a serious felony
  'PC 1192.7(c)(43)': /^PC 182\(a\)\(6\)$/,

  'PC 667.5(c)(1)': /^PC (187|190(\.0?\d+)?|192\(a\))(\(|$)/,
  'PC 667.5(c)(2)': /^PC 20[35]$/,
  'PC 667.5(c)(3)': /^PC (261\(a\)\([26]\)|262\(a\)\([14]\))$/,
  'PC 667.5(c)(4)': /^PC 286\([cd]\)/,
  'PC 667.5(c)(5)': /^PC (287|288a)\([cd]\)/,
  'PC 667.5(c)(6)': /^PC 288\([abi]\)/,
  'PC 667.5(c)(7)': /./,
  'PC 667.5(c)(8)': /^PC 12022\.(3\(a\)|(5|55|7|8|9)(\(|$))/,
  'PC 667.5(c)(9)': /^PC 211\//,
  'PC 667.5(c)(10)': /^PC (454\(a\)\/)?451\([ab]\)/,
  'PC 667.5(c)(11)': /^PC 289\([aj]\)/,
  'PC 667.5(c)(12)': /^PC (664\/187\(a\)|217\.1\(b\))$/,
  'PC 667.5(c)(13)': /^PC (1874[5]|1875[05]|12308|12309|12310)(\(|$)/,
  'PC 667.5(c)(14)': /^PC (207|209|209\.5)\(/,
  'PC 667.5(c)(15)': /^PC 220\(/,
  'PC 667.5(c)(16)': /^PC 288\.5\(a\)$/,
  'PC 667.5(c)(17)': /^PC 215\(a\)$/,
  'PC 667.5(c)(18)': /^PC 264\.1\(/,
  'PC 667.5(c)(22)': /^PC 12022\.53\(/,
  'PC 667.5(c)(23)': /^PC 11418\([bc]\)/,

  // Welf. & Inst. Code, § 6600(b): by force or fear, and kidnapping or assault for such a crime; § 6600.1 of children
  'PC 667(e)(2)(C)(iv)(I)':
    /^PC (207\([ab]\)|209\(b\)\(1\)|220\(|261\(a\)\([26]\)|262\(a\)\([14]\)|264\.1|269|28[67]\((c\)\([23]|d)|288a\((c\)\([23]|d)|288\(b\)\(2|288\.5|289\(a\))/,
  'PC 667(e)(2)(C)(iv)(II)': /^PC ((286|287|288a)\(c\)\(1\)|289\(j\))$/,
  'PC 667(e)(2)(C)(iv)(III)': /^PC 288\((a|b\)\(1|i\)\(1)\)$/,
  'PC 667(e)(2)(C)(iv)(IV)': /^PC (187|190(\.0?\d+)?|191\.5|664\/187)(\(|$)/,
  'PC 667(e)(2)(C)(iv)(V)': /^PC 653f\(b\)$/,
  'PC 667(e)(2)(C)(iv)(VI)': /^PC 245\(d\)\(3\)$/,
  'PC 667(e)(2)(C)(iv)(VII)': /^PC 11418\(a\)\([12]\)$/,
  'PC 667(e)(2)(C)(iv)(VIII)': /./,
  'PC 667(e)(2)(C)(i)': /^HS (11370\.4|11379\.8)\(/,
  // registrable felonies, but for those that it leaves out, and § 261.5(d) and former § 262
  'PC 667(e)(2)(C)(ii)':
    /^PC (236\.1\([bc]\)|243\.4|261\.5\(d\)|262|266c|266[hi]\(b\)|266j|267|28[67]\((b\)\(2|[f-k])\)|288a\((b\)\(2|[f-k])\)|288(\(c|\.[234])|289\([b-i]\)|311\.(1|2\([bcd]|3|4|10)|647\.6|653f\(c\))/,
  // what registers by ages
  'PC 667(e)(2)(C)(ii), 290(c)(3)': /^PC (28[67]\(b\)\(2|289\([hi]\)$)/,
  'PC 667(e)(2)(C)(iii)':
    /^(PC (136\.5|12023\(a\)|25800\(a\))$|HS 11370\.1\(a\)|HS 11550\([ef]\)|PC 588a|PC 625c|PC 653f\(b\)|VC 23110\(b\)|VC 38318(\.5)?\(b\))$/,
  'PC 290(c)(1)':
    /^PC (207\([ab]\)|209\(b\)\(1\)|220\(|236\.1\([bc]\)|243\.4|261(\.5\([cd]\))?|262\(a\)\(1\)|264\.1|266(c|j|[hi]\(b\))?|267|269|272|28[5-9]|288a|311\.|314|647\.6|653f\(c\))/,
  'PC 290(c)(1), (3)': /^PC ((28[67]|288a)\(b\)|289\([hi]\)$)/,
  'PC 290(c)(2)': /^PC 647\(l\)/,
};

const catalogue = readCatalogue();
const { rows } = catalogue;
const today = '2026-11-20';
const life = /^PC (1192\.7|667\.5)\(c\)\(7\)$|\(VIII\)$/;
const isLife = (terms: object): boolean => /life|LWOP|DEATH/.test(JSON.stringify(terms));

type Flag = Exclude<keyof ListAuthorities, 'probation' | 'strike'>;
const flagged: Readonly<Record<Flag, (row: (typeof rows)[number]) => boolean>> = {
  serious: ({ serious }) => serious,
  violent: ({ violent }) => violent,
  superStrike: ({ superStrike }) => superStrike,
  trigger: ({ trigger }) => trigger,
  registration: ({ groups }) => groups.includes('REG290'),
};
const flags: readonly Flag[] = ['serious', 'violent', 'superStrike', 'trigger', 'registration'];

describe('each flag of a row has one subdivision, and its words cover the crime', () => {
  test.for(flags)('%s', (flag) => {
    const of = rows.filter(flagged[flag]);
    expect(of.length).toBeGreaterThan(60);
    const wrong = of.filter((row) => {
      const authority = authoritiesOf(row, today)[flag] ?? '';
      if (life.test(authority)) return !isLife(row.terms);
      return !(covered[authority]?.test(row.statute) ?? false);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('a strike cites what makes it one, a bar of probation its own limitation', () => {
    const strikes = rows.filter(({ strike }) => strike).map((row) => authoritiesOf(row, today));
    expect(strikes.filter(({ strike, serious, violent }) => strike !== (serious ?? violent))).toEqual([]);
    const barred = rows.filter(({ probationLimit }) => probationLimit !== undefined);
    const cited = barred.map((row) => authoritiesOf(row, today).probation ?? '');
    expect([...new Set(cited)].filter((authority) => !/^(PC|HS|PU) [\d.]+(\([a-z\d]+\))*$/.test(authority))).toEqual([
      // one bar of two paragraphs, by the drug; one that need not be pleaded, by another paragraph; and one of former law
      'PC 1203.066(a)(1), (c)(1)',
      'former PC 12311',
      'PC 1203.07(a)(1), (2)',
    ]);
  });

  test('every subdivision that is written down names a row', () => {
    const used = new Set(rows.flatMap((row) => Object.values(authoritiesOf(row, today))));
    expect(Object.keys(covered).filter((authority) => !used.has(authority))).toEqual([]);
  });
});

const authoritiesOn = (statute: string, on: string): ListAuthorities => {
  const [row] = catalogue.candidates(statute, on);
  return row === undefined ? {} : authoritiesOf(row, on);
};

test.for([
  ['PC 211/212.5(c)', '2026-01-01', 'PC 1192.7(c)(19)', 'PC 667.5(c)(9)'],
  ['PC 213(b)', '2026-01-01', 'PC 1192.7(c)(39)', undefined],
  ['PC 245(c)', '2000-03-07', 'PC 1192.7(c)(11)', undefined],
  ['PC 245(c)', '2000-03-08', 'PC 1192.7(c)(31)', undefined],
  ['PC 422', '2000-03-07', undefined, undefined],
  ['PC 422', '2000-03-08', 'PC 1192.7(c)(38)', undefined],
  ['PC 236.1(c)(1)', '2023-12-31', undefined, undefined],
  ['PC 236.1(c)(1)', '2024-01-01', 'PC 1192.7(c)(42)', undefined],
  ['PC 236.1(c)(2)', '2023-12-31', 'PC 1192.7(c)(7)', 'PC 667.5(c)(7)'],
  ['PC 288(b)(2)', '2026-01-01', undefined, 'PC 667.5(c)(6)'],
  ['PC 288(b)(2)', '2006-09-19', undefined, undefined],
  ['PC 220(a)(1)/289', '2006-09-19', 'PC 1192.7(c)(39)', undefined],
] as const)('%s on %s is serious by %s, violent by %s', ([statute, on, serious, violent]) => {
  const found = authoritiesOn(statute, on);
  expect([found.serious, found.violent]).toEqual([serious, violent]);
});

// an attempt that its section names is a violation of it (J-86), so by the paragraph that speaks of the section or of murder
// attempted; (15) and (17) speak of who explodes, (14) of arson, and an attempt of those is of (39)
test.for([
  ['PC 236.1(c)(1)', '2026-01-01', 'PC 1192.7(c)(42)', ''],
  ['PC 236.1(c)(2)', '2026-01-01', 'PC 1192.7(c)(42)', 'PC 667.5(c)(7)'],
  ['PC 236.1(c)(2)', '2015-06-01', 'PC 1192.7(c)(7)', 'PC 667.5(c)(7)'],
  ['PC 136.1(b)(1)', '2026-01-01', 'PC 1192.7(c)(37)', ''],
  ['PC 136.1(c)(4)', '2026-01-01', 'PC 1192.7(c)(37)', ''],
  ['PC 217.1(b)', '2026-01-01', 'PC 1192.7(c)(9)', 'PC 667.5(c)(12)'],
  ['PC 18740', '2026-01-01', 'PC 1192.7(c)(39)', ''],
  ['PC 12303.3', '2011-06-01', 'PC 1192.7(c)(39)', ''],
  ['PC 18745', '2026-01-01', 'PC 1192.7(c)(39)', 'PC 667.5(c)(13)'],
  ['PC 451(c)', '2026-01-01', 'PC 1192.7(c)(39)', ''],
  ['PC 455', '2026-01-01', 'PC 1192.7(c)(39)', ''],
  ['PC 211/212.5(c)', '2026-01-01', 'PC 1192.7(c)(39)', ''],
] as const)('%s of %s, attempted, is serious by %s, violent by %s', ([crime, date, serious, violent]) => {
  const charge = { id: 'c1', count: 1, crime, date, state: 'Attempt' } as const;
  const { charges } = sentence(
    { caseFile: 1, sentencingDate: '2026-08-01', charges: [charge] },
    catalogue,
    '2026-08-01',
  );
  expect(charges.map((row) => [row.seriousAuthority, row.violentAuthority])).toEqual([[serious, violent]]);
});
