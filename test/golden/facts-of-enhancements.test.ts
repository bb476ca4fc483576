import { isInForce, sentence } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

/**
 * Every term added or put in place whose words tell of an injury, a weapon, arson or sex says what its fact makes of any
 * felony (serious, violent, third-strike trigger, barred from probation, each by its one subdivision), or has a reason why
 * it makes nothing of it. Murder and what § 667.61 punishes by life are serious and violent whatever is found.
 */

const catalogue = readCatalogue();
const on = '2026-07-01';

const ofSuchFacts = /injur|firearm|weapon|armed|arson|\bsex|shooting|discharge/i;
const ofLife = /^PC (190|667\.61)[.(]/;

const terms = catalogue.rows.filter(
  ({ kind, name, statute, severity, ...days }) =>
    (kind === 'conduct' || kind === 'substitution') &&
    severity === 'felony' &&
    ofSuchFacts.test(name) &&
    !ofLife.test(statute) &&
    isInForce(days, on),
);

/** Armed, with neither use nor injury. */
const armed = 'PC 667(e)(2)(C)(iii)';

/** A felony that by itself is nothing of it. */
const harboring = {
  statute: 'PC 32',
  kind: 'crime',
  severity: 'felony',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
} as const;

const beside = (id: string, strikes: '0' | '2+') => {
  const charges = [
    { id: 'c1', count: 1, date: '2026-03-14' as const, crime: harboring, enhancements: [{ id: 'e1', crime: { id } }] },
  ];
  return sentence({ caseFile: 1, sentencingDate: '2026-08-01', strikes, charges }, catalogue, on);
};

/** What the finding makes of the felony, each by its authority. */
function madeBy({ id, kind }: (typeof terms)[number]): string {
  const { charges, probation } = beside(id, '0');
  const serious = charges[0]?.seriousAuthority ?? '';
  const isThirdStrike = kind === 'conduct' && beside(id, '2+').summary.totalIndeterminate > 0;
  const trigger = serious === '' && isThirdStrike ? armed : '';
  const bars = probation.reasons.map(({ authority }) => authority);
  return [serious, charges[0]?.violentAuthority, trigger, ...bars].filter(Boolean).join(', ');
}

const injured = 'PC 1192.7(c)(8), PC 667.5(c)(8), PC 1203(e)(3)';
const shot = 'PC 1192.7(c)(40), PC 667.5(c)(22), PC 12022.53(g)';

const expected: Readonly<Record<string, readonly string[]>> = {
  'PC 186.22(b)(4)(B)': ['PC 1192.7(c)(7), PC 667.5(c)(7)'],
  // inflicted in person, by sections that § 667.5(c)(8) does not name
  'PC 236.4(b)': ['PC 1192.7(c)(8), PC 1203(e)(3)'],
  'PC 600(d)': ['PC 1192.7(c)(8), PC 1203(e)(3)'],
  'PC 12021.5(a)': [armed],
  'PC 12021.5(b)': [armed],
  'PC 12022(a)(1)': [armed],
  'PC 12022(a)(2)': [armed],
  'PC 12022(b)(1)': ['PC 1192.7(c)(23), PC 1203(e)(2)'],
  'PC 12022(b)(2)': ['PC 1192.7(c)(23), PC 1203(e)(2)'],
  'PC 12022(c)': [armed],
  'PC 12022.2(a)': [armed],
  // violent by a firearm alone
  'PC 12022.3(a)': ['PC 1192.7(c)(23), PC 667.5(c)(8), PC 1203(e)(2)', 'PC 1192.7(c)(23), PC 1203(e)(2)'],
  'PC 12022.3(b)': [armed],
  'PC 12022.5(a)': ['PC 1192.7(c)(8), PC 667.5(c)(8), PC 1203(e)(2)'],
  'PC 12022.5(b)': ['PC 1192.7(c)(8), PC 667.5(c)(8), PC 1203(e)(2)'],
  'PC 12022.53(b)': [shot],
  'PC 12022.53(c)': [shot],
  'PC 12022.53(d)': [shot],
  'PC 12022.53(e)(1)': [shot],
  'PC 12022.55': ['PC 1192.7(c)(8), PC 667.5(c)(8), PC 1203(e)(2), PC 1203(e)(3), PC 1203(e)(10)'],
  'PC 12022.7(a)': [injured],
  'PC 12022.7(b)': [injured],
  'PC 12022.7(c)': [injured],
  'PC 12022.7(d)': [injured],
  'PC 12022.7(e)': [injured],
  'PC 12022.8': [injured],
  // § 667.5(c)(8) names it; the injury need not be great
  'PC 12022.9': ['PC 1192.7(c)(8), PC 667.5(c)(8)'],
  // the unlawful transfer is the bar, whoever uses the firearm
  'PC 27590(d)': ['PC 1203(e)(13)'],
  // two prior felonies; an injury or force likely to cause it, which no list takes alone
  'PC 667.7(a)(1)': ['PC 1203(e)(4)'],
  'PC 667.7(a)(2)': ['PC 1203(e)(4)'],
  'PC 667.71(b)': ['PC 667.71(e)'],
};

/** What makes nothing of its felony, by the element that is missing. */
const excepted: Readonly<Record<string, readonly string[]>> = {
  'the injury is suffered or caused, and need not be inflicted in person': [
    'PC 347(a)(2)',
    'PC 368(b)(2)(A)',
    'PC 368(b)(2)(B)',
    'PC 452.1(a)(2)',
    'PC 452.1(a)(3)',
    'HS 11379.7(b)',
    'HS 11379.9(a)',
    'HS 25189.5(e)',
    'HS 25189.7(c)',
  ],
  'the injury is bodily or serious, not great': ['PC 550(g)', 'PC 593a(b)', 'VC 23558', 'WI 14107(d)'],
  'the injury is an animal’s': ['PC 600(c)'],
  'the weapon or the knowledge of it is another’s': ['PC 12022(d)', 'PC 30600(b)'],
  'to offer the firearm to another is enough': ['PC 12022.4(a)'],
  'a weapon had against the law need not be at hand for the crime': ['PC 30615'],
  'the crime of arson, of sex or of kidnapping is what it is by its own section': [
    'PC 289.5(d)',
    'PC 451.1(a)',
    'PC 451.1(a)(5)',
    'PC 456(b)',
    'PC 667.8(a)',
    'PC 667.8(b)',
    'PC 667.10(a)',
    'PC 667.51(c)',
    'PC 667.15(a)',
    'PC 667.15(b)',
    'PC 674(a)',
    'PC 674(b)',
    'PC 675(a)',
    'PC 12022.75(b)',
    'PC 12022.85(a)',
  ],
  'the register of sex offenders is used for another felony': ['HS 1522.01(c)', 'PC 290.4(c)(1)', 'PC 290.45(e)(1)'],
};
const reasons = Object.values(excepted).flat();

const found = Map.groupBy(terms, ({ statute }) => statute);
const made = [...found].map(([statute, rows]) => [statute, [...new Set(rows.map(madeBy))]] as const);

test('what each finding makes of its felony', () => {
  const making = made.filter(([statute]) => !reasons.includes(statute));
  expect(Object.fromEntries(making)).toEqual(expected);
});

test.for(reasons)('%s is in force, and makes nothing of its felony', (section) => {
  expect(Object.fromEntries(made)[section]).toEqual(['']);
});
