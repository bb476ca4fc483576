import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { AnnouncementTab } from './announcement-tab.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a picture that is chosen is seen beside the form, and goes with the announcement', async () => {
  const sent = Promise.withResolvers<object>();
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'PUT') sent.resolve(JSON.parse(typeof body === 'string' ? body : '{}'));
    return Response.json({ announcement: null });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <AnnouncementTab />
      </UiProvider>
    </QueryClientProvider>,
  );
  fireEvent.change(await screen.findByLabelText('Text (HTML)'), { target: { value: '<p>New court</p>' } });
  const file = new File(['AAA'], 'court.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Picture (optional)'), { target: { files: [file] } });
  const picture = 'data:image/png;base64,QUFB';
  await vi.waitFor(() => expect(document.querySelector('figure img')?.getAttribute('src')).toBe(picture));
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await sent.promise).toMatchObject({ VHtmlContent: '<p>New court</p>', AdType: 1, ImageUrl: picture });
});
