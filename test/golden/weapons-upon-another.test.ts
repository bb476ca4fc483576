import { isInForce, isNamedBy, namesOf, sentence, weaponElements } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

/**
 * A felony of which the use of a deadly weapon is an element has no year of § 12022(b)(1), which would show the use: the
 * conviction shows by itself that it was upon a human being, as § 1203(e)(2) asks, or there is a reason why it does not.
 */

const catalogue = readCatalogue();

/** The weapon is used in these; those of a weapon carried, had or made rest on another opinion. */
const used = weaponElements.filter(({ authority }) => authority === 'PC 12022(b)(1)');

const crimes = catalogue.rows.filter(
  ({ kind, severity, statute, variant }) =>
    kind === 'crime' && severity === 'felony' && used.some((row) => isNamedBy(row, namesOf(statute), variant)),
);

const notShown: Readonly<Record<string, readonly string[]>> = {
  'a substance that may injure the flesh without being deadly': ['PC 244'],
  'a weapon that is called less than lethal': ['PC 244.5', 'PC 245.5(c)'],
  'force without a weapon is in the same words': ['PC 245(c)', 'PC 4500', 'WI 1768.8(b)'],
  'force without a weapon was in the same words': ['PC 245(a)(1)'],
  'shown, not used upon another': ['PC 417', 'PC 417.3', 'PC 417.8', 'PC 626.95'],
  'the injury need not be of the weapon shown': ['PC 417.6'],
  'aimed at a house, a vehicle, an aircraft or at nobody': [
    'PC 246',
    'PC 246.3',
    'PC 247',
    'PC 26100(d)',
    'PC 12034(d)',
    'VC 38318(b)',
  ],
  'another fires, whom the driver lets do it': ['PC 26100(b)', 'PC 12034(b)'],
  'a place, food, animals or land': ['PC 375(d)', 'PC 11413', 'PC 11418(b)(3)', 'PC 11418(b)(4)', 'PC 11418(c)'],
  'tear gas, which disables': ['PC 22810(g)', 'PC 12403.7(g)', 'WI 871.5(b)', 'WI 1001.5(b)'],
  'by force, of which the same section is': ['PC 245.2', 'PC 245.3', 'PC 245.5(a)'],
  'fired at game': ['FG 3009'],
  'barred whole by § 18780': [
    'PC 18740',
    'PC 18745',
    'PC 18750',
    'PC 18755',
    'PC 12303.3',
    'PC 12308',
    'PC 12309',
    'PC 12310',
  ],
};
const reasons = Object.values(notShown).flat();
const isAmong = (statute: string, sections: readonly string[]): boolean =>
  isNamedBy({ sections, except: [], words: '' }, namesOf(statute));

const dayOf = ({ effective, end }: (typeof crimes)[number]) => effective ?? end ?? '2026-03-14';

function isLimited(crime: (typeof crimes)[number]): boolean {
  const date = isInForce(crime, '2026-03-14') ? '2026-03-14' : dayOf(crime);
  const charges = [{ id: 'c1', count: 1, date, crime: { id: crime.id } }];
  const { probation } = sentence({ caseFile: 1, sentencingDate: '2026-08-01', charges }, catalogue, '2026-08-01');
  return probation.reasons.some(({ authority }) => authority === 'PC 1203(e)(2)');
}

const without = crimes.filter((crime) => !isLimited(crime)).map(({ statute }) => statute);

test('every felony done with a weapon limits probation by § 1203(e)(2), or has a reason', () => {
  expect(crimes.length).toBeGreaterThan(40);
  expect(without.filter((statute) => !isAmong(statute, reasons))).toEqual([]);
});

test.for(reasons)('%s has a crime without the limitation', (section) => {
  expect(without.some((statute) => isAmong(statute, [section]))).toBe(true);
});

test.for(['PC 245(a)(2)', 'PC 245.5(b)', 'PC 4501(a)', 'PC 11418(b)(1)', 'PC 26100(c)'])(
  '%s is of the felonies done with a weapon',
  (statute) => {
    expect(crimes.map((crime) => crime.statute)).toContain(statute);
  },
);
