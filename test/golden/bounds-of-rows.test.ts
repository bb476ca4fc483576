import { type CaseFile, sentence } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

/** What no row may break, whatever its section says: asked of every crime on a day of its own. */

const catalogue = readCatalogue();
const today = '2026-08-01';
const crimes = catalogue.rows.filter(({ kind }) => kind === 'crime');
const grave = crimes.filter(({ severity }) => severity !== 'infraction');

function answerOf(crime: (typeof crimes)[number], state?: 'Attempt') {
  const date = crime.end ?? crime.effective ?? '2026-03-01';
  const charges: CaseFile['charges'] = [{ id: 'c1', count: 1, date, crime: { id: crime.id }, ...(state && { state }) }];
  return sentence({ caseFile: 1, sentencingDate: today, charges }, catalogue, today);
}

const idsOf = (broken: (crime: (typeof crimes)[number]) => boolean, of = grave) =>
  of.filter(broken).map(({ id }) => id);

test('nothing attaches to an infraction', () => {
  const infractions = crimes.filter(({ severity }) => severity === 'infraction');
  expect(infractions.length).toBeGreaterThan(1000);
  expect(idsOf(({ groups }) => groups.length > 0, infractions)).toEqual([]);
});

test('an attempt has no longer term than its crime, and no graver level: PC 664', () => {
  const isLonger = (crime: (typeof crimes)[number]): boolean => {
    const [whole] = answerOf(crime).charges;
    const [tried] = answerOf(crime, 'Attempt').charges;
    if (whole === undefined || tried === undefined || whole.indeterminate !== '' || whole.special !== null)
      return false;
    return (
      tried.determinateDays > whole.determinateDays || (tried.severity === 'felony' && whole.severity !== 'felony')
    );
  };
  expect(idsOf(isLonger)).toEqual([]);
});

test('the least jail is never above the most, and what bars probation has its authority', () => {
  const isAbove = (least: number, most: number): boolean => least > most;
  const isWrong = (crime: (typeof crimes)[number]): boolean => {
    const { charges, probation } = answerOf(crime);
    const { verdict, reasons } = probation;
    return [
      ...charges.map(({ jail }) => jail !== null && isAbove(jail.minimumDays, jail.maximumDays)),
      ...probation.jail.map(({ minimumDays, maximumDays }) => isAbove(minimumDays, maximumDays)),
      verdict !== 'Eligible' && reasons.length === 0,
      ...reasons.map(({ authority }) => authority === ''),
    ].some(Boolean);
  };
  expect(idsOf(isWrong)).toEqual([]);
});
