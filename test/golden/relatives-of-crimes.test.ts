import { isInForce, sentence } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

/** A crime that holds one whose victim may be a relative has the length of § 1203.097, or a reason why it has not. */

const catalogue = readCatalogue();
const on = '2026-07-01';

const ofViolence = /assault|\bbattery|mayhem|tortur|kidnap|false imprison|brandish|stalk|dissuad|protective/i;
const ofSex = /\brape\b|sodomy|oral cop|sexual penetration/i;
const ofThings = /vandal|graffiti/i;

/** Sections whose rows name such a crime and have no thirty-six months, by the reason. */
const excepted: Readonly<Record<string, readonly string[]>> = {
  'the victim is told by office, work or the place of it': [
    'PC 217.1',
    'PC 241.1',
    'PC 241.4',
    'PC 241.5',
    'PC 241.6',
    'PC 241.7',
    'PC 241.8',
    'PC 243.1',
    'PC 243.3',
    'PC 243.6',
    'PC 243.65',
    'PC 243.7',
    'PC 243.8',
    'PC 243.10',
    'PC 244.5(c)',
    'PC 245(c)',
    'PC 245(d)',
    'PC 245.2',
    'PC 245.3',
    'PC 245.5',
    'PC 417(b)',
    'PC 417(c)',
    'PC 417(d)',
    'PC 417.8',
    'PC 626.95',
  ],
  'the defendant acts by his office or in custody': [
    'PC 149',
    'PC 243.15',
    'PC 243.9',
    'PC 4500',
    'PC 4501',
    'PC 4501.1',
    'PC 4501.5',
  ],
  'a crime against a child, with a law of probation of its own or a life term': ['PC 269', 'PC 273ab', 'PC 288.7'],
  'no act upon a person: what is had, carried, made or sold': [
    'PC 136.2',
    'PC 136.5',
    'PC 537f',
    'PC 594.1',
    'PC 594.2',
    'PC 17500',
    'PC 18755',
    'PC 29800',
    'PC 30600',
    'PC 30605',
  ],
  'a duty to report, or words said to an authority': [
    'PC 152.3',
    'PC 210',
    'PC 1524.1',
    'PC 11160',
    'PC 11161',
    'PC 11162',
  ],
  'an animal, a congregation, the dead or the public': ['PC 594.3', 'PC 594.35', 'PC 597', 'PC 640.5', 'PC 640.8'],
};

const isNamed = (name: string): boolean => ofViolence.test(name) || ofSex.test(name) || ofThings.test(name);

const crimes = catalogue.rows.filter(
  ({ kind, severity, statute, name, ...days }) =>
    kind === 'crime' && severity !== 'infraction' && statute.startsWith('PC ') && isNamed(name) && isInForce(days, on),
);

function isBeside(id: string): boolean {
  const charges = [{ id: 'c1', count: 1, date: '2026-03-14', crime: { id } }];
  const { probation } = sentence({ caseFile: 1, sentencingDate: '2026-08-01', charges }, catalogue, on);
  return probation.lengths.some(({ text }) => text.includes('36 months'));
}

const without = crimes.filter(({ id }) => !isBeside(id)).map(({ statute }) => statute);
const isUnder = (statute: string, section: string): boolean =>
  statute.startsWith(section) && !/^[\d.]/.test(statute.slice(section.length));
const reasons = Object.values(excepted).flat();

test('every crime that names one against a person or a thing has the length, or a reason', () => {
  expect(crimes.length).toBeGreaterThan(150);
  expect(without.filter((statute) => !reasons.some((section) => isUnder(statute, section)))).toEqual([]);
});

test.for(reasons)('%s has a crime to except', (section) => {
  expect(without.some((statute) => isUnder(statute, section))).toBe(true);
});
