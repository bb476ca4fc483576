import { isInForce, sentence } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

/**
 * Every felony whose words speak of theft is one of § 1203.045 where its section calls it so (larceny, embezzlement and
 * stealing read as theft, § 490a), every misdemeanor of six months or less has the two years of § 1203g where its section
 * calls it petty theft; or each has its reason.
 */

const catalogue = readCatalogue();
const on = '2026-07-01';

const ofTheft = /\b(?:theft|larceny|steal(?:s|ing)?|stole|stolen|embezz\w+)\b/i;
const crimes = catalogue.rows.filter(
  ({ kind, name, searchWords, elements, summary, ...days }) =>
    kind === 'crime' && isInForce(days, on) && ofTheft.test([name, searchWords, elements, summary].join(' ')),
);

const isUnder = (statute: string, section: string): boolean =>
  statute.startsWith(section) && !/^[\d.]/.test(statute.slice(section.length));
const isReasoned = (statute: string, reasons: Readonly<Record<string, readonly string[]>>): boolean =>
  Object.values(reasons).some((sections) => sections.some((section) => isUnder(statute, section)));

const felonies: Readonly<Record<string, readonly string[]>> = {
  'to enter, to trespass, to mark or to have a tool with the intent to steal is not yet a theft': [
    'PC 459/460',
    'PC 459.5(a)',
    'PC 463(c)(4)',
    'PC 465(a)',
    'FA 17551(a)',
  ],
  'what was stolen is received, carried or not reported': [
    'PC 496(a)',
    'PC 496(b)',
    'PC 496(d)',
    'PC 496d(a)',
    'PC 496.5(a)',
    'PC 25400',
    'PC 25850',
    'VC 2476',
    'VC 10501(b)',
    'FC 17414(c)',
  ],
  'the section calls it nothing of the kind: bribery, counterfeits, abduction, public money, utilities, identity, claims':
    [
      'PC 67.5(b)',
      'PC 278',
      'PC 350(a)(2)',
      'PC 424(a)',
      'PC 498(d)',
      'PC 499c(c)',
      'PC 530.5(a)',
      'PC 530.5(d)(2)',
      'PC 550(a)(4)',
      'VC 10855',
      'WI 14014(a)',
    ],
  'a taking with or without intent to steal, or theft among other acts': [
    'PC 499(a)',
    'PC 666.5(a)',
    'VC 2474',
    'VC 10851(a)',
    'FC 1880',
  ],
  'no more than $950': ['PC 490.2(a)'],
};

const misdemeanors: Readonly<Record<string, readonly string[]>> = {
  'to mark or to have a tool with the intent to steal is not yet a theft': ['PC 466.65(a)', 'FA 17552(a)'],
  'what was stolen is received or had, reported or not': [
    'PC 148.5(f)',
    'PC 496(b)',
    'PC 496e(a)',
    'PC 25250(a)',
    'PC 30363',
    'VC 10501(a)',
    'HS 12086',
  ],
  'the section calls it nothing of the kind': ['PC 498(b)', 'WI 14014(a)'],
  'theft among other acts, punished alike': ['HS 11362.81(b)'],
};

const isOfPettyLength = (id: string): boolean => {
  const charges = [{ id: 'c1', count: 1, date: '2026-03-14' as const, crime: { id } }];
  const { probation } = sentence({ caseFile: 1, sentencingDate: '2026-08-01', charges }, catalogue, on);
  return probation.lengths.some(({ authority }) => authority.startsWith('PC 1203g(a)'));
};

const withoutBar = crimes
  .filter(({ severity, groups }) => severity === 'felony' && !groups.includes('THEFT'))
  .map(({ statute }) => statute);
const withoutLength = crimes
  .filter(({ id, severity, terms }) => severity === 'misdemeanor' && terms.upper !== '364d' && !isOfPettyLength(id))
  .map(({ statute }) => statute);

test('every felony of theft is one of § 1203.045, or has a reason', () => {
  expect(crimes.length).toBeGreaterThan(200);
  expect(withoutBar.filter((statute) => !isReasoned(statute, felonies))).toEqual([]);
});

test('every misdemeanor of petty theft has two years of probation, or a reason', () => {
  expect(withoutLength.filter((statute) => !isReasoned(statute, misdemeanors))).toEqual([]);
});

test('every reason has a crime', () => {
  const withoutCrime = (reasons: typeof felonies, statutes: readonly string[]): readonly string[] =>
    Object.values(reasons).flatMap((sections) =>
      sections.filter((section) => !statutes.some((statute) => isUnder(statute, section))),
    );
  expect([...withoutCrime(felonies, withoutBar), ...withoutCrime(misdemeanors, withoutLength)]).toEqual([]);
});

test('a former theft of more than $400 tells the $200 of before 1983 (Stats. 1982, ch. 375), where its row goes back so far', () => {
  const former = catalogue.rows.filter(
    ({ kind, name, effective, end }) =>
      kind === 'crime' && end === '2010-12-31' && effective === null && name.includes('$400'),
  );
  const later = ['PC 484.1(a)'];
  expect(former.length).toBeGreaterThan(30);
  expect(former.filter(({ name, statute }) => !name.includes('$200 before 1983') && !later.includes(statute))).toEqual(
    [],
  );
});
