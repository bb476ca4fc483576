import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { type Member, membersQuery } from './county-queries.ts';
import { MemberRow } from './member-row.tsx';

const emil: Member = {
  Id: 'emil',
  Email: 'emil@county.example',
  FirstName: 'Emil',
  LastName: 'Demo',
  WhichCounty: null,
  WhichAgency: null,
  Role: 'employee',
  Status: 'removed',
  HasWorkAccount: false,
  CreatedAt: '2026-11-20T00:00:00.000Z',
};

function Row() {
  const { data } = useQuery(membersQuery);
  const [member] = data?.members ?? [];
  return member === undefined ? null : <MemberRow member={member} onRemove={() => {}} />;
}

test('who is let in again is shown as active when the server has said so, and not before', async () => {
  let status: Member['Status'] = 'removed';
  let answer: () => void = () => {};
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
    if (method === 'GET')
      return Promise.resolve(Response.json({ members: [{ ...emil, Status: status }], seats: { used: 1, maximum: 5 } }));
    return new Promise<Response>((resolve) => {
      answer = () => {
        status = 'active';
        resolve(Response.json({ ...emil, Status: status }));
      };
    });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProvider>
        <Row />
      </UiProvider>
    </QueryClientProvider>,
  );
  const letIn = await screen.findByRole('button', { name: 'Let in again: Emil Demo' });
  fireEvent.click(letIn);
  await vi.waitFor(() => expect(letIn.getAttribute('aria-disabled')).toBe('true'));
  expect(screen.getByText('Removed')).toBeDefined();
  answer();
  expect(await screen.findByText('Active')).toBeDefined();
});
