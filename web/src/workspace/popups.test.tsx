import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { storeSession } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { usePopup } from './popups.tsx';
import { testWork } from './work/work.fixture.ts';
import { WorkProvider } from './writes/work-context.tsx';

const nothing = () => undefined;
const session = { token: 'token', key: '', user: userOf('one'), status: 'Expired' };

function Stands() {
  const { opens, popups } = usePopup();
  return (
    <button type="button" onClick={opens.onAdd}>
      {JSON.stringify(popups.popup)}
    </button>
  );
}
const show = (address: string) =>
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[address]}>
        <WorkProvider value={{ ...testWork([]), run: nothing, undo: nothing, redo: nothing }}>
          <Stands />
        </WorkProvider>
      </MemoryRouter>
    </UiProvider>,
  );
const opener = () => screen.getByRole('button', { name: /^(null|"add")$/ });
const stands = () => opener().textContent;

test('an empty case opens the search; of a subscription that has ended nothing opens it, and why is said', async () => {
  show('/Cases/one');
  expect(stands()).toBe('"add"');
  act(() => storeSession({ ...session, readUntil: '2027-02-24' }));
  expect(stands()).toBe('null');
  fireEvent.click(opener());
  expect(stands()).toBe('null');
  expect(await screen.findByText('Your subscription has ended. Once it is renewed you can add again.')).toBeTruthy();
});

test('an address that asks for a crime to be added opens no search either', () => {
  storeSession({ ...session, readUntil: '2027-02-24' });
  show('/Cases/one?add=PC-211');
  expect(stands()).toBe('null');
});
