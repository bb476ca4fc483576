import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '../../api/session.ts';
import { userOf } from '../../api/user.fixture.ts';
import type { Asked } from '../../shared/case/sentence-of.ts';
import { letWorkers } from '../../shared/stand-in-worker.fixture.ts';
import { CommandsProvider } from '../../ui/commands.tsx';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { priceList } from '../prices/price-list.ts';
import { strikesAfter } from '../scenarios/strikes-after.ts';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { type Work, WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { ChargesMode } from './charges-mode.tsx';

const grave: TestRow['crime'] = { statute: 'PC 205', terms: { lower: '8y', middle: '14y', upper: '20y' } };
const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };
const theft: TestRow['crime'] = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } };
const nothing = () => undefined;

/** The ledger of a case, on a desk unless a phone is asked for, and what is written to it. */
const show = (rows: readonly TestRow[], isPhone = false) => drawn(rows, {}, isPhone).written;

function drawn(rows: readonly TestRow[], more: Pick<Work, 'change'>, isPhone = false, address = '/') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') === isPhone,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  const written: Write[] = [];
  const run = (writes: readonly Write[]) => void written.push(...writes);
  const client = new QueryClient();
  const work = testWork(rows);
  const page = (told: Pick<Work, 'change'>) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <UiProvider>
          <WorkProvider value={{ ...work, run, undo: nothing, redo: nothing, ...told }}>
            <CommandsProvider>
              <ChargesMode onAdd={nothing} onInsert={nothing} />
            </CommandsProvider>
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(page(more));
  return { written, again: (told: Pick<Work, 'change'>) => rerender(page(told)) };
}

const row = (name: RegExp) => screen.getByRole('row', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', nothing);
  Element.prototype.scrollIntoView = nothing;
});
afterEach(() => vi.unstubAllGlobals());

test('each row says how its sentence was reached, and the term that is pressed is the term that is used', () => {
  show([{ crime: grave }, { crime: robbery }]);
  expect(row(/PC 205/).textContent).toContain('20y upper');
  expect(button('Upper, count 1, 20y').getAttribute('aria-pressed')).toBe('true');
  expect(row(/PC 211/).textContent).toContain('Subordinate Consecutive3y middle ÷ 31y');
  expect(button('Upper, count 2, 5y, kept, used only if principal').getAttribute('aria-pressed')).toBeNull();
  expect(button('Total 21y, show all steps').textContent).toContain('21y');
});

test('a sum opens its steps, its authority and what would change the total under its row', () => {
  show([{ crime: grave }, { crime: robbery }]);
  const line = row(/PC 211/);
  fireEvent.click(button('1y, count 2, show the steps'));
  const why = screen.getByRole('region', { name: 'Why count 2 is 1y' });
  expect(line.nextElementSibling?.contains(why)).toBe(true);
  expect(why.textContent).toContain('one third, because it runs consecutively as a subordinate term');
  expect(why.textContent).toContain('(20y → 21y)');
  expect(within(why).getAllByRole('link', { name: 'PC 1170.1(a)' })).toHaveLength(2);
  expect(button('Try in a scenario: Concurrent, 20y')).toBeTruthy();
  // what the row itself offers is not offered again under it
  const opened = within(screen.getByRole('region', { name: 'Opened: count 2' }));
  expect(opened.getByLabelText(/^Strikes/)).toBeTruthy();
  expect(opened.queryByLabelText(/^(Status|Term|Runs)/)).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Why count 2 is 1y' })).toBeNull();
  fireEvent.click(button('1y, count 2, show the steps'));
  fireEvent.click(button('Close count 2'));
  expect(screen.queryByRole('region', { name: 'Why count 2 is 1y' })).toBeNull();
});

test('what opens stands under its own row, the rows below it follow', () => {
  show([{ crime: grave }, { crime: robbery }]);
  const [first, second] = [row(/PC 205/), row(/PC 211/)];
  fireEvent.click(button('20y, count 1, show the steps'));
  const opened = screen.getByRole('region', { name: 'Opened: count 1' }).closest('tr');
  expect(first.nextElementSibling).toBe(opened);
  expect(opened?.nextElementSibling).toBe(second);
});

test('Escape closes the steps of all rows and leads back to the total', async () => {
  show([{ crime: grave }, { crime: robbery }]);
  fireEvent.click(button('Total 21y, show all steps'));
  expect(document.getElementById('why')).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(document.getElementById('why')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button('Total 21y, show all steps')));
});

test.for([
  ['a desk', false],
  ['a phone', true],
] as const)('asked why on %s, the steps of all rows have the focus and are brought into sight', ([, isPhone]) => {
  const shown: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    shown.push(this.getAttribute('aria-label'));
  };
  drawn([{ crime: grave }, { crime: robbery }], {}, isPhone, '/?why');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Why 21y' }));
  expect(shown.at(-1)).toBe('Why 21y');
});

test('the steps of all rows tell what is served, each length once, and what is not last and folded', () => {
  show([{ crime: robbery, charge: { ChargeStatus: 2 } }, { crime: grave }]);
  fireEvent.click(button('Total 20y, show all steps'));
  const why = screen.getByRole('region', { name: 'Why 20y' });
  const named = [...why.querySelectorAll('li h3')].map(({ textContent }) => textContent);
  expect(named).toEqual([expect.stringMatching(/^Count 2/), expect.stringMatching(/^Count 1/)]);
  const folded = within(why).getByText('1 not served').closest('details');
  expect([folded?.open, folded?.contains(screen.getByText(named[1] ?? ''))]).toEqual([false, true]);
  const amounts = [...why.querySelectorAll('ol:first-of-type .steps th')].map(({ textContent }) => textContent);
  expect(amounts).not.toContain('+20y');
});

test('counts that agree are one line, what is chosen on it is chosen for all of them', () => {
  const written = show([{ crime: grave }, ...Array.from({ length: 4 }, () => ({ crime: theft }))]);
  expect(screen.getByText('5 counts on 2 lines')).toBeTruthy();
  expect(button('Counts 2 to 5, 4 counts').closest('tr')?.textContent).toContain('4 × 8m2y middle ÷ 32y 8m');
  fireEvent.click(button('Lower, 4 counts, 16m'));
  expect(written.map((write) => write.kind === 'charge' && write.id)).toEqual(['c2', 'c3', 'c4', 'c5']);
  fireEvent.click(button('Counts 2 to 5, 4 counts'));
  expect(button('8m, count 3, show the steps')).toBeTruthy();
});

test('a menu of a fold says for how many it is chosen, and the total that all of them bring', async () => {
  show([{ crime: grave }, ...Array.from({ length: 4 }, () => ({ crime: theft }))]);
  fireEvent.click(button('Status, 4 counts, Convicted'));
  const menu = await screen.findByRole('menu');
  expect(menu.textContent).toContain('All 4 counts');
  expect(within(menu).getByRole('menuitemradio', { name: /Dismissed/, hidden: true }).textContent).toContain('→ 20y');
});

test('plus unfolds the counts of a line, minus folds them and leads back to it', async () => {
  show([{ crime: grave }, ...Array.from({ length: 4 }, () => ({ crime: theft }))]);
  const fold = button('Counts 2 to 5, 4 counts');
  fold.focus();
  fireEvent.keyDown(fold, { key: '+' });
  const sum = button('8m, count 3, show the steps');
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  sum.focus();
  fireEvent.keyDown(sum, { key: '-' });
  expect(screen.queryByRole('button', { name: '8m, count 3, show the steps' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(fold));
});

test('a row that the last change moved is marked once for each change, and no other row', () => {
  const change = { before: '20y', words: '', moved: ['c2'] };
  const { again } = drawn([{ crime: grave }, { crime: robbery }], { change });
  const markOf = (name: RegExp) => row(name).getAttribute('data-moved');
  const first = markOf(/PC 211/);
  expect([first, markOf(/PC 205/)]).toEqual([expect.any(String), null]);
  again({ change: { ...change } });
  expect(markOf(/PC 211/)).not.toBe(first);
  again({ change: null });
  expect(markOf(/PC 211/)).toBeNull();
});

test('a flag stands on the row whose choice a check questions, and opens it', () => {
  show([{ crime: grave }, { crime: robbery }]);
  expect(screen.queryByRole('button', { name: /checks? on count 2/ })).toBeNull();
  fireEvent.click(button(/checks? on count 1/));
  const why = screen.getByRole('region', { name: 'Why count 1 is 20y' });
  expect(why.textContent).toContain('Check: The middle term is the ceiling');
});

test('a full stop leads from one row that a check questions to the next', () => {
  show([{ crime: robbery, charge: { SelectedTerm: 2 } }, { crime: grave }, { crime: theft }]);
  const flags = screen.getAllByRole('button', { name: /checks? on count / });
  expect(flags).toHaveLength(1);
  fireEvent.keyDown(document.body, { key: '.' });
  expect(screen.getByRole('region', { name: 'Why count 2 is 20y' })).toBeTruthy();
});

test('how a row runs is chosen on it, each choice with the total that it brings', async () => {
  const written = show([{ crime: grave }, { crime: robbery }]);
  fireEvent.click(button('Runs, count 2, Subordinate Consecutive'));
  const menu = await screen.findByRole('menu');
  const beside = within(menu).getByRole('menuitemradio', { name: /Concurrent/, hidden: true });
  expect(beside.textContent).toContain('→ 20y');
  fireEvent.click(beside);
  expect(written).toEqual([{ kind: 'charge', id: 'c2', fields: { Concurrency: 1 } }]);
});

test('arrows walk from cell to cell, and keys act on the row', () => {
  const written = show([{ crime: grave }, { crime: robbery }]);
  const status = button('Status, count 1, Convicted');
  status.focus();
  fireEvent.keyDown(status, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(button('Status, count 2, Convicted'));
  fireEvent.keyDown(button('Status, count 2, Convicted'), { key: 'c' });
  expect(written).toEqual([{ kind: 'charge', id: 'c2', fields: { Concurrency: 1 } }]);
  fireEvent.keyDown(button('Status, count 2, Convicted'), { key: 'y' });
  expect(screen.getByRole('region', { name: 'Why count 2 is 1y' })).toBeTruthy();
  fireEvent.keyDown(button('Status, count 2, Convicted'), { key: 'y' });
  expect(screen.getByRole('heading', { name: 'Why 21y' })).toBeTruthy();
});

test('a stayed count is outlined, not filled, and stands among what is not served', () => {
  show([{ crime: grave }, { crime: robbery, charge: { ChargeStatus: 3 } }]);
  expect(row(/PC 211/).getAttribute('data-tone')).toBe('out');
  expect(screen.getByText('count 2, 5y stayed 654')).toBeTruthy();
});

// 20y, and a third of the middle 14y for each of 19 more: PC 1170.1(a)
test.for([
  [1, '20y', null],
  [20, '108y 8m', 'true'],
] as const)('the total of %i counts, %s, stays in its column', ([counts, total, long]) => {
  show(Array.from({ length: counts }, () => ({ crime: grave })));
  expect(button(`Total ${total}, show all steps`).getAttribute('data-long')).toBe(long);
});

test('jail of probation is told at the foot and in the sum, where the total leaves it out too', () => {
  const granted: TestRow = { crime: theft, charge: { ProbationGranted: true, ProbationJailTimeDays: 180 } };
  show([{ crime: grave }, granted]);
  expect(screen.getByText('180 days, not in the total')).toBeTruthy();
  fireEvent.click(button(/^Total 20y, show all steps/));
  expect(screen.queryByText('1 not served')).toBeNull();
  expect(screen.getByText('suspended while probation is granted, with 180 days in jail')).toBeTruthy();
});

// jail is never part of a prison term: PC 19.2, 1170.1(a)
test('days of misdemeanors that a prison term leaves out of the total are told at the foot, and why', () => {
  const resisting: TestRow['crime'] = { statute: 'PC 148(a)(1)', severity: 'misdemeanor', terms: { upper: '364d' } };
  show([{ crime: grave }, { crime: resisting }, { crime: resisting }]);
  expect(button('Total 20y, show all steps')).toBeTruthy();
  expect(screen.getByText('728 days for misdemeanors, not in the total')).toBeTruthy();
});

// PC 1192.7(c)(23): any felony in which the defendant personally used a deadly weapon; a strike by PC 667(d)(1)
test.for([
  ['by the weapon found with it', { serious: true }, 'Strike'],
  ['by the injury found with it', { serious: true, violent: true }, 'Violent Strike'],
  ['of neither', { statute: 'PC 12022.65(a)' }, ''],
] as const)('a charge is marked a strike %s, as Compare counts it', ([, flags, marks]) => {
  const found: TestRow['crime'] = { statute: 'PC 12022(b)(1)', kind: 'conduct', terms: { upper: '1y' }, ...flags };
  const rows: readonly TestRow[] = [{ crime: theft }, { crime: found, charge: { CountNumber: 1, parentCharge: 'c1' } }];
  show(rows);
  const words = [...row(/PC 487/).querySelectorAll('.word[data-tone]')].map((each) => each.textContent.trim());
  expect(words.join(' ')).toBe(marks);
  expect(strikesAfter(testWork(rows))).toHaveLength(marks === '' ? 0 : 1);
});

test('on a phone a row is one button, and what can be chosen opens beneath it', () => {
  const written = show([{ crime: grave }, { crime: robbery }], true);
  fireEvent.click(button(/^2PC 211/));
  expect(screen.getByRole('region', { name: 'Why count 2 is 1y' })).toBeTruthy();
  fireEvent.click(button(/^Concurrent/));
  expect(written).toEqual([{ kind: 'charge', id: 'c2', fields: { Concurrency: 1 } }]);
  expect(screen.getByText('Term, used only if count 2 is the principal')).toBeTruthy();
  // a phone has no keys to press
  expect(document.querySelector('kbd')).toBeNull();
});

test('on a phone the shape of the sentence stands at the edge of the number alone, not among the rows or steps', () => {
  drawn([{ crime: grave }, { crime: robbery }], {}, true, '/?why');
  expect(screen.getByRole('region', { name: 'Why 21y' })).toBeTruthy();
  expect(document.querySelectorAll('.band')).toHaveLength(0);
});

test('on a phone the choices stand before what else would change the total', async () => {
  show([{ crime: grave }, { crime: robbery }], true);
  fireEvent.click(button(/^2PC 211/));
  const further = await screen.findByRole('heading', { name: 'What would change the total' });
  const before = (text: string) =>
    screen.getByText(text).compareDocumentPosition(further) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(before('Runs')).toBeTruthy();
  expect(before('Term, used only if count 2 is the principal')).toBeTruthy();
});

test('on a phone a folded line says its counts and its checks in words', () => {
  show(
    [{ crime: grave }, ...Array.from({ length: 4 }, () => ({ crime: theft, charge: { ChargeStatus: 3 as const } }))],
    true,
  );
  const fold = button(/Counts 2 to 5, 4 counts/);
  expect(fold.textContent).toMatch(/\d checks? on Counts 2 to 5, 4 counts/);
});

test('before a count goes it is asked in one sentence what goes with it', async () => {
  const gun: TestRow['crime'] = { statute: 'PC 12022(b)(1)', kind: 'conduct', terms: { upper: '1y' } };
  show([{ crime: robbery }, { crime: gun, charge: { CountNumber: 1, parentCharge: 'c1' } }]);
  const sum = button(/^5y, count 1/);
  sum.focus();
  fireEvent.keyDown(sum, { key: 'Delete' });
  const asked = await screen.findByText(/^Delete count 1, PC 211/);
  expect(asked.textContent).toMatch(/, and its enhancement\?$/);
});

test('a browser that lets nothing be copied says so', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) }, userAgent: '' });
  show([{ crime: grave }, { crime: robbery }]);
  fireEvent.click(button('1y, count 2, show the steps'));
  fireEvent.click(button('Copy for the record'));
  expect(await screen.findByText(/This browser does not allow copying/)).toBeTruthy();
});

/** Workers that are asked what rows cost answer in the next turn. */
const letWorkersPrice = () =>
  letWorkers((told, worker) => {
    const { asked } = told as { readonly asked?: Asked };
    if (asked !== undefined)
      queueMicrotask(() => worker.dispatchEvent(new MessageEvent('message', { data: priceList(asked) })));
  });

test('asked for, a last column says what each row costs, sorts by it, opens what falls, and goes', async () => {
  letWorkersPrice();
  show([{ crime: theft }, { crime: robbery }, { crime: grave }]);
  const order = () => screen.getAllByRole('row').flatMap((each) => each.getAttribute('data-row') ?? []);
  expect(screen.queryByRole('columnheader', { name: /Without it/ })).toBeNull();
  fireEvent.click(button('Without it'));
  const price = await screen.findByRole('button', { name: /^Without count 2, PC 211: −/ });
  expect(button('Without it').getAttribute('aria-pressed')).toBe('true');
  expect(order()).toEqual(['c1', 'c2', 'c3']);
  fireEvent.click(button('Without it to serve: sort by it'));
  await waitFor(() => expect(order()).toEqual(['c3', 'c2', 'c1']));
  fireEvent.click(price);
  expect((await screen.findByRole('dialog')).textContent).toContain('21y 8m to 20y 8m');
  expect(screen.getByRole('region', { name: 'Together' }).textContent).toContain('Without');
  fireEvent.click(button('Without it'));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Without it/ })).toBeNull());
  expect(order()).toEqual(['c1', 'c2', 'c3']);
});

test('on a phone a line under each row says what it costs, and under the ledger stands what goes with it', async () => {
  letWorkersPrice();
  show([{ crime: theft }, { crime: robbery }], true);
  fireEvent.click(button('Without it'));
  const price = await screen.findByRole('button', { name: /^Without count 2, PC 211: −[\d,]+ days$/ });
  expect(price.closest('li')?.textContent).toContain('Without it');
  // PC 1170.1(a): the robbery of 5y is the principal term; at its lower one of 2y the theft of 3y is
  const lower = await screen.findByRole('row', { name: /^Count 2, PC 211 at its lower term/ });
  expect(lower.textContent).toContain('count 1 becomes the principal term');
  expect(screen.getByRole('region', { name: 'To serve, as filed' }).textContent).toContain('5y 8m, 50% credit, from');
});

// PC 667(d)(1): a strike is a conviction; a count stayed under section 654 is one too
test.for([
  [0, true],
  [1, false],
  [2, false],
  [3, true],
] as const)('a count of status %i is called a strike: %s', ([ChargeStatus, isCalled]) => {
  const strike: TestRow = { crime: { ...robbery, serious: true, violent: true }, charge: { ChargeStatus } };
  show([{ crime: grave }, { ...strike, charge: { ...strike.charge, CountNumber: 2 } }]);
  const words = document.querySelector('[data-row="c2"]')?.textContent ?? '';
  expect([words.includes('Strike'), words.includes('Violent')]).toEqual([isCalled, isCalled]);
});

test('where nothing can be added the ledger has no blank line', () => {
  const blank = () => screen.queryByRole('textbox', { name: 'Add a count' });
  show([{ crime: robbery }]);
  expect(blank()).toBeTruthy();
  act(() => storeSession({ token: 'token', key: '', user: userOf('one'), status: 'Expired', readUntil: '2027-02-24' }));
  expect(blank()).toBeNull();
});
