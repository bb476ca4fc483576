import type { UserAttributes } from '@countwise/contract';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { storedUser, storeUser } from '../../api/session.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { CreateReports } from './create-reports.tsx';

const nothing = () => undefined;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  onlineManager.setOnline(true);
});

test('a report that could not be made says why, and is asked for again by Retry', async () => {
  const asked: string[] = [];
  vi.stubGlobal('open', () => null);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ message: 'Internal error', requestId: 'abc' }, { status: 500 });
  });
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...testWork([]), run: nothing, undo: nothing, redo: nothing }}>
            <CreateReports opened onClose={nothing} />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Generate Report' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The report could not be made\. .* Reference abc$/);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(asked).toHaveLength(2));
});

const ines: UserAttributes = {
  id: 'ines',
  email: 'ines@example.com',
  FirstName: 'Ines',
  LastName: 'Demo',
  WhichCounty: null,
  WhichAgency: null,
  PhoneNumber: null,
  SubscriberId: null,
  Role: 'other',
  isAdmin: false,
  firstLoginMessage: false,
  AdPopUpId: null,
  Subscriber: null,
};

/** The dialog of somebody who has chosen before, before a server that keeps what it is told; answers what that was. */
function showKept(answers: () => Response | undefined = () => undefined) {
  const kept = { ReportChoices: { clientMode: true, coverPage: false } };
  const told: unknown[] = [];
  storeUser({ ...ines, ...kept });
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const said: unknown = JSON.parse(body);
    told.push(said);
    const ReportChoices = Object.assign({}, kept.ReportChoices, ...told);
    return answers() ?? Response.json({ user_attr: { ...ines, ReportChoices } });
  });
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const page = (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...testWork([]), run: nothing, undo: nothing, redo: nothing }}>
            <CreateReports opened onClose={nothing} />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
  return { told, ...render(page) };
}
const isTicked = async (name: string) => (await screen.findByLabelText<HTMLInputElement>(name)).checked;

test('why nothing can be printed is told where no part is chosen, and not where crime details are', async () => {
  showKept();
  expect(screen.queryByText('Choose at least one part.')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Select All' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Uncheck All' }));
  expect(await screen.findByText('Choose at least one part.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Crime details'));
  expect(screen.queryByText('Choose at least one part.')).toBeNull();
});

test('what somebody chose for a report is theirs: read with who they are, and each change told to the server', async () => {
  const { told } = showKept();
  expect([await isTicked('Client Mode'), await isTicked('Cover Page')]).toEqual([true, false]);
  fireEvent.click(screen.getByLabelText('Larger font'));
  expect(await isTicked('Larger font')).toBe(true);
  fireEvent.click(screen.getByLabelText('Client Mode'));
  await waitFor(() => expect(storedUser()?.ReportChoices).toMatchObject({ clientMode: false, largerFont: true }));
  expect(told[0]).toEqual({ largerFont: true });
  expect([await isTicked('Client Mode'), await isTicked('Larger font')]).toEqual([false, true]);
  expect(screen.queryByText(/kept on this device/)).toBeNull();
});

test('a choice that the server could not keep stays, says so, and is told again by Retry', async () => {
  let isDown = true;
  const refusal = { message: 'Internal error', requestId: 'abc' };
  const { told } = showKept(() => (isDown ? Response.json(refusal, { status: 500 }) : undefined));
  fireEvent.click(await screen.findByLabelText('Larger font'));
  expect((await screen.findByText(/^Your choices are kept on this device only/)).textContent).toContain('abc');
  expect(await isTicked('Larger font')).toBe(true);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/kept on this device/)).toBeNull());
  expect(told).toEqual([{ largerFont: true }, { largerFont: true }]);
});

test('without a connection a choice waits on the device, over a reload too, and is told when there is one', async () => {
  onlineManager.setOnline(false);
  const { told, unmount } = showKept();
  fireEvent.click(await screen.findByLabelText('Hide Report Legend'));
  expect(await screen.findByText('Your choices are kept on this device until there is a connection.')).toBeTruthy();
  unmount();
  const again = showKept();
  expect(await isTicked('Hide Report Legend')).toBe(true);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(storedUser()?.ReportChoices).toMatchObject({ hideLegend: true }));
  expect([told, again.told]).toEqual([[], [{ hideLegend: true }]]);
});
