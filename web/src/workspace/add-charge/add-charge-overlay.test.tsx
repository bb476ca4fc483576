import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Write } from '../writes/writes.ts';
import { openOverlay as open, robbery, theft } from './add-charge.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

test('where no crime answers any more, none stands armed beside the list', async () => {
  const type = open([robbery]);
  type('211');
  await screen.findByText('as Count 2', { exact: false });
  type('zzzz');
  await screen.findByText('No Results Found');
  await waitFor(() => expect(screen.queryByText('as Count 2', { exact: false })).toBeNull());
  expect(screen.getByText('Choose a crime to see its text and options.')).toBeTruthy();
});

test('664 alone names no crime: none is listed, and none stands armed beside the help', async () => {
  const type = open([robbery]);
  type('211');
  await screen.findByText('as Count 2', { exact: false });
  type('664');
  expect(screen.getByRole('button', { name: 'Use Attempt' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('as Count 2', { exact: false })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Search results' })).toBeNull());
});

test('a line that could not be added stands in the field again', async () => {
  const type = open([robbery], { crimeAnswer: () => Promise.resolve(new Response('{}', { status: 500 })) });
  type('211 3/14/26 x2');
  await screen.findByText(/^Adds 2 times/);
  fireEvent.keyDown(type.field, { key: 'Enter' });
  await screen.findByText('Not saved: 211.');
  expect(type.field).toHaveProperty('value', '211 3/14/26 x2');
});

test.for([
  ['a', 'PC 664/211 as Count 2'],
  ['o', 'PC 182/211 as Count 2'],
  ['c', 'PC 182/211 as Count 2'],
] as const)('%s on a row charges it as %s', async ([key, said]) => {
  const type = open([robbery]);
  type('211');
  await screen.findByText('as Count 2', { exact: false });
  fireEvent.keyDown(screen.getByRole('button', { name: /^Add PC 211/ }), { key });
  await waitFor(() =>
    expect(screen.getByText('as Count 2', { exact: false }).parentElement?.textContent).toContain(said),
  );
});

test.for([
  ['a', 'Added: PC 664/211 as Count 2.'],
  ['c', 'Added: PC 182/211 as Count 2.'],
  ['o', 'Added: PC 182/211 as Count 2.'],
] as const)('what %s and Enter add is told, and the next one is typed', async ([key, told]) => {
  const type = open([robbery], { grows: true });
  type('211');
  await screen.findByText('as Count 2', { exact: false });
  fireEvent.keyDown(screen.getByRole('button', { name: /^Add PC 211/ }), { key });
  const add = await screen.findByRole('button', { name: 'Add' });
  await waitFor(() => expect(document.activeElement).toBe(add));
  fireEvent.click(add);
  await waitFor(() =>
    expect(screen.getByRole('dialog').querySelector('[role=status]')?.textContent).toBe(`${told} 2 in this case`),
  );
  expect(document.activeElement).toBe(type.field);
});

// PC 182(a), 664(a): what the crime itself is stands above the choice of its state
test.for([
  [
    '242',
    'o',
    'Felony, 16m, 2y or 3y: the punishment of section 182(a) itself, the crime conspired to being no felony.',
  ],
  ['242', 'a', 'Misdemeanor, 90d: one half of the completed crime’s term, for an attempt.'],
  ['211', 'a', 'Felony, 1y, 1y 6m or 2y 6m: one half of the completed crime’s term, for an attempt.'],
] as const)('%s charged by %s is told with its level and terms as charged', async ([typed, key, told]) => {
  const type = open([robbery]);
  type(typed);
  await screen.findByText('as Count 2', { exact: false });
  expect(screen.queryByText('Punishment as charged.')).toBeNull();
  fireEvent.keyDown(screen.getByRole('button', { name: new RegExp(`^Add PC ${typed}`) }), { key });
  const title = await screen.findByText('Punishment as charged.');
  expect(title.parentElement?.textContent).toContain(told);
});

test('the total stands in the title', () => {
  open([robbery]);
  expect(screen.getByRole('dialog', { name: 'Add Charge · 1 in this case · 5y' })).toBeTruthy();
});

test('a first charge of today asks whether it was today; a case with a charge has its day', () => {
  open([]);
  fireEvent.click(screen.getByRole('button', { name: 'It was today' }));
  expect(screen.queryByText(/no date was given/)).toBeNull();
  cleanup();
  open([robbery]);
  expect(screen.queryByText(/no date was given/)).toBeNull();
});

test('a row is added by a name that tells a felony from a misdemeanor of the same section', async () => {
  const type = open([robbery]);
  type('211');
  expect(await screen.findByRole('button', { name: /^Add PC 211 .*, Felony$/ })).toBeTruthy();
});

test('while a search is not answered neither the rows nor the crime of the search before can be used', async () => {
  const type = open([robbery]);
  type('211');
  await screen.findByText('as Count 2', { exact: false });
  const list = () => screen.getByRole('table', { name: 'Search results' }).parentElement;
  const pane = () => screen.getByRole('complementary', { name: 'Add Charges to Case' });
  expect([list(), pane()].map((part) => part?.hasAttribute('inert'))).toEqual([false, false]);
  type('robbery');
  expect(await screen.findByText('Searching…')).toBeTruthy();
  expect([list(), pane()].map((part) => part?.hasAttribute('inert'))).toEqual([true, true]);
});

test('a line that is entered before its statute was found waits for it, and adds no crime of the search before', async () => {
  const added: (readonly Write[])[] = [];
  const type = open([robbery], { run: (writes) => added.push(writes) });
  type('213');
  await screen.findByText('as Count 2', { exact: false });
  type('211 x1');
  fireEvent.keyDown(type.field, { key: 'Enter' });
  await waitFor(() => expect(added).toMatchObject([[{ charges: [{ CrimeId: 'pc-211' }] }]]));
  expect(await screen.findByText(/^Type a statute number or words/)).toBeTruthy();
  expect(screen.getByText('Choose a crime to see its text and options.')).toBeTruthy();
});

test('Enter before the answer goes to its row as soon as it is there, unless more is typed', async () => {
  const type = open([robbery]);
  type.field.focus();
  type('211');
  fireEvent.keyDown(type.field, { key: 'Enter' });
  type('213');
  const row = await screen.findByRole('button', { name: /^Add PC 213/ });
  expect(document.activeElement).toBe(type.field);
  type('211');
  fireEvent.keyDown(type.field, { key: 'Enter' });
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Add PC 211/));
  expect(row.isConnected).toBe(false);
});

test('where no crime answers to a section, those next to it are shown', async () => {
  const type = open([robbery]);
  type('210');
  await screen.findByText('No Results Found');
  expect(screen.getByText('Nearest sections')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Add PC 211/ })).toBeTruthy();
});

test('what attaches to no crime is added stayed under the last one, and takes no count of its own', async () => {
  const added: (readonly Write[])[] = [];
  const type = open([theft], { run: (writes) => added.push(writes) });
  type('12022');
  expect(await screen.findByText('Stayed, it stands under Count 1, PC 487(a) PC 487(a).')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add and Stay Charge' }));
  await waitFor(() =>
    expect(added).toMatchObject([
      [{ charges: [{ CrimeId: 'gun', CountNumber: 1, ChargeStatus: 4, parentCharge: null }] }],
    ]),
  );
});

test('at a count only what hangs on its crime is added, and a crime says why it is not', async () => {
  const type = open([theft, robbery], { insertAt: 2 });
  expect(screen.getByText('Type the statute of an enhancement or allegation of count 2.')).toBeTruthy();
  type('211');
  const add = await screen.findByRole('button', { name: /^Add PC 211/ });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  expect(add.title).toMatch(/^At a count only enhancements and allegations are added/);
  expect(await screen.findByText(add.title)).toBeTruthy();
});

test('at a count that no crime has nothing is added', async () => {
  const type = open([theft], { insertAt: 9 });
  type('12022');
  expect(await screen.findByText('No Crime with count number 9 available')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add and Stay Charge' })).toBeNull();
});

test('an attempt that is taken up is told until it is taken back, and attempts no attempt', async () => {
  const type = open([]);
  type('664/213');
  fireEvent.click(screen.getByRole('button', { name: 'Use Attempt' }));
  expect(await screen.findByText('PC 213(b) as Count 1')).toBeTruthy();
  expect(screen.getByText('What is chosen next is charged as an attempt.')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Attempt' })).toBeNull();
  type('211');
  expect(await screen.findByText('PC 664/211 as Count 1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Charge as completed' }));
  expect(await screen.findByText('PC 211 as Count 1')).toBeTruthy();
  expect(screen.queryByText('What is chosen next is charged as an attempt.')).toBeNull();
});

test('once a crime is added as an attempt the next is charged as completed', async () => {
  const added: (readonly Write[])[] = [];
  const type = open([], { run: (writes) => added.push(writes) });
  type('664/211');
  fireEvent.click(screen.getByRole('button', { name: 'Use Attempt' }));
  expect(await screen.findByText('PC 664/211 as Count 1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(added).toMatchObject([[{ charges: [{ CrimeId: 'pc-211', CrimeState: 'Attempt' }] }]]));
  expect(await screen.findByText('PC 211 as Count 1')).toBeTruthy();
  expect(screen.queryByText('What is chosen next is charged as an attempt.')).toBeNull();
});

test('an attempt that is taken up leaves an enhancement as it is', async () => {
  const type = open([{ crime: { ...robbery.crime, groups: ['GUN53'] } }]);
  type('664');
  fireEvent.click(screen.getByRole('button', { name: 'Use Attempt' }));
  type('12022');
  expect(await screen.findByText(/^PC 12022.53\(b\), attached to Count 1, PC 211/)).toBeTruthy();
});

test('an attempt of one crime is none of the next that is searched', async () => {
  const type = open([robbery]);
  type('211');
  await screen.findByText('as Count 2', { exact: false });
  fireEvent.keyDown(screen.getByRole('button', { name: /^Add PC 211/ }), { key: 'a' });
  expect(await screen.findByText('PC 664/211 as Count 2')).toBeTruthy();
  expect(screen.queryByText('What is chosen next is charged as an attempt.')).toBeNull();
  type('242');
  expect(await screen.findByText('PC 242 as Count 2')).toBeTruthy();
  type('211');
  expect(await screen.findByText('PC 211 as Count 2')).toBeTruthy();
});

test('a state that is chosen beside the list ends the one that was meant for the next crime, and keeps the count that is typed', async () => {
  const type = open([robbery]);
  type('664/211');
  fireEvent.click(screen.getByRole('button', { name: 'Use Attempt' }));
  expect(await screen.findByText('PC 664/211 as Count 2')).toBeTruthy();
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Count' }), { target: { value: '7' } });
  fireEvent.click(screen.getByRole('button', { name: 'Conspiracy' }));
  expect(await screen.findByText('PC 182/211 as Count 7')).toBeTruthy();
  expect(screen.queryByText('What is chosen next is charged as an attempt.')).toBeNull();
  type('242');
  expect(await screen.findByText('PC 242 as Count 2')).toBeTruthy();
});

test('what a line added is named on the screen, and what was added before it is read out no more', async () => {
  const type = open([robbery], { grows: true });
  type('211');
  await screen.findByText('as Count 2', { exact: false });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  const heard = () => screen.getByRole('dialog').querySelector('[role=status]')?.textContent;
  await waitFor(() => expect(heard()).toBe('Added: PC 211 as Count 2. 2 in this case'));
  type('242 3/14/26 x3');
  await screen.findByText(/^Adds 3 times/);
  fireEvent.keyDown(type.field, { key: 'Enter' });
  expect(await screen.findByText('Added: PC 242 as Counts 3–5.')).toBeTruthy();
  expect(heard()).toBe('3 in this case');
});

test('Enter begins to add none of the sections beside one that is not there, an arrow leads to them', async () => {
  const type = open([robbery]);
  type.field.focus();
  type('210');
  await screen.findByText('No Results Found');
  fireEvent.keyDown(type.field, { key: 'Enter' });
  expect(document.activeElement).toBe(type.field);
  fireEvent.keyDown(type.field, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Add PC 211/);
});
