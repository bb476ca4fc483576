import { noGroundOfDeportation, noRegistration, type Wish } from '@countwise/engine';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letWorkers, type StandInWorker } from '../../shared/stand-in-worker.fixture.ts';
import { CommandsProvider } from '../../ui/commands.tsx';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { BottomBar } from '../sentence/bottom-bar.tsx';
import { FootProvider } from '../work/number-at-foot.tsx';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { type Work, WorkProvider } from '../writes/work-context.tsx';
import { answerSearch } from './answer-search.ts';
import { type AskedOffers, firstAsked, noWorseThan, readAsked, wishWords, withWish } from './asked.ts';
import { lesserQuery } from './lesser-query.ts';
import { OffersMode } from './offers-mode.tsx';
import type { Question } from './shown.ts';
import { WishForm } from './wish-form.tsx';

const robbery: TestRow = {
  crime: { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' }, violent: true, serious: true },
};
const theft: TestRow = { crime: { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } } };
const nothing = () => undefined;
const compared = vi.fn<() => void>();

let begun: Set<StandInWorker>;
const ended = () => [...begun].filter(({ isEnded }) => isEnded).length;

/** Workers answer in the next turn, as far as `most` says. */
function letWorkersSearch(most = Number.POSITIVE_INFINITY) {
  begun = new Set();
  letWorkers((told, worker) => {
    begun.add(worker);
    queueMicrotask(() => {
      let count = 0;
      for (const data of answerSearch(told as Question, () => 0)) {
        count += 1;
        if (worker.isEnded || count > most) return;
        worker.dispatchEvent(new MessageEvent('message', { data }));
      }
    });
  });
}

function show(rows: readonly TestRow[], foot: ReactNode = null) {
  const client = new QueryClient();
  const work: Work = { ...testWork(rows), run: nothing, undo: nothing, redo: nothing };
  client.setQueryData(lesserQuery(work.asked.caseFile).queryKey, {
    reductions: [],
    named: [],
    crimes: [],
    brought: [],
  });
  const screenOf = (open: Work) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UiProvider>
          <CommandsProvider>
            <WorkProvider value={open}>
              <FootProvider>
                <OffersMode onCompare={compared} />
                {foot}
              </FootProvider>
            </WorkProvider>
          </CommandsProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(screenOf(work));
  return (changed: readonly TestRow[]) => {
    const next = { ...work, ...testWork(changed) };
    client.setQueryData(lesserQuery(next.asked.caseFile).queryKey, {
      reductions: [],
      named: [],
      crimes: [],
      brought: [],
    });
    rerender(screenOf(next));
  };
}

const offersIn = () => within(screen.getByRole('table', { name: 'Offers that no other stands under' }));
const picks = () =>
  offersIn()
    .getAllByRole('button', { expanded: true })
    .concat(offersIn().queryAllByRole('button', { expanded: false }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => new Promise(nothing));
  letWorkersSearch();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
  expect(await screen.findByText(/^At the complaint stage the law does not limit this bargain/)).toBeDefined();
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

test('the foot of a phone carries the number of the open offer and says whose it is; a wider one the case’s', async () => {
  const feet = (
    <>
      <BottomBar phone onWhy={nothing} />
      <BottomBar phone={false} onWhy={nothing} />
    </>
  );
  show([robbery, theft], feet);
  await screen.findByText('Complete.');
  const [phone, wider] = screen.getAllByRole('complementary', { name: 'Selected Sentence' });
  const before = wider?.textContent;
  expect(phone?.textContent).toMatch(/^Offer in row 1 /);
  const last = picks().length - 1;
  fireEvent.click(picks()[last] ?? document.body);
  const row = screen.getByRole('rowheader', { name: String(last + 1) }).closest('tr');
  const [length, served] = [
    row?.querySelector('.offers-sum b')?.textContent,
    row?.querySelector('.offers-figure b')?.textContent,
  ];
  expect(phone?.textContent).toContain(`Offer in row ${last + 1} ${length} ${served}`);
  expect(wider?.textContent).toBe(before);
});

test('on a phone the offers stand one under the other, and the foot opens the one that is chosen', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  show([robbery, theft], <BottomBar phone onWhy={nothing} />);
  await screen.findByText('Complete.');
  expect(screen.queryByRole('button', { name: 'Record offer' })).toBeNull();
  const last = within(screen.getByRole('table', { name: 'Offers that no other stands under' }))
    .getAllByRole('button', { pressed: false })
    .at(-1);
  fireEvent.click(last ?? document.body);
  expect(last?.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Open' }));
  const sheet = await screen.findByRole('dialog', {
    name: new RegExp(`^Offer in row ${Number(last?.dataset['place']) + 1}, `),
  });
  expect(within(sheet).getByRole('button', { name: 'Record offer' })).toBeTruthy();
  vi.unstubAllGlobals();
});

test('keys on an offer record it and compare; those that nobody meant do nothing', async () => {
  show([robbery, theft]);
  await screen.findByText('Complete.');
  const [first] = picks();
  fireEvent.keyDown(first ?? document.body, { key: 'v' });
  expect(compared).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(first ?? document.body, { key: 'o', ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(first ?? document.body, { key: 'o' });
  expect(await screen.findByRole('dialog', { name: /^Record an offer at/ })).toBeTruthy();
});

test('Esc on an offer ends a search that goes on', async () => {
  letWorkersSearch(3);
  show([robbery, theft]);
  await screen.findByRole('button', { name: 'Stop' });
  fireEvent.keyDown(picks()[0] ?? document.body, { key: 'Escape' });
  expect(screen.getByText('Stopped.')).toBeTruthy();
});

test('a search that is stopped keeps its rows and says what may lie beyond', async () => {
  letWorkersSearch(3);
  show([robbery, theft]);
  const stop = await screen.findByRole('button', { name: 'Stop' });
  fireEvent.click(stop);
  expect(screen.getByText('Stopped.')).toBeTruthy();
  expect(ended()).toBe(1);
  expect(picks().length).toBeGreaterThan(0);
});

test('a case that changes ends the search, and its rows are said to be of the case before', async () => {
  const change = show([robbery, theft]);
  await screen.findByText('Complete.');
  const before = picks().length;
  change([robbery, theft, theft]);
  expect(ended()).toBe(1);
  expect(screen.getByText(/The case changed\. These rows are of the case before\./)).toBeTruthy();
  expect(picks()).toHaveLength(before);
  fireEvent.click(screen.getByRole('button', { name: 'Search again' }));
  await waitFor(() => expect(screen.queryByText(/The case changed/)).toBeNull());
  await screen.findByText('Complete.');
});

test('where nothing meets what is asked the screen says what would, and a wish is taken back', async () => {
  const asked: AskedOffers = { ...firstAsked, wishes: [{ kind: 'at-most', days: 180 }] };
  localStorage.setItem('offers_case', JSON.stringify(asked));
  show([robbery, theft]);
  expect(
    await screen.findByText(/Nothing in this space meets what is asked\. The least to serve in it is/),
  ).toBeTruthy();
  const held = await screen.findByText(/something is pleaded to/);
  expect(held.textContent).toContain('count 2, PC 487(a) stands');
  const nearest = await screen.findByRole('button', { name: /^At most 16m$/ });
  fireEvent.click(nearest);
  await screen.findByRole('table', { name: 'Offers that no other stands under' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove At most 16m' }));
  expect(await screen.findByRole('table', { name: 'Offers that no other stands under' })).toBeTruthy();
});

/** Whole days of `2,130 days`. */
const daysOf = (words: string): number => Number(words.replaceAll(/\D/g, ''));

test('an offer stands beside a trial, with the chance at which both come to the same days', async () => {
  show([robbery, theft, theft]);
  await screen.findByText('Complete.');
  fireEvent.keyDown(picks()[0] ?? document.body, { key: 'ArrowRight' });
  const beside = (await screen.findByText('Offer and trial, in days')).closest('details') ?? document.body;
  const table = within(beside).getByRole('table', { hidden: true });
  const served = (name: RegExp) =>
    daysOf(within(table).getByRole('row', { name, hidden: true }).lastElementChild?.textContent ?? '');
  fireEvent.change(within(beside).getByLabelText('Counts that are proved together or not at all'), {
    target: { value: '0' },
  });
  const [offer, proved, without] = [served(/^Offer/), served(/^All counts, as selected/), served(/^Without count 1/)];
  expect([without < offer, offer < proved]).toEqual([true, true]);
  const words = beside.textContent;
  expect(words).toContain('Without count 1, the others as selected');
  expect(words).toContain(`in ${Math.round(((offer - without) * 100) / (proved - without))} of 100 such trials`);
});

test('the price of each allegation is opened by its key', async () => {
  show([robbery, theft]);
  await screen.findByText('Complete.');
  const prices = (await screen.findByText('What each allegation costs')).closest('details');
  expect(prices?.open).toBe(false);
  fireEvent.keyDown(document.body, { key: '$', code: 'Digit4', shiftKey: true });
  expect(prices?.open).toBe(true);
  expect(document.activeElement?.textContent).toBe('What each allegation costs');
});

test('a length is read as it is written, or the field says how', () => {
  const added: Wish[] = [];
  render(
    <UiProvider>
      <WishForm onAdd={(wish) => added.push(wish)} />
    </UiProvider>,
  );
  fireEvent.change(screen.getByLabelText('Length'), { target: { value: 'soon' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByText('Give a length such as 8y or 16m.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Length'), { target: { value: '7y 8m' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(added).toEqual([{ kind: 'at-most', days: 2760 }]);
});

test('a wish over what a conviction brings is asked whole, and fines in whole dollars', () => {
  const added: Wish[] = [];
  render(
    <UiProvider>
      <WishForm onAdd={(wish) => added.push(wish)} />
    </UiProvider>,
  );
  const ask = (kind: string) => fireEvent.change(screen.getByLabelText('Wish'), { target: { value: kind } });
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  ask('fines');
  fireEvent.change(screen.getByLabelText('Dollars'), { target: { value: 'few' } });
  add();
  expect(screen.getByText('Give whole dollars such as 5,000.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Dollars'), { target: { value: '$5,000' } });
  add();
  ask('no-registration');
  expect(screen.getByText(/PC 290\.006/)).toBeTruthy();
  add();
  ask('no-deportation');
  fireEvent.click(screen.getByLabelText('Crimes of moral turpitude count'));
  add();
  expect(added).toEqual([{ kind: 'fines', most: 5000 }, noRegistration, noGroundOfDeportation(false)]);
  const { wishes } = added.reduce(withWish, firstAsked);
  expect(wishes.map(wishWords)).toEqual([
    'Fines $5,000 at most',
    'No registration',
    'No ground of deportation in our table but moral turpitude',
  ]);
  expect(withWish({ ...firstAsked, wishes }, noGroundOfDeportation(true)).wishes).toEqual([
    { kind: 'fines', most: 5000 },
    noRegistration,
    noGroundOfDeportation(true),
  ]);
});

test('no worse than an offer is no longer and no more new strikes', () => {
  const { wishes } = noWorseThan(firstAsked, { totalDays: 2760, misdemeanorDays: 0, strikes: 1 });
  expect(wishes.map(wishWords)).toEqual(['At most 7y 8m', '1 new strike at most']);
});

test('a wish kept from before whose consequences are not at hand is asked no more', () => {
  const kept = (wish: Wish) => readAsked(JSON.stringify({ ...firstAsked, wishes: [wish] })).wishes;
  expect(kept(noRegistration)).toEqual([noRegistration]);
  expect(kept({ kind: 'without', consequences: ['passport'] })).toEqual([]);
});
