import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Asked } from '../../shared/case/sentence-of.ts';
import { letWorkers } from '../../shared/stand-in-worker.fixture.ts';
import { priceList } from '../prices/price-list.ts';
import { button, grave, prepare, robbery, show, theft } from './ledger.fixture.tsx';

beforeEach(prepare);
afterEach(() => vi.unstubAllGlobals());

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
