import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, grave, prepare, show, theft } from './ledger.fixture.tsx';

beforeEach(prepare);
afterEach(() => vi.unstubAllGlobals());

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
