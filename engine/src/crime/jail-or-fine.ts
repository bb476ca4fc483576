import { isUnder } from '../law/statute.ts';
import { gotOrMade } from '../made-once/got-or-made.ts';
import type { SentenceDays } from '../numbers/sentence-days.ts';
import type { LeastJail } from './least-jail.ts';

interface JailOrFine extends LeastJail {
  readonly section: string;
  /** Of the graver form alone, known by a greatest term above these days. */
  readonly above?: SentenceDays;
}

const ofSection = (section: string, days: number, authority = section): JailOrFine => ({ section, days, authority });

const recorded = 'in the interest of justice, for reasons on the record';

/** After an injury a court may go below the least of a protective order, once a shorter jail is served. */
const orderWithInjury = (section: string, days: number, served: string, minimumDays: number): JailOrFine => ({
  ...ofSection(section, days),
  exception: { minimumDays, words: `after ${served} of it, ${recorded}`, authority: section },
});

const solicitingMinor = (section: string, exception: string): JailOrFine => ({
  ...ofSection(section, 2),
  exception: { minimumDays: 0, words: 'in an unusual case', authority: exception },
});

/** Six months are 180 days, a month is thirty. The first row that fits is the law. */
const rows: readonly JailOrFine[] = [
  ofSection('VC 23103', 5, 'VC 23103(c)'),
  ofSection('VC 23104', 30),
  ofSection('VC 23105', 30),
  // of (e)(1), a contest alone, 24 hours
  { ...ofSection('VC 23109(a)', 30, 'VC 23109(e)(2)'), above: 90 },
  ofSection('VC 23109.1', 30, 'VC 23109.1(a)'),
  ofSection('VC 38316', 5, 'VC 38316(b)'),
  ofSection('VC 38317', 30),
  ofSection('VC 2800.4', 180),
  ofSection('VC 10851.5', 180),
  {
    ...ofSection('VC 20001(b)(2)', 90),
    exception: { minimumDays: 0, words: recorded, authority: 'VC 20001(b)(2)' },
  },
  orderWithInjury('PC 273.6(b)', 30, '48 hours', 2),
  orderWithInjury('PC 273.6(e)', 180, '30 days', 30),
  orderWithInjury('PC 273.65(b)', 30, '48 hours', 2),
  orderWithInjury('PC 273.65(e)', 180, '30 days', 30),
  ofSection('PC 172(a)', 50),
  ofSection('PC 172b(1)', 50),
  ofSection('PC 172d(1)', 50),
  ofSection('PC 172g(a)', 50),
  ofSection('PC 417(a)(2)(A)', 90),
  ofSection('PC 536', 10),
  ofSection('PC 646', 30),
  solicitingMinor('PC 647(l)(1)(A)', 'PC 647(l)(1)(B)'),
  // before 2025
  solicitingMinor('PC 647(l)(1)', 'former PC 647(l)(2)'),
  solicitingMinor('PC 647(l)(2)', 'PC 647(l)(2)(B)'),
  ofSection('PC 11205', 30),
  ofSection('PC 11229', 30),
  ofSection('PC 11311', 30),
  ofSection('BP 725', 60, 'BP 725(b)'),
  ofSection('BP 1700', 10),
  ofSection('BP 1950.5(n)', 60),
  ofSection('BP 1958', 10),
  ofSection('BP 2054', 60, 'BP 2315(a)'),
  ofSection('BP 2241', 60, 'BP 2315(a)'),
  ofSection('BP 2242.1', 60, 'BP 2315(a)'),
  ofSection('BP 2474', 60, 'BP 2315(a)'),
  ofSection('BP 2538.42', 10),
  ofSection('BP 2558', 10),
  ofSection('BP 2799', 10),
  ofSection('BP 2887', 10),
  ofSection('BP 3120', 10),
  ofSection('BP 4321(a)', 30),
  ofSection('BP 4825', 30, 'BP 4831'),
  ofSection('BP 4831', 30),
  ofSection('BP 21608(b)(1)', 30),
  ofSection('BP 21608(b)(2)', 30),
  ofSection('BP 21608(b)(3)', 180),
  ofSection('BP 25616', 30),
  ofSection('BP 25658(c)', 180),
  ofSection('FA 11891', 10),
  ofSection('FA 20221', 10),
  ofSection('FA 23071', 10),
  ofSection('FC 30209', 90),
  ofSection('FG 11036', 100),
  ofSection('FG 12023(a)', 180, 'FG 12023(a)(1)'),
  ofSection('HS 11374', 15),
  ofSection('HS 11580', 30),
  ofSection('IC 11165', 30),
  ofSection('LC 91', 7),
  ofSection('LC 606', 10),
  ofSection('LC 1011', 20),
  // of wages of more than $1,000
  { ...ofSection('LC 1197.2(a)', 180), above: 180 },
  ofSection('LC 1199', 30),
  ofSection('LC 1697(c)', 180),
  ofSection('LC 2354', 30),
  ofSection('LC 7205', 30),
  // of a first conviction
  ofSection('PU 21407.6(a)', 30),
  ofSection('RT 32551', 30),
];

const known = new WeakMap<readonly string[], readonly JailOrFine[]>();
const rowsUnder = (sections: readonly string[]): readonly JailOrFine[] =>
  rows.filter(({ section }) => isUnder(sections, section));

/**
 * The fewest days of jail that a section allows where it gives jail or a fine: a fine may stand alone, so that nothing is
 * commanded, and whoever is jailed without probation is jailed for these days.
 * @param maximum the crime's greatest term
 */
export const jailOrFine = (sections: readonly string[], maximum: SentenceDays): LeastJail | undefined =>
  gotOrMade(known, sections, rowsUnder).find(({ above = 0 }) => maximum > above);
