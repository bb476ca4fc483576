import { caseTotalOf } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { scenariosQuery } from '../../shared/case/case-queries.ts';
import { keepShown } from '../../shared/case/stored-totals.ts';
import { sentence as text } from '../../text/workspace.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import type { CaseWork } from '../work/case-work.ts';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { SentencePanel } from './sentence-panel.tsx';
import { Why } from './why.tsx';

const long = { statute: 'PC 245(b)', terms: { lower: '3y', middle: '6y', upper: '9y' }, place: 'prison' } as const;
const life = { statute: 'PC 206', terms: { upper: '7-life' }, place: 'prison' } as const;
const beside = { Concurrency: 1 } as const;
const rules = { engine: '1', catalogue: '1' };
const nothing = () => undefined;
const onWhy = vi.fn<() => void>();

/** A panel whose range is never answered: no other number waits for it. */
function open(...rows: readonly TestRow[]) {
  return openWith(new QueryClient(), rows);
}

const openWith = (client: QueryClient, rows: readonly TestRow[], address = '/') =>
  openOn(testWork(rows), client, address);

function openOn(work: CaseWork, client = new QueryClient(), address = '/') {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <UiProvider>
          <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>
            <SentencePanel onCompare={nothing} onWhy={onWhy} />
            <Why sentence={work.sentence} onClose={nothing} />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getByRole('complementary', { name: 'Selected Sentence' }).textContent;
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a life term that runs beside stands in the total, the facts and the sum, and there is no day of release', () => {
  const panel = open({ crime: long }, { crime: life, charge: beside });
  expect(panel).toMatch(/^Selected Sentence9y, and 7 - L beside/);
  expect(panel).toContain('A life term runs beside, 7 - L: no date of release.');
  expect(panel).not.toContain('Earliest release');
  // no level of heading is left out between the name of the case and those of the panel's parts
  expect(screen.getByRole('heading', { level: 2, name: 'Selected Sentence' })).toBeTruthy();
  expect(screen.getByText('Controlling term 9y: count 1')).toBeTruthy();
  expect(screen.getByText('Indeterminate').parentElement?.textContent).toBe('Indeterminate7 - L beside');
  expect(screen.getByRole('heading', { name: 'Why 9y, and 7 - L beside' })).toBeTruthy();
  expect(screen.getByText('Runs beside 7 - L: count 2')).toBeTruthy();
});

test('a case without charges says nothing of probation', () => {
  expect(open()).not.toContain('Probation');
  cleanup();
  expect(open({ crime: long })).toContain('Probation');
});

test('what the mode itself shows the panel leaves out: the verdict on probation', () => {
  expect(openWith(new QueryClient(), [{ crime: long }], '/?mode=probation')).not.toContain('Probation');
});

test('an address that names no mode is that of the charges, whose ledger has the bar of the sentence', () => {
  const bars = (address: string) => {
    cleanup();
    openWith(new QueryClient(), [{ crime: long }, { crime: long }], address);
    return screen.queryAllByRole('group', { name: text.ladder }).length;
  };
  expect(bars('/?mode=offers')).toBe(1);
  expect(bars('/?mode=charges')).toBe(0);
  expect(bars('/?mode=circumstances')).toBe(0);
});

// jail is a condition of probation and no part of a prison term: PC 1203.1(a)
test('jail of probation that the total leaves out stands among the facts', () => {
  const granted = { ProbationGranted: true, ProbationJailTimeDays: 180 } as const;
  const theft = { statute: 'PC 487(a)', terms: { upper: '3y' } } as const;
  expect(open({ crime: long }, { crime: theft, charge: granted })).toContain('180 days, not in the total');
  cleanup();
  const alone = open({ crime: theft, charge: granted });
  expect(alone).toMatch(/^Selected Sentence180d/);
  expect(alone).toContain('County jail, as a condition of probation');
});

test('the checks that the panel folds are all on paper', () => {
  openWith(new QueryClient(), [{ crime: long }, { crime: life }], '/?mode=release');
  const shown = () => screen.getByRole('region', { name: 'Checks' }).querySelectorAll('ol > li').length;
  const atFirst = shown();
  const more = Number(screen.getByRole('button', { name: /^\d+ more$/ }).textContent.split(' ')[0]);
  fireEvent(window, new Event('beforeprint'));
  expect(shown()).toBe(atFirst + more);
  expect(screen.queryByRole('button', { name: /^\d+ more$/ })).toBeNull();
  fireEvent(window, new Event('afterprint'));
  expect(shown()).toBe(atFirst);
});

test('the counts of a check that are many are all on paper', () => {
  const dismissed = { ChargeStatus: 2 } as const;
  const rows = Array.from(
    { length: 19 },
    (_, at): TestRow => ({ crime: long, ...(at % 2 === 1 && { charge: dismissed }) }),
  );
  openWith(new QueryClient(), rows, '/?mode=release');
  const checks = () => screen.getByRole('region', { name: 'Checks' }).textContent;
  expect(checks()).toContain('Counts 1, 3, 5, 7, 9, 11, 13, 15 and 2 more');
  fireEvent(window, new Event('beforeprint'));
  expect(checks()).toContain('Counts 1, 3, 5, 7, 9, 11, 13, 15, 17, 19');
  expect(checks()).not.toMatch(/and \d+ more/);
});

test('a check that the print itself unfolds has all its counts too', () => {
  const dismissed = { ChargeStatus: 2 } as const;
  const rows = Array.from(
    { length: 20 },
    (_, at): TestRow => ({ crime: at === 0 ? life : long, ...(at % 2 === 1 && { charge: dismissed }) }),
  );
  openWith(new QueryClient(), rows, '/?mode=release');
  const checks = () => screen.getByRole('region', { name: 'Checks' }).textContent;
  expect(checks()).not.toContain('Immigration advice');
  fireEvent(window, new Event('beforeprint'));
  expect(checks()).toContain('Immigration adviceCounts 1, 3, 5, 7, 9, 11, 13, 15, 17, 19.');
});

test('of two checks alike about different counts each has a name of its own', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(nothing);
  const work = testWork([{ crime: long }, { crime: life }]);
  const unknown = (id: string) => ({
    code: 'CRIME_NOT_FOUND',
    text: 'Not in the catalog.',
    authority: '',
    charges: [id],
  });
  const notices = ['c1', 'c2'].map(unknown);
  openOn({ ...work, sentence: { ...work.sentence, notices } });
  const ids = [...screen.getByRole('region', { name: 'Checks' }).querySelectorAll('button[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(told.mock.calls.flat().join(' ')).not.toContain('same key');
  told.mockRestore();
});

test('another scenario says what it comes to, and by how much that differs', () => {
  const client = new QueryClient();
  const { record, sentence } = testWork([{ crime: long, charge: { SelectedTerm: 1 } }]);
  const offer = { ...record, Id: 'offer', ScenarioName: 'Offer', ParentCaseId: record.Id };
  client.setQueryData(scenariosQuery(record.Id).queryKey, { mainCase: record, scenarios: [offer], rules });
  keepShown(client, offer.Id, caseTotalOf(sentence.summary));
  openWith(client, [{ crime: long }]);
  expect(screen.getByRole('link', { name: 'Offer' }).closest('div')?.textContent).toBe('Offer3y 6y less');
});

test('of many other scenarios each is there: the tabs have room for a few', () => {
  const client = new QueryClient();
  const { record } = testWork([{ crime: long }]);
  const names = Array.from({ length: 9 }, (_, nth) => `Scenario ${nth + 1}`);
  const scenarios = names.map((name) => ({ ...record, Id: name, ScenarioName: name, ParentCaseId: record.Id }));
  client.setQueryData(scenariosQuery(record.Id).queryKey, { mainCase: record, scenarios, rules });
  openWith(client, [{ crime: long }]);
  expect(names.filter((name) => screen.queryByRole('link', { name }) === null)).toEqual([]);
});

test('beside the number stands how many checks are open, and leads to them', () => {
  open({ crime: long });
  const number = document.querySelector('.panel-number');
  const checks = screen.getByRole('region', { name: 'Checks' });
  const chip = screen.getByRole('button', { name: /^\d+ checks?$/ });
  expect(number?.textContent).toBe(`9y${chip.textContent}`);
  expect(Number.parseInt(chip.textContent, 10)).toBe(checks.querySelectorAll('ol > li').length);
  fireEvent.click(chip);
  expect(document.activeElement?.id).toBe('checks');
});

test('where nothing runs beside, nothing is said of it', () => {
  const panel = open({ crime: long }, { crime: life });
  expect(panel).toMatch(/^Selected Sentence9y \+ 7 - L/);
  // a line may end between the two, not within one
  expect([...document.querySelectorAll('.total-figure .length-part')].map(({ textContent }) => textContent)).toEqual([
    '9y',
    '+ 7 - L',
  ]);
  expect(panel).not.toMatch(/beside|Controlling/);
  expect(panel).toContain('Lawful rangecomputing');
});

test('the record has the sum of the controlling term, then of what runs beside it, then the total', async () => {
  const writeText = vi.fn<(words: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: '' });
  open({ crime: life, charge: beside }, { crime: long });
  fireEvent.click(screen.getByRole('button', { name: 'Copy for the record' }));
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  const lines = writeText.mock.calls[0]?.[0].split('\n');
  expect(lines?.map((line) => line.replace(/ \(.*\)$/, ''))).toEqual([
    'Controlling term 9y: count 2',
    '1. Count 2, PC 245(b): 9 years, the upper term.',
    '2. Count 2, PC 245(b): 9 years, counted in full as the principal term.',
    'Runs beside 7 - L: count 1',
    '3. Count 1, PC 206: 7 years to life, the term the statute gives.',
    expect.stringMatching(/^4\. Count 1, PC 206: runs (concurrently|beside).*adds nothing\.$/),
    '9y, and 7 - L beside',
  ]);
});

test.for([
  ['/', 'compact', 0],
  ['/?mode=charges', 'compact', 0],
  ['/?mode=credits', 'compact', 1],
  // the foot of the ledger, which shows it, is the compact list's alone
  ['/', 'detailed', 1],
] as const)(
  'at %s, %s, Why stands beside the number, and its picture where the charges do not show it',
  ([address, view, shown]) => {
    localStorage.setItem('charge_list_view', JSON.stringify(view));
    openWith(new QueryClient(), [{ crime: long }, { crime: long }], address);
    expect(screen.queryAllByRole('group', { name: text.ladder })).toHaveLength(shown);
    fireEvent.click(screen.getByRole('button', { name: 'Why' }));
    expect(onWhy).toHaveBeenCalled();
  },
);
