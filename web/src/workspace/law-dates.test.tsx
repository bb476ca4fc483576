import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LawTexts } from '../shared/law/law-texts.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { LawDates } from './law-dates.tsx';
import { RowWhy } from './ledger/row-why.tsx';
import { testRow, testWork } from './work/work.fixture.ts';
import { WorkProvider } from './writes/work-context.tsx';
import type { Write } from './writes/writes.ts';

const nothing = () => undefined;

/** A robbery of a day, the first day of its section on record or not, and what is written to its case. */
function show(day: string, BeginDate?: string, sentencingDate?: string, stored = false) {
  const work = testWork([{ crime: { statute: 'PC 211', terms: { upper: '5y' } }, charge: { Date: day } }], {
    caseAttributes: JSON.stringify({ sentencingDate }),
  });
  const rows = work.rows.map((row) => (BeginDate === undefined ? row : { ...row, crime: { ...row.crime, BeginDate } }));
  const written: (readonly Write[])[] = [];
  const run = (writes: readonly Write[]) => void written.push(writes);
  render(
    <UiProvider>
      <WorkProvider value={{ ...work, rows, run, undo: nothing, redo: nothing }}>
        <LawDates />
        <LawTexts value={stored}>
          <RowWhy row={testRow({ ...work, rows }, 'c1')} checks={[]} />
        </LawTexts>
      </WorkProvider>
    </UiProvider>,
  );
  return written;
}

test.for([
  [undefined, '03/14/2026, as in force on that day; its first day is not on record'],
  ['2015-01-01', '03/14/2026, as in force from 01/01/2015'],
] as const)('a section whose first day is %s on record is read so', async ([begin, words]) => {
  show('2026-03-14', begin);
  fireEvent.click(screen.getByRole('button', { name: 'Law of the offense 03/14/2026; sentencing law of today' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test.for([
  [undefined, 'today'],
  ['2026-11-30', '11/30/2026'],
] as const)('beside the law of the offense stands that of the sentence, on %s of %s', ([sentencing, day]) => {
  show('2026-03-14', undefined, sentencing);
  const both = screen.getByRole('button', { name: /^Law of the offense 03\/14\/2026/ });
  expect(both.textContent).toMatch(new RegExp(`sentencing law of ${day}$`));
});

test('of an offense of an earlier year the steps say that their links lead to the text of today, where none of that day is stored', () => {
  const words = /^Links to sections lead to today’s text; the offense is of /;
  show('2026-03-14');
  expect(screen.queryByText(words)).toBeNull();
  cleanup();
  show('2005-03-14');
  expect(screen.getByText(words).textContent).toContain('03/14/2005.');
  cleanup();
  show('2005-03-14', undefined, undefined, true);
  expect(screen.queryByText(words)).toBeNull();
});

test('the day of the sentence is set where the law is told', async () => {
  const written = show('2026-03-14');
  fireEvent.click(screen.getByRole('button', { name: /^Law of the offense/ }));
  const day = await screen.findByLabelText('Sentencing date');
  fireEvent.change(day, { target: { value: '11/30/26' } });
  fireEvent.blur(day);
  expect(written).toEqual([[{ kind: 'attributes', fields: { sentencingDate: '2026-11-30' } }]]);
});

// of many charges the list is longer than its box
test('the day of the sentence is set above the versions, in sight however many charges there are', async () => {
  show('2026-03-14');
  fireEvent.click(screen.getByRole('button', { name: /^Law of the offense/ }));
  const day = await screen.findByLabelText('Sentencing date');
  const version = screen.getByText(/as in force on that day/);
  expect(day.compareDocumentPosition(version) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
