import type { LesserPlea, OfficeReductions } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { LesserPleasTab } from './lesser-pleas-tab.tsx';

const pair = (from: string, to: string): LesserPlea => ({
  from,
  to,
  kind: 'related',
  gives: 'the intent',
  authority: 'PC 1009',
});
const table = [pair('PC 211', 'PC 484'), pair('PC 459', 'PC 602(m)')];
const own = { ...pair('PC 459', 'PC 602.5(a)'), needs: 'the leave of a supervisor' };
const office: OfficeReductions = { own: [own], off: [{ from: 'PC 459', to: 'PC 602(m)' }], version: 4 };

/** The list of a county, whose changes are answered by `answer`; what is sent. */
async function show(answer: (sent: OfficeReductions) => Response = (sent) => Response.json({ office: sent })) {
  const sent: OfficeReductions[] = [];
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(Response.json({ table, office }));
    const change = JSON.parse(typeof body === 'string' ? body : '{}');
    sent.push(change);
    return Promise.resolve(answer(change));
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProvider>
        <LesserPleasTab />
      </UiProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('1 of your own, 1 turned off');
  return sent;
}
const isUsed = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
const rows = () => within(screen.getByRole('list', { name: 'Lesser pleas' })).getAllByRole('listitem');

test('the county’s own pairs stand before the table’s, each turned off or on, and are found by their words', async () => {
  await show();
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('PC 459 →to PC 602.5(a)'),
    expect.stringContaining('PC 211'),
    expect.stringContaining('PC 602(m)'),
  ]);
  expect(rows()[0]?.textContent).toContain('Your own');
  expect(rows()[0]?.textContent).toContain('Needs the leave of a supervisor.');
  expect([isUsed('Use PC 211 to PC 484'), isUsed('Use PC 459 to PC 602(m)')]).toEqual([true, false]);
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'pc 211' } });
  expect([rows().length, screen.getByRole('status').textContent]).toEqual([1, '1 of 3 pairs']);
});

test('a pair is turned off and on, the own one deleted, each on the version it was read at', async () => {
  const sent = await show((change) => Response.json({ office: { ...change, version: change.version + 1 } }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Use PC 211 to PC 484' }));
  await screen.findByText('1 of your own, 2 turned off');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Use PC 459 to PC 602(m)' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Delete PC 459 to PC 602.5(a)' }));
  await screen.findByText('0 of your own, 1 turned off');
  expect(sent.map(({ own: mine, off, version }) => [mine.length, off.map(({ from }) => from), version])).toEqual([
    [1, ['PC 459', 'PC 211'], 4],
    [1, ['PC 211'], 5],
    [0, ['PC 211'], 6],
  ]);
});

test('what is wrong is told beside its field, by the page or by the server', async () => {
  const faults = [{ path: 'own[1].to', message: 'The catalog has no PC 9 in force.' }];
  const sent = await show(() => Response.json({ message: '', requestId: '', faults }, { status: 400 }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a lesser plea' }));
  const form = await screen.findByRole('dialog', { name: 'Add a lesser plea' });
  const type = (label: string, value: string) =>
    fireEvent.change(within(form).getByLabelText(label), { target: { value } });
  type('Charged', 'PC 211');
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  const errorOf = (label: string) => {
    const field = within(form).getByLabelText(label);
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  };
  expect(sent).toEqual([]);
  expect(errorOf('Pleaded as')).toContain('Give a statute, like PC 459.');
  expect(errorOf('Authority')).toContain('Name the authority');
  expect(errorOf('Charged')).not.toContain('Give a statute');
  type('Pleaded as', 'PC 9');
  type('What of the facts is given up', 'force');
  type('Authority', 'Manual');
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(errorOf('Pleaded as')).toContain('The catalog has no PC 9 in force.'));
  expect(sent[0]?.own).toEqual([
    own,
    { ...own, from: 'PC 211', to: 'PC 9', gives: 'force', needs: '', authority: 'Manual' },
  ]);
});

test('where somebody else was quicker, the list stands as it is by then', async () => {
  const current = { ...office, own: [], version: 9 };
  await show(() => Response.json({ message: 'Too Late', requestId: '', current }, { status: 409 }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Use PC 211 to PC 484' }));
  await screen.findByText('0 of your own, 1 turned off');
  expect(screen.getByText(/Somebody else changed the list meanwhile/)).toBeTruthy();
  expect(isUsed('Use PC 211 to PC 484')).toBe(true);
});
