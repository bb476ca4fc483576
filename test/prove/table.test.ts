import { sentence } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { crimes, is } from './crimes.ts';
import { hasThree, inSlot, slots } from './days.ts';
import { enhancements, statusRows } from './enhancements.ts';

const catalogue = readCatalogue();
const latest = '2026-03-01';

test.for(
  crimes.flatMap((crime) =>
    [crime.from, latest].map(
      (day) => [`${crime.cite} ${crime.attempt ? 'attempted ' : ''}on ${day}`, crime, day] as const,
    ),
  ),
)('%s: the catalogue has the same terms and the same kind', ([, crime, day]) => {
  const file = {
    id: 'c1',
    count: 1,
    crime: crime.cite,
    date: day,
    ...(crime.attempt && { state: 'Attempt' as const }),
  };
  const [row] = sentence(
    { caseFile: 1, sentencingDate: '2026-08-01', charges: [file] },
    catalogue,
    '2026-08-01',
  ).charges;
  const own = slots.map((slot) => row?.own[slot]?.days ?? null);
  const [only] = [inSlot(crime.terms, 'upper')];
  expect(own).toEqual(
    hasThree(crime.terms) ? slots.map((slot) => inSlot(crime.terms, slot).days) : [null, null, only.days],
  );
  expect(row?.own.upper?.kind).toBe(only.kind === 'days' ? 'determinate' : only.kind);
  expect({ serious: row?.serious, violent: row?.violent }).toEqual({
    serious: is(crime, 'serious'),
    violent: is(crime, 'violent'),
  });
});

const completed = crimes.filter(({ attempt, cite }) => !attempt && !cite.startsWith('PC 664'));
test.for(completed.map((crime) => [crime.cite, crime] as const))('%s: of the same lists', ([cite, crime]) => {
  const found = catalogue.byStatute(cite, latest);
  if (found.kind === 'missing') throw new Error(found.message);
  const { groups, category, severity, place } = found.crime;
  expect(severity).toBe(is(crime, 'misdemeanor') ? 'misdemeanor' : 'felony');
  expect(groups.includes('SEX6676')).toBe(is(crime, 'listed'));
  expect(groups.includes('SEX1STRIKE_C')).toBe(is(crime, 'one-strike') || is(crime, 'one-strike-free'));
  expect(category === 'KIDNAP_1170_1B').toBe(is(crime, 'kidnapping'));
  expect(category === 'WITNESS_1170_15').toBe(is(crime, 'dissuading'));
  expect(category === 'THREAT_1170_13').toBe(is(crime, 'threat'));
  expect(category === 'MANSLAUGHTER_1170_16').toBe(is(crime, 'manslaughter'));
  expect(category === 'PRISON_1170_1C').toBe(is(crime, 'in-prison'));
  expect(place === 'jail1170h').toBe(is(crime, 'jail'));
});

test.for(enhancements.map((row) => [row.cite, row] as const))('%s: the catalogue has the same terms', ([cite, row]) => {
  for (const day of [row.from, latest]) {
    const found = catalogue.byStatute(cite, day);
    if (found.kind === 'missing') throw new Error(found.message);
    const { lower = '', middle = '', upper = '' } = found.crime.terms;
    const terms = hasThree(row.terms)
      ? `${lower} ${middle} ${upper}`
      : row.about === 'special-circumstance'
        ? lower
        : upper;
    expect(terms).toBe(row.terms);
  }
});

test.for(Object.entries(statusRows))('%s: the catalogue has the same years', ([cite, { years }]) => {
  const found = catalogue.byStatute(cite, latest);
  expect(found.kind === 'found' && found.crime.terms.upper).toBe(`${years}y`);
});
