import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storeDisplay, storedDisplay } from '../../ui/display.ts';
import type { TestRow } from '../work/work.fixture.ts';
import type { Write } from '../writes/writes.ts';
import { openOverlay, robbery, theft } from './add-charge.fixture.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const asks = (asksToAdd: 'on' | 'off') => storeDisplay({ ...storedDisplay(), asksToAdd });
const question = /Add the following charge\?/;
const underRobbery: TestRow = { crime: { ...robbery.crime, groups: ['GUN53'] } };

/** The overlay of a case with these charges, and what was added and taken back in it. */
function opened(rows: Parameters<typeof openOverlay>[0], asking?: string) {
  const added: (readonly Write[])[] = [];
  const undo = vi.fn<() => void>();
  const type = openOverlay(rows, { run: (writes) => added.push(writes), undo, ...(asking && { asking }) });
  const choose = async (typed: string, name: RegExp) => {
    type(typed);
    const row = await screen.findByRole('button', { name });
    fireEvent.click(row);
    return row;
  };
  return { added, undo, choose, field: type.field };
}

test('it is asked before a charge is added, until that is said no longer to be wanted where the question stands', async () => {
  const { added, choose } = opened([theft]);
  await choose('211', /^Add PC 211/);
  expect(await screen.findByText(question)).toBeTruthy();
  expect(added).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Do not ask again' }));
  expect(storedDisplay().asksToAdd).toBe('off');
  await choose('211', /^Add PC 211/);
  await waitFor(() => expect(added).toMatchObject([[{ charges: [{ CrimeId: 'pc-211', CountNumber: 2 }] }]]));
});

test('without the question what needs no answer is added as it is chosen, is told, and is taken back by Undo', async () => {
  asks('off');
  const { added, undo, choose, field } = opened([theft]);
  await choose('211', /^Add PC 211/);
  expect(await screen.findByText('Added: PC 211 as Count 2.')).toBeTruthy();
  expect(added).toHaveLength(1);
  expect(document.activeElement).toBe(field);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
});

test('a double press, and a key that is held, add one charge; a press after it another', async () => {
  asks('off');
  let now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { added, choose } = opened([theft]);
  const row = await choose('211', /^Add PC 211/);
  fireEvent.click(row);
  await waitFor(() => expect(added).toHaveLength(1));
  for (const later of [200, 900, 900]) {
    now += later;
    fireEvent.click(row);
  }
  await new Promise((done) => setTimeout(done, 50));
  expect(added).toHaveLength(1);
  now += 1_200;
  fireEvent.click(row);
  await waitFor(() => expect(added).toHaveLength(2));
});

test('an enhancement is added at once under the one crime that it may hang on', async () => {
  asks('off');
  const { added, choose } = opened([underRobbery]);
  await choose('12022', /^Add PC 12022/);
  await waitFor(() => expect(added).toMatchObject([[{ charges: [{ CrimeId: 'gun', CountNumber: 1 }] }]]));
});

test.for([
  [
    'of two crimes that it may hang on',
    [underRobbery, { crime: { ...underRobbery.crime, id: 'other' } }],
    '12022',
    question,
  ],
  ['that attaches to nothing here', [theft], '12022', /^Stayed, it stands under/],
] as const)('one %s is asked about', async ([_, rows, typed, said]) => {
  asks('off');
  const { added, choose } = opened(rows);
  await choose(typed, /^Add PC 12022/);
  const add = await screen.findByRole('button', { name: /^Add$|^Add and Stay/ });
  await waitFor(() => expect(document.activeElement).toBe(add));
  expect(screen.getByText(said)).toBeTruthy();
  expect(added).toEqual([]);
});

test('a crime of a group is added by the name that was chosen, as Add would with its answer untouched', async () => {
  asks('off');
  const { added, choose } = opened([theft], 'pc-211');
  await choose('211', /^Add PC 211/);
  await waitFor(() => expect(added).toMatchObject([[{ charges: [{ CrimeId: 'pc-211', ChargedPer: null }] }]]));
});

test('an attempt or a conspiracy is asked about', async () => {
  asks('off');
  const { added, choose } = opened([theft]);
  const row = await choose('664/211', /^Use Attempt/).then(() => screen.findByRole('button', { name: /^Add PC 211/ }));
  fireEvent.click(row);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add'));
  expect(screen.getByText('PC 664/211 as Count 2')).toBeTruthy();
  expect(added).toEqual([]);
});
