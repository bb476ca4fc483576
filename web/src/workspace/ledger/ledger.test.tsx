import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '../../api/session.ts';
import { userOf } from '../../api/user.fixture.ts';
import type { TestRow } from '../work/work.fixture.ts';
import { button, drawn, grave, prepare, robbery, row, show, theft } from './ledger.fixture.tsx';

beforeEach(prepare);
afterEach(() => vi.unstubAllGlobals());

test('each row says how its sentence was reached, and the term that is pressed is the term that is used', () => {
  show([{ crime: grave }, { crime: robbery }]);
  expect(row(/PC 205/).textContent).toContain('20y upper');
  expect(button('Upper, count 1, 20y').getAttribute('aria-pressed')).toBe('true');
  expect(row(/PC 211/).textContent).toContain('Subordinate Consecutive3y middle ÷ 31y');
  expect(button('Upper, count 2, 5y, kept, used only if principal').getAttribute('aria-pressed')).toBeNull();
  expect(button('Total 21y, show all steps').textContent).toContain('21y');
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

test('before a count goes it is asked in one sentence what goes with it', async () => {
  const gun: TestRow['crime'] = { statute: 'PC 12022(b)(1)', kind: 'conduct', terms: { upper: '1y' } };
  show([{ crime: robbery }, { crime: gun, charge: { CountNumber: 1, parentCharge: 'c1' } }]);
  const sum = button(/^5y, count 1/);
  sum.focus();
  fireEvent.keyDown(sum, { key: 'Delete' });
  const asked = await screen.findByText(/^Delete count 1, PC 211/);
  expect(asked.textContent).toMatch(/, and its enhancement\?$/);
});

test('where nothing can be added the ledger has no blank line', () => {
  const blank = () => screen.queryByRole('textbox', { name: 'Add a count' });
  show([{ crime: robbery }]);
  expect(blank()).toBeTruthy();
  act(() => storeSession({ token: 'token', key: '', user: userOf('one'), status: 'Expired', readUntil: '2027-02-24' }));
  expect(blank()).toBeNull();
});

test('a conspiracy that its section makes a felony is no misdemeanor, and w says that it has no other level', async () => {
  const crime: TestRow['crime'] = { statute: 'GC 8926', severity: 'misdemeanor', terms: { upper: '6m' } };
  show([{ crime, charge: { CrimeState: 'Conspiracy' } }, { crime }]);
  expect(row(/PC 182\/GC 8926/).textContent).not.toContain('Misdemeanor');
  expect(row(/^(?!.*182).*GC 8926/).textContent).toContain('Misdemeanor');
  fireEvent.keyDown(button('Status, count 1, Convicted'), { key: 'w' });
  expect(await screen.findByText('PC 182/GC 8926 cannot be charged as a lesser or a greater offense.')).toBeTruthy();
});

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey: true });
const selected = () => screen.queryByRole('region', { name: 'Selected charges' })?.querySelector('b')?.textContent;

test('Shift and an arrow select on from the row that has the focus, and back', () => {
  show([{ crime: grave }, { crime: robbery }, { crime: theft }, { crime: robbery }]);
  button('Status, count 2, Convicted').focus();
  press('ArrowDown');
  expect(selected()).toBe('2 selected');
  press('ArrowDown');
  expect(selected()).toBe('3 selected');
  expect(document.activeElement).toBe(button('Status, count 4, Convicted'));
  press('ArrowUp');
  press('ArrowUp');
  press('ArrowUp');
  expect(selected()).toBe('2 selected');
  expect(document.activeElement).toBe(button('Status, count 1, Convicted'));
  // begun anew elsewhere, what was selected stays so
  button('Status, count 3, Convicted').focus();
  press('ArrowDown');
  expect(selected()).toBe('4 selected');
});

test('Shift and an arrow select every count of a fold', () => {
  show([{ crime: grave }, ...Array.from({ length: 4 }, () => ({ crime: theft }))]);
  button('Status, count 1, Convicted').focus();
  press('ArrowDown');
  expect(selected()).toBe('5 selected');
});
