import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BottomBar } from '../sentence/bottom-bar.tsx';
import { layOut, letWorkersSearch, nothing, picks, robbery, show, theft } from './offers-mode.fixture.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => new Promise(nothing));
  layOut('panel');
  letWorkersSearch();
});
afterEach(() => vi.unstubAllGlobals());

test('the panel is that of the offer that is chosen, and the case’s again once the mode is left', async () => {
  show([robbery, theft]);
  expect(screen.getByRole('complementary', { name: 'The case' })).toBeTruthy();
  await screen.findByText('Complete.');
  expect(screen.queryByRole('complementary', { name: 'The case' })).toBeNull();
  // of equal terms of 3y, a robbery of 5y is the principal one and a theft adds a third of its middle 2y (PC 1170.1(a))
  const panel = within(screen.getByRole('complementary', { name: 'Offer in row 1, at 5y 8m' }));
  expect(panel.getByText(/^as filed/).textContent).toBe('as filed 5y 8m, as many days to serve');
  expect(panel.getByText('Nothing is given up.')).toBeTruthy();
  expect(panel.queryByRole('heading', { name: 'Left to the court' })).toBeNull();
  fireEvent.keyDown(picks()[0] ?? document.body, { key: 'ArrowRight' });
  const lower = within(screen.getByRole('complementary', { name: /^Offer in row 1, at (?!5y 8m)/ }));
  expect(lower.getByText('Nothing is given up: the court’s choices alone differ.')).toBeTruthy();
  expect(lower.getByRole('heading', { name: 'Left to the court' })).toBeTruthy();
  fireEvent.click(picks().at(-1) ?? document.body);
  const last = within(screen.getByRole('complementary', { name: /^Offer in row \d, at / }));
  expect(last.getByText(/^as filed/).textContent).toMatch(/^as filed 5y 8m, [\d,]+ days more to serve$/);
  expect(last.getByText('1 strike').nextElementSibling?.textContent.replaceAll('\u00a0', ' ')).toBe('count 1, PC 211');
  expect(last.getByText('3y of the crimes’ terms').nextElementSibling?.textContent.replaceAll('\u00a0', ' ')).toBe(
    'count 1, PC 211',
  );
  expect(last.getByRole('heading', { name: 'What it needs' })).toBeTruthy();
  cleanup();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('beside the number stand the checks on the offer; pressed, they have the focus', async () => {
  show([robbery, theft]);
  await screen.findByText('Complete.');
  fireEvent.click(picks().at(-1) ?? document.body);
  const panel = within(screen.getByRole('complementary', { name: /^Offer in row \d, at / }));
  const checks = panel.getByRole('region', { name: 'Checks' });
  fireEvent.click(panel.getByRole('button', { name: `${within(checks).getAllByRole('listitem').length} checks` }));
  expect(document.activeElement).toBe(checks);
});

test('the row that is chosen tells how its term adds up, Enter opens its ledger and Y its steps', async () => {
  show([robbery, theft]);
  await screen.findByText('Complete.');
  const [first] = picks();
  expect(screen.getByText('5y + 8m').nextElementSibling?.textContent.replaceAll('\u00a0', ' ')).toContain(
    'Count 1: PC 211 5y upper. Count 2: PC 487(a) 2y middle ÷ 3.',
  );
  fireEvent.keyDown(first ?? document.body, { key: 'Enter' });
  const ledger = await screen.findByRole('dialog', { name: 'Ledger of the offer in row 1, 5y 8m' });
  expect(
    within(ledger)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | ')),
  ).toEqual([
    'Count | Charge | Runs | Working | Sentence',
    '1 | PC 211 PC 211 | principal | 5y upper | 5y',
    '2 | PC 487(a) PC 487(a) | subordinate | 2y middle ÷ 3 | 8m',
    'Total | 5y + 8m | 5y 8m',
  ]);
  fireEvent.click(within(ledger).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(first ?? document.body, { key: 'y' });
  const why = await screen.findByRole('dialog', { name: 'Why 5y 8m' });
  expect(within(why).getAllByRole('button', { name: /^Close/ })).toHaveLength(1);
  expect(within(why).getByText('the upper term')).toBeTruthy();
});

test('the foot of a phone carries the number of the open offer and says whose it is; a wider one the case’s', async () => {
  const feet = (
    <>
      <BottomBar phone onWhy={nothing} />
      <BottomBar phone={false} onWhy={nothing} />
    </>
  );
  show([robbery, theft], { foot: feet });
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
  expect(phone?.textContent).toContain(`Offer in row ${last + 1} ${length} serve ${served}, to `);
  expect(wider?.textContent).toBe(before);
});

test('on a phone the offers stand one under the other, and the foot opens the one that is chosen', async () => {
  layOut('phone');
  show([robbery, theft], { foot: <BottomBar phone onWhy={nothing} /> });
  await screen.findByText('Complete.');
  expect(screen.queryByRole('button', { name: 'Offer card' })).toBeNull();
  const last = within(screen.getByRole('table', { name: 'Offers that no other beats' }))
    .getAllByRole('button', { pressed: false })
    .at(-1);
  fireEvent.click(last ?? document.body);
  expect(last?.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(
    within(screen.getByRole('complementary', { name: 'Selected Sentence' })).getByRole('button', { name: 'Open' }),
  );
  const sheet = await screen.findByRole('dialog', {
    name: new RegExp(`^Offer in row ${Number(last?.dataset['place']) + 1}, at `),
  });
  expect(within(sheet).getByRole('button', { name: 'Offer card' })).toBeTruthy();
});

test('keys on an offer record it and compare; those that nobody meant do nothing', async () => {
  const compared = vi.fn<() => void>();
  show([robbery, theft], { onCompare: compared });
  await screen.findByText('Complete.');
  const [first] = picks();
  fireEvent.keyDown(first ?? document.body, { key: 'v' });
  expect(compared).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(first ?? document.body, { key: 'o', ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(first ?? document.body, { key: 'o' });
  expect(await screen.findByRole('dialog', { name: /^Record an offer at/ })).toBeTruthy();
});

/** Whole days of `2,130 days`. */
const daysOf = (words: string): number => Number(words.replaceAll(/\D/g, ''));

test('an offer stands beside a trial, with the chance at which both come to the same days', async () => {
  show([robbery, theft, theft]);
  await screen.findByText('Complete.');
  fireEvent.keyDown(picks()[0] ?? document.body, { key: 'ArrowRight' });
  const beside = (await screen.findByText('Offer and trial, in days')).closest('details') ?? document.body;
  const served = (name: RegExp) => daysOf(within(beside).getByText(name).nextElementSibling?.textContent ?? '');
  fireEvent.change(within(beside).getByLabelText('Counts that are proved together or not at all'), {
    target: { value: '0' },
  });
  const [offer, proved, without] = [
    served(/^Offer in row/),
    served(/^All counts, as selected/),
    served(/^Without count 1/),
  ];
  expect([without < offer, offer < proved]).toEqual([true, true]);
  const words = beside.textContent.replaceAll('\u00a0', ' ');
  expect(words).toContain('Without count 1, the others as selected');
  expect(words).toContain(`in ${Math.round(((offer - without) * 100) / (proved - without))} of 100 such trials`);
});

test('where there is no panel all of the offer that is chosen stands under its row', async () => {
  layOut('bar');
  show([robbery, theft]);
  await screen.findByText('Complete.');
  expect(screen.getByRole('complementary', { name: 'The case' })).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Offers that no other beats' }));
  expect(table.getByRole('heading', { name: 'What it needs' })).toBeTruthy();
  expect(table.getByRole('button', { name: 'Offer card' })).toBeTruthy();
});

test('a term of who does not return that the server refuses has the fault at its field', async () => {
  const message = 'This is less than the sentence that is agreed.';
  const problem = { message, requestId: '', faults: [{ path: 'returnDays', message }] };
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
    init?.method === 'POST' ? Response.json(problem, { status: 400 }) : Response.json({ offers: [] }),
  );
  show([robbery, theft]);
  await screen.findByText('Complete.');
  fireEvent.keyDown(picks()[0] ?? document.body, { key: 'o' });
  const form = within(await screen.findByRole('dialog', { name: /^Record an offer at/ }));
  const field = form.getByLabelText(/^Most if the defendant does not return/);
  fireEvent.change(field, { target: { value: '1y' } });
  fireEvent.change(form.getByLabelText(/^Name/), { target: { value: 'A. Deputy' } });
  fireEvent.click(form.getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(form.getAllByText(message)).toHaveLength(1);
});
