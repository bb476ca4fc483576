import { courtAlone } from '@countwise/engine';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestRow } from '../work/work.fixture.ts';
import { type AskedOffers, firstAsked, readAsked } from './asked.ts';
import { layOut, letWorkersSearch, nothing, picks, robbery, show, theft } from './offers-mode.fixture.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => new Promise(nothing));
  layOut('panel');
  letWorkersSearch();
});
afterEach(() => vi.unstubAllGlobals());

test('offers stand in the order of what they give up, and arrows go from point to point of the open one', async () => {
  show([robbery, theft]);
  await screen.findByText('Complete.');
  const [first] = picks();
  expect(first?.textContent).toContain('as filed');
  const points = within(screen.getByRole('group', { name: 'Terms of this offer' }));
  expect(points.getAllByRole('button', { pressed: true })).toHaveLength(1);
  const head = points.getAllByRole('button', { pressed: true })[0]?.textContent;
  fireEvent.keyDown(first ?? document.body, { key: 'ArrowRight' });
  expect(points.getAllByRole('button', { pressed: true })[0]?.textContent).not.toBe(head);
  fireEvent.keyDown(first ?? document.body, { key: 'ArrowLeft' });
  expect(points.getAllByRole('button', { pressed: true })[0]?.textContent).toBe(head);
});

test('at the complaint stage the law limits no bargain, which the screen says, and keeps', async () => {
  show([robbery, theft]);
  await screen.findByText('Complete.');
  fireEvent.click(picks().at(-1) ?? document.body);
  expect(screen.getByText(/needs one of three grounds/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Complaint' }));
  await screen.findByText('Complete.');
  fireEvent.click(picks().at(-1) ?? document.body);
  expect(await screen.findByText(/At the complaint stage the law does not limit this bargain/)).toBeDefined();
  expect(screen.queryByText(/needs one of three grounds/)).toBeNull();
  const kept = Object.values(localStorage).map((each) => readAsked(each).stage);
  expect(kept).toEqual(['complaint']);
});

test('where the answer depends on the occasions the screen asks for them and gives both', async () => {
  const struck: TestRow = { ...theft, charge: { NumberOfStrikes: '1', SelectedTerm: 2 } };
  show([struck, struck]);
  const asked = within(await screen.findByRole('region', { name: /^Say which counts are one occasion/ }));
  expect(asked.getByText(/Not said of count 1, count 2/)).toBeTruthy();
  expect(asked.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'They are one occasion',
    'Each is an occasion of its own',
  ]);
});

/** A search can be stopped before it has told a row. */
const anyPick = () => waitFor(() => expect(picks().length).toBeGreaterThan(0));

test('Esc on an offer ends a search that goes on', async () => {
  letWorkersSearch(3);
  show([robbery, theft]);
  await anyPick();
  fireEvent.keyDown(picks()[0] ?? document.body, { key: 'Escape' });
  expect(screen.getByText('Stopped.')).toBeTruthy();
});

test('a search that is stopped keeps its rows and says what may lie beyond', async () => {
  const begun = letWorkersSearch(3);
  show([robbery, theft]);
  await anyPick();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByText('Stopped.')).toBeTruthy();
  expect([...begun].map(({ isEnded }) => isEnded)).toEqual([true]);
  expect(picks().length).toBeGreaterThan(0);
});

test('a case that changes ends the search, and its rows are said to be of the case before', async () => {
  const begun = letWorkersSearch();
  const change = show([robbery, theft]);
  await screen.findByText('Complete.');
  const before = picks().length;
  change([robbery, theft, theft]);
  expect([...begun].map(({ isEnded }) => isEnded)).toEqual([true]);
  expect(screen.getByText(/The case changed\. These rows are of the case before\./)).toBeTruthy();
  expect(picks()).toHaveLength(before);
  fireEvent.click(screen.getByRole('button', { name: 'Search again' }));
  await waitFor(() => expect(screen.queryByText(/The case changed/)).toBeNull());
  await screen.findByText('Complete.');
});

test('where everything is open already, nothing is said to open more', async () => {
  const asked: AskedOffers = { ...firstAsked, levers: [...courtAlone], courtAlone: true };
  localStorage.setItem('offers_case', JSON.stringify({ ...asked, wishes: [{ kind: 'at-most', days: 30 }] }));
  show([robbery]);
  expect(await screen.findByText('Everything that may be open here is open, and no row is fixed.')).toBeTruthy();
  expect(screen.queryByText('What would open it')).toBeNull();
});

test('where nothing meets what is asked the screen says what would, and a wish is taken back', async () => {
  const asked: AskedOffers = { ...firstAsked, wishes: [{ kind: 'at-most', days: 180 }] };
  localStorage.setItem('offers_case', JSON.stringify(asked));
  show([robbery, theft]);
  expect(await screen.findByText(/^Nothing in this space is at most 6m\. The least to serve in it is/)).toBeTruthy();
  const held = await screen.findByText(/something is pleaded to/);
  expect(held.textContent).toBe('Count 2, PC 487(a), 16m lower, stands: something is pleaded to. ');
  // the theft alone at its lower term of 16m (PC 1170(h)(1)), for 5y and a third of its middle 2y, 8m
  const panel = within(screen.getByRole('complementary', { name: 'Least in this space' }));
  expect(panel.getByText('16m')).toBeTruthy();
  expect(panel.getByText(/^as filed/).textContent).toMatch(/^as filed 5y 8m, [\d,]+ days more to serve$/);
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'count 1 dismissed',
    'count 2 at its lower term 16m lower',
  ]);
  const nearest = await screen.findByRole('button', { name: /^At most 16m$/ });
  fireEvent.click(nearest);
  await screen.findByRole('table', { name: 'Offers that no other beats' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove At most 16m' }));
  expect(await screen.findByRole('table', { name: 'Offers that no other beats' })).toBeTruthy();
});

test('what would open more is told by the rows of the case, and what brings no less is one line', async () => {
  const asked: AskedOffers = {
    ...firstAsked,
    levers: ['dismiss-count', 'term', 'run'],
    fixed: ['c1'],
    wishes: [{ kind: 'at-most', days: 600 }],
  };
  localStorage.setItem('offers_case', JSON.stringify(asked));
  show([robbery, theft]);
  await screen.findByText('What would open it');
  // the robbery at 2y (PC 213(a)(2)) stays, and the theft in its place would be 16m (PC 1170(h)(1))
  expect(document.querySelector('.offers-held')?.textContent).toBe('Count 1, PC 211, 2y lower, is fixed here. ');
  const table = within(screen.getAllByRole('table')[0] ?? document.body);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Probation with jail',
    'Count 1 dismissedcount 1, no more fixed; count 2 at its lower term',
  ]);
  expect(table.getByRole('button', { name: 'Open it: count 1, no more fixed' })).toBeTruthy();
  expect(screen.getByText(/^No less by any one of these alone: dismiss an enhancement;/)).toBeTruthy();
});
