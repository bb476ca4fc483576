import 'fake-indexeddb/auto';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messageLog } from '../../ui/messages.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { openCase } from '../page.fixture.ts';
import { stepHistory } from './history.ts';
import { sayDone } from './say-done.ts';
import { type Fate, serverOf, storedCharge } from './server.fixture.ts';
import type { Write } from './writes.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;

test('what a gesture did is said', () => {
  sayDone('Deleted count 1.', nothing);
  expect(messageLog().messages[0]?.text).toBe('Deleted count 1.');
});

test('where the subscription has ended nothing was done, and nothing is said to be', () => {
  const before = messageLog().messages.length;
  localStorage.setItem('read_until', '2027-01-31');
  sayDone('Deleted count 2.', nothing);
  expect(messageLog().messages).toHaveLength(before);
});

const [a, b] = ['case.aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', 'case.bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'];
const lower: Write = { kind: 'charge', id: a, fields: { SelectedTerm: 1 } };
const said = 'Deleted count 2.';
const undo = { name: 'Undo' };

/** A case whose second count was just deleted, and what was said of it; the server meets each call with a fate. */
async function deleted(...fates: readonly Fate[]) {
  const server = serverOf([storedCharge(a), storedCharge(b, { CountNumber: 2 })]);
  server.fates.push(...fates);
  const page = openCase(server);
  render(<UiProvider>{null}</UiProvider>);
  const remove = () => {
    page.run({ kind: 'delete', ids: [b] });
    act(() => sayDone(said, () => page.result.current.undo()));
  };
  return { ...page, remove };
}
/** Long before it would go by itself. */
const gone = () => waitFor(() => expect(screen.queryByText(said)).toBeNull(), { timeout: 3_000 });

test('the Undo of what was said takes back what it names', async () => {
  const { remove, here, saved } = await deleted();
  remove();
  await saved();
  const button = await screen.findByRole('button', undo);
  act(() => button.click());
  expect(here().map(({ Id }) => Id)).toEqual([a, b]);
  await gone();
});

test('once something newer was done nothing offers to undo what was done before it', async () => {
  const { remove, run, saved } = await deleted();
  remove();
  await screen.findByText(said);
  run(lower);
  await gone();
  expect(screen.queryByRole('button', undo)).toBeNull();
  await saved();
});

test('what was undone by a key or in the panel is not offered to be undone', async () => {
  const { remove, run, result, stored, saved } = await deleted();
  run(lower);
  remove();
  await screen.findByText(said);
  act(() => void result.current.undo());
  await gone();
  expect([stored(a)?.SelectedTerm, stored(b)?.Id]).toEqual([1, b]);
  await saved();
});

test('what the server refused is said to be done no longer', async () => {
  const refused = await deleted(400);
  refused.remove();
  await screen.findByText(said);
  await waitFor(() => expect(refused.result.current.state.kind).toBe('failed'), { timeout: 5_000 });
  await gone();
  refused.end();
});

test('a gesture that falls takes no Undo of a newer one away, and its own', () => {
  const newest = vi.fn<() => void>();
  const history = stepHistory(newest);
  const [first, second]: readonly (readonly Write[])[] = [[lower], [{ kind: 'delete', ids: [b] }]];
  for (const inverse of [first ?? [], second ?? []]) history.add('run', [], inverse);
  newest.mockClear();
  history.fall(first ?? []);
  expect(newest).not.toHaveBeenCalled();
  history.fall(second ?? []);
  expect(newest).toHaveBeenCalledOnce();
});
