import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { answerSearch } from './answer-search.ts';
import { ChangedRows } from './changed-rows.tsx';
import { Others } from './others.tsx';
import type { SearchNews, ShownOthers } from './shown.ts';
import { type Found, heard, nothingFound } from './use-search.ts';
import { Ways } from './ways.tsx';

const theft: TestRow = { crime: { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } } };
const long: TestRow = { ...theft, charge: { SelectedTerm: 2, Occasion: 'B' } };
const later: TestRow = { ...theft, charge: { Occasion: 'C' } };
const nothing = () => undefined;

/** What a search of some counts finds in which counts may be dismissed. */
function found(rows: readonly TestRow[]): { readonly work: ReturnType<typeof testWork>; readonly found: Found } {
  const work = testWork(rows, { caseAttributes: JSON.stringify({ sentencingDate: '2026-08-01' }) });
  const question = {
    asked: work.asked,
    lesser: { reductions: [], named: [], crimes: [], brought: [] },
    space: { levers: ['dismiss-count' as const], fixed: [] },
    wishes: [],
    credit: 'statute' as const,
  };
  const told: readonly SearchNews[] = [...answerSearch(question, () => 0)];
  return { work, found: told.reduce(heard, nothingFound) };
}

const inWork = (work: ReturnType<typeof testWork>, element: ReactNode) =>
  render(<WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>{element}</WorkProvider>);

test('the others are shown on request, each with the offer that gives up and serves no more, which opens', () => {
  const { work, found: all } = found([theft, long, later]);
  const opened = vi.fn<(chosen: object) => void>();
  inWork(work, <Others found={all} side="statute" onRow={opened} />);
  expect(screen.queryByRole('region', { name: 'Other bargains' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Show the others, \d+$/, expanded: false }));
  const region = within(screen.getByRole('region', { name: 'Other bargains' }));
  const first = all.others?.listed[0];
  expect(all.others?.isWhole).toBe(true);
  expect(region.getAllByText(/^gives up .*\. To serve: /)).toHaveLength(all.others?.found ?? 0);
  const [button] = region.getAllByRole('button', { name: `Row ${(first?.by.row ?? 0) + 1}` });
  fireEvent.click(button ?? document.body);
  expect(opened).toHaveBeenCalledWith(first?.by);
  fireEvent.click(screen.getByRole('button', { name: 'Hide the others', expanded: true }));
  expect(screen.queryByRole('region', { name: 'Other bargains' })).toBeNull();
});

test('where not all are listed, or not all were looked at, that is said', () => {
  const { work, found: all } = found([theft, long, later]);
  const others: ShownOthers = {
    listed: all.others?.listed.slice(0, 1) ?? [],
    found: 1234,
    isWhole: false,
    bargains: 5000,
  };
  inWork(work, <Others found={{ ...all, others }} side="statute" onRow={nothing} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show the others, 1,234' }));
  expect(
    screen.getByText(/^1,234 other bargains looked at, .* The 1 nearest to it are here\. There may be more/),
  ).toBeTruthy();
});

test('a point that two bargains reach tells both; of counts that are alike it says that either is meant', () => {
  const apart = found([{ ...theft, charge: { Occasion: 'A' } }, later]);
  const { ways } = apart.found;
  expect(ways.ways).toHaveLength(1);
  inWork(apart.work, <Ways ways={ways} place={1} at={0} />);
  expect(screen.getByRole('heading', { name: '2 ways' })).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Way 2' })).getByText(/dismissed/)).toBeTruthy();
  cleanup();
  const alike = found([theft, theft]);
  expect(alike.found.ways).toMatchObject({ ways: [], isWhole: true });
  const row = alike.found.rows[1];
  inWork(
    alike.work,
    <ul>
      <ChangedRows bargain={row?.bargain ?? []} />
    </ul>,
  );
  expect(screen.getByText('count 1 or 2, which are alike')).toBeTruthy();
});
