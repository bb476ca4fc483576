import type { IsoDate } from '@countwise/engine';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { ReleaseMode } from './release-mode.tsx';

const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { upper: '5y' }, serious: true, violent: true };
const theft: TestRow['crime'] = { statute: 'PC 487(a)', terms: { upper: '3y' }, place: 'jail1170h' };
const nothing = () => undefined;

/** Release of a case sentenced on 1 August 2026, and what is written to it. */
function show(rows: readonly TestRow[], attributes: object = {}, DefendantBirthdate: IsoDate | null = '1990-05-01') {
  const written: (readonly Write[])[] = [];
  const work = testWork(rows, {
    DefendantBirthdate,
    caseAttributes: JSON.stringify({ sentencingDate: '2026-08-01', ...attributes }),
  });
  const run = (writes: readonly Write[]) => void written.push(writes);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <WorkProvider value={{ ...work, run, undo: nothing, redo: nothing }}>
          <ReleaseMode />
        </WorkProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return written;
}

const chosen = (futureCreditRatio: string) => [[{ kind: 'attributes', fields: { futureCreditRatio } }]];
const rate = (name: string) => screen.getByRole('radio', { name });

afterEach(() => vi.unstubAllGlobals());

test('the days stand before all else, each with its weekday, age and section', () => {
  show([{ crime: robbery }]);
  const days = screen.getAllByRole('definition').slice(0, 2);
  // born 1 May 1990: 40 and 6 months on 1 November 2030, 39 and 7 on 1 December 2029
  expect(days.map(({ textContent }) => textContent)).toEqual([
    '11/01/2030Friday, at the age of 40y 6m. PC 2933.1(a)',
    '12/01/2029Saturday, at the age of 39y 7m, 11m earlier. 15 CCR 3043.2',
  ]);
  // a day that stands there is not told again among the others
  expect([...document.querySelectorAll('.dates b')].map(({ textContent }) => textContent)).not.toContain('11/01/2030');
  const first = document.querySelector('.release-heads');
  const table = screen.getByRole('table', { name: 'Future credit' });
  expect(first?.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a section that a note of parole names leads to its text', () => {
  show([{ crime: robbery }], {}, null);
  const note = screen.getByText(/^Youth parole: needs the date of birth/);
  expect(within(note).getByRole('link', { name: 'PC 3051' }).getAttribute('href')).toContain('sectionNum=3051');
});

test('the age of today stands among the facts, where the day of birth is known', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T20:00:00Z') });
  show([{ crime: robbery }]);
  expect(screen.getByText('Age today').nextElementSibling?.textContent).toBe('36y 6m');
  // a kind of term that the sentence has none of is not told as none
  expect(screen.queryByText('Indeterminate Term')).toBeNull();
});

test('the rate in use is marked, and the sum under it is that of the day', () => {
  show([{ crime: robbery }]);
  expect(rate('15%')).toHaveProperty('checked', true);
  const row = within(screen.getByRole('table', { name: 'Future credit' })).getByRole('row', { name: /^15%/ });
  expect(row.textContent).toBe('15%11/01/203040y 6mPC 2933.1(a)the statute, controlling');
  const heads = within(screen.getByRole('table', { name: 'Future credit' })).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Rate', 'Earliest release', 'Age', 'Authority']);
  expect(screen.getByRole('row', { name: /^1,553 / }).textContent).toBe('1,553days from 08/01/2026');
});

test('another rate is counted with when it is pressed, and the rate of the law is none that is chosen', () => {
  const written = show([{ crime: robbery }], { futureCreditRatio: '50' });
  expect(rate('50%')).toHaveProperty('checked', true);
  fireEvent.click(rate('33%'));
  fireEvent.click(rate('15%'));
  expect(written).toEqual([...chosen('33'), ...chosen('')]);
});

const slider = () => screen.getByRole('slider', { name: 'Future credit' });
const said = () => slider().getAttribute('aria-valuetext');

test('a slider moves over the seven rates, says what each comes to, and the case has the one where it is let go', () => {
  const written = show([{ crime: robbery }]);
  expect(said()).toBe('15%, the statute, controlling: 1,553 days, earliest release 11/01/2030, estimate');
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  // 5y from 1 August 2026 are 1,826 days; a third of them is 608
  expect(said()).toBe('33%, the Department, in practice, chosen: 1,218 days, earliest release 12/01/2029, estimate');
  expect(rate('33%')).toHaveProperty('checked', true);
  expect(written).toEqual([]);
  fireEvent.keyUp(slider(), { key: 'ArrowRight' });
  expect(written).toEqual(chosen('33'));
});

test('its ends are no credit and two thirds, and back at what the law gives no rate is chosen', () => {
  const written = show([{ crime: robbery }], { futureCreditRatio: '50' });
  const press = (key: string) => {
    fireEvent.keyDown(slider(), { key });
    fireEvent.keyUp(slider(), { key });
  };
  press('Home');
  press('End');
  expect(slider().getAttribute('aria-valuemax')).toBe('6');
  expect(written).toEqual([...chosen('0'), ...chosen('67')]);
  fireEvent.keyDown(slider(), { key: 'Home' });
  press('ArrowRight');
  expect(written.slice(-1)).toEqual(chosen(''));
});

test('a term of county jail says how it is divided, and what is not counted of it', () => {
  show([{ crime: theft }]);
  expect(screen.getByRole('slider', { name: 'Custody part' })).toBeTruthy();
  expect(screen.getByText(/^The lesser jail credit of crimes before/).textContent).toContain('PC 4019(h)');
});

test('jail as a condition of probation is counted in its days', () => {
  show([{ crime: theft, charge: { ProbationGranted: true, ProbationJailTimeDays: 180 } }]);
  // half of 180 days is earned: 90 days from 1 August 2026
  expect(screen.getAllByRole('definition')[0]?.textContent).toMatch(/^10\/30\/2026Friday/);
  expect(screen.getByRole('row', { name: /^180 / }).textContent).toBe('180days of jail as a condition of probation');
});

test('what is copied has the days and the sum with their sections; a browser that refuses says so', async () => {
  const writeText = vi
    .fn<(words: string) => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValue(new Error('denied'));
  vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: '' });
  show([{ crime: robbery }]);
  const copy = screen.getByRole('button', { name: 'Copy for the record' });
  fireEvent.click(copy);
  await waitFor(() => expect(screen.getByText('Copied.')).toBeTruthy());
  expect(writeText.mock.calls[0]?.[0].split('\n').slice(0, 5)).toEqual([
    'Estimate. Earliest release of the sentence of 5y, from 08/01/2026',
    'At 15%, the limit of the statute: 11/01/2030 (PC 2933.1(a))',
    'At 33%, what the Department gives: 12/01/2029 (15 CCR 3043.2)',
    '1,826 days of 5y',
    '− 273 future credit, 15% of 1,826 (PC 2933.1(a))',
  ]);
  fireEvent.click(copy);
  await waitFor(() => expect(screen.getByText(/does not allow copying/)).toBeTruthy());
});
