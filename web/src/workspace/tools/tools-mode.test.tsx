import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageLog } from '../../ui/messages.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { ToolsMode } from './tools-mode.tsx';

const theft = { statute: 'PC 487(a)', terms: { upper: '3y' } } as const;
const nothing = () => undefined;

/** Tools of a case of two counts, and what is written to it. */
function show(
  client = new QueryClient(),
  more: Parameters<typeof testWork>[1] = {},
  rows: readonly TestRow[] = [{ crime: theft }, { crime: theft }],
) {
  const written: (readonly Write[])[] = [];
  const run = (writes: readonly Write[]) => void written.push(writes);
  const work = testWork(rows, more);
  client.setQueryData(['organization-settings'], null);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...work, run, undo: nothing, redo: nothing }}>
            <ToolsMode onInsert={nothing} onCompare={nothing} />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return written;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('each part is named at the top, and its link goes to it', () => {
  show();
  const links = within(screen.getByRole('navigation', { name: 'Parts of Tools & Settings' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Case Facts',
    'Adjust Count Numbers',
    'Insert Charge',
    'Edit Multiple Charges',
    'Status Enhancement Application',
    'Edit Case Info',
    'Delete All Charges',
  ]);
  for (const link of links) {
    const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(part?.querySelector('h3')?.textContent).toBe(link.textContent);
  }
});

test('an arrow passes over a count that is taken, and the counts are saved', () => {
  const written = show();
  fireEvent.click(screen.getByRole('button', { name: /^Move count 1 down/ }));
  expect(screen.getByRole('spinbutton', { name: /^Count, count 1/ })).toHaveProperty('value', '3');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(written).toEqual([[{ kind: 'charge', id: 'c1', fields: { CountNumber: 3 } }]]);
});

test('a count that is dragged onto another takes its place, the rows follow, and back again there is nothing to save', () => {
  const written = show();
  const rows = () => screen.getAllByRole('spinbutton', { name: /^Count, count/ }).map((field) => field.closest('tr'));
  const numbers = () =>
    screen.getAllByRole('spinbutton', { name: /^Count, count/ }).map((field) => field.getAttribute('value'));
  const drag = (from: number, to: number) => {
    const data = new Map<string, string>();
    const dataTransfer = {
      get types() {
        return [...data.keys()];
      },
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type),
      setDragImage: nothing,
    };
    const handle = rows()[from]?.querySelector('[draggable]');
    const target = rows()[to];
    if (handle == null || target == null) throw new Error('no row');
    fireEvent.dragStart(handle, { dataTransfer });
    fireEvent.dragOver(target, { dataTransfer });
    fireEvent.drop(target, { dataTransfer });
  };
  const [first, second] = rows();
  drag(1, 0);
  expect(rows()).toEqual([second, first]);
  expect(numbers()).toEqual(['1', '2']);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(written).toEqual([
    [
      { kind: 'charge', id: 'c1', fields: { CountNumber: 2 } },
      { kind: 'charge', id: 'c2', fields: { CountNumber: 1 } },
    ],
  ]);
  drag(1, 0);
  drag(1, 0);
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
});

test('what is set on ticked charges stands under their list, which keeps its place', () => {
  show();
  const part = within(screen.getByRole('region', { name: 'Edit Multiple Charges' }));
  const list = part.getByRole('table');
  const before = list.closest('.scrolled-table')?.previousElementSibling;
  fireEvent.click(part.getByRole('checkbox', { name: 'Select count 1' }));
  const bar = part.getByRole('region', { name: 'Selected charges' });
  expect(list.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(list.closest('.scrolled-table')?.previousElementSibling).toBe(before);
});

// PC 182(a)
test('a conspiracy to commit a misdemeanor is a felony where counts are numbered and where they are narrowed', () => {
  const battery = { statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } } as const;
  show(undefined, {}, [{ crime: battery, charge: { CrimeState: 'Conspiracy' } }, { crime: battery }]);
  const levels = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByText(/^(Felony|Misdemeanor)$/, { selector: 'td' })
      .map(({ textContent }) => textContent);
  expect(levels('Adjust Count Numbers')).toEqual(['Felony', 'Misdemeanor']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Filter' }), { target: { value: 'Felony' } });
  expect(levels('Edit Multiple Charges')).toEqual(['Felony']);
});

const twice = { name: 'Delete without a question: press twice' };
const byPointer = { detail: 1 };

test('a press that is not followed by another within two and a half seconds deletes nothing', () => {
  const written = show();
  fireEvent.click(screen.getByRole('button', twice), byPointer);
  act(() => void vi.advanceTimersByTime(2_600));
  fireEvent.click(screen.getByRole('button', twice), byPointer);
  expect(written).toEqual([]);
});

test('the second press in time deletes', () => {
  const written = show();
  fireEvent.click(screen.getByRole('button', twice), byPointer);
  fireEvent.click(screen.getByRole('button', { name: 'Press again to delete all charges' }), byPointer);
  expect(written).toEqual([[{ kind: 'delete', ids: ['c1', 'c2'] }]]);
});

test('two presses of a key have all the time they need, until the button is left', () => {
  const written = show();
  fireEvent.click(screen.getByRole('button', twice));
  fireEvent.blur(screen.getByRole('button', { name: 'Press again to delete all charges' }));
  fireEvent.click(screen.getByRole('button', twice));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(written).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Press again to delete all charges' }));
  expect(written).toEqual([[{ kind: 'delete', ids: ['c1', 'c2'] }]]);
});

test('a case is marked as one of a gang', () => {
  const written = show();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Gang case/ }));
  expect(written).toEqual([[{ kind: 'case', fields: { IsGang: true } }]]);
});

test('the strikes of the case stand among its facts, and a super strike sets every count', () => {
  const written = show();
  expect(screen.getByRole('combobox', { name: 'Prior Strikes' })).toHaveProperty('value', '0');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Super strike: .*“2\+ w\/ Super Strike”.*“2\+ Strikes”/ }));
  expect(written).toEqual([
    [
      { kind: 'case', fields: { NumberOfStrikes: 3, HasSuperStrike: true } },
      { kind: 'charge', id: 'c1', fields: { NumberOfStrikes: '2+!' } },
      { kind: 'charge', id: 'c2', fields: { NumberOfStrikes: '2+!' } },
    ],
  ]);
});

test('a case without its super strike has two strikes still', () => {
  const written = show(new QueryClient(), { NumberOfStrikes: 3, HasSuperStrike: true });
  fireEvent.click(screen.getByRole('checkbox', { name: /^Super strike: / }));
  expect(written).toMatchObject([
    [
      { kind: 'case', fields: { NumberOfStrikes: 2, HasSuperStrike: false } },
      { kind: 'charge', id: 'c1', fields: { NumberOfStrikes: '2+' } },
      { kind: 'charge', id: 'c2', fields: { NumberOfStrikes: '2+' } },
    ],
  ]);
});

/** The form of the case, and what it says once its button is pressed. */
function infoForm() {
  const part = within(screen.getByRole('region', { name: 'Edit Case Info' }));
  return {
    type: (label: string, value: string) => fireEvent.change(part.getByLabelText(label), { target: { value } }),
    save: () => fireEvent.click(part.getByRole('button', { name: 'Save Changes' })),
    said: () => part.getAllByRole('status').at(-1)?.textContent,
  };
}

test('the form of the case saves what was typed in one gesture of what is new, and says so', () => {
  const written = show(undefined, { DefendantFirstName: 'Ana', DefendantLastName: 'Rivera', CaseNumber: '26F-1' });
  const { type, save, said } = infoForm();
  type('Last name', ' Ruiz ');
  type('Case number', '26F-9');
  type('Case status', '2');
  save();
  expect(written).toEqual([
    [{ kind: 'case', fields: { DefendantLastName: 'Ruiz', CaseNumber: '26F-9', CaseStatus: 2 } }],
  ]);
  expect(said()).toBe('Saved');
  expect(messageLog().messages[0]?.text).toBe('Edit Case Info: Saved');
  expect(sessionStorage.getItem('case_drafts')).toBeNull();
  act(() => void vi.advanceTimersByTime(3_100));
  expect(said()).toBe('');
});

test('the form of the case of which no field was changed writes nothing, and says that', () => {
  const written = show(undefined, { DefendantFirstName: 'Ana', DefendantLastName: 'Ruiz', CaseNumber: '26F-9' });
  const { type, save, said } = infoForm();
  type('Last name', 'Rivera');
  type('Last name', 'Ruiz');
  save();
  expect([written, said()]).toEqual([[], 'Nothing to save: no field was changed.']);
});

test('where the subscription has ended nothing is saved, and nothing is said to be', () => {
  localStorage.setItem('read_until', '2027-01-31');
  const written = show(undefined, { DefendantFirstName: 'Ana', DefendantLastName: 'Ruiz', CaseNumber: '26F-9' });
  const { type, save } = infoForm();
  type('Case status', '2');
  save();
  fireEvent.click(screen.getByRole('button', { name: /^Move count 1 down/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select count 1' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Set Status' }), { target: { value: 'Dismissed' } });
  const bar = within(screen.getByRole('region', { name: 'Selected charges' }));
  fireEvent.click(bar.getByRole('button', { name: 'Save Changes' }));
  expect([written, screen.queryByText('Saved')]).toEqual([[], null]);
  expect(messageLog().messages).toMatchObject([{ tone: 'error', times: 3 }]);
  expect(screen.getByLabelText('Case status')).toHaveProperty('value', '2');
});
