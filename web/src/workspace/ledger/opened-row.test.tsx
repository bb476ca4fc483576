import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, grave, prepare, robbery, row, show } from './ledger.fixture.tsx';

beforeEach(prepare);
afterEach(() => vi.unstubAllGlobals());

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

test('a browser that lets nothing be copied says so', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) }, userAgent: '' });
  show([{ crime: grave }, { crime: robbery }]);
  fireEvent.click(button('1y, count 2, show the steps'));
  fireEvent.click(button('Copy for the record'));
  expect(await screen.findByText(/This browser does not allow copying/)).toBeTruthy();
});
