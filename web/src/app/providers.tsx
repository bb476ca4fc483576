import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { keepMessages } from '../shared/kept-messages.ts';
import { standBy } from '../shared/offline/own-device.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import { createQueryClient } from './query-client.ts';
import { createRouter } from './router.tsx';

/** The site whole. A failure that leads somewhere else is followed by the same router that shows the screens. */
export function Site() {
  const [{ client, router }] = useState(() => {
    keepMessages();
    const client = createQueryClient((address) => void router.navigate(address));
    const router = createRouter(client);
    return { client, router };
  });
  // a browser that refuses has the site as it is
  useEffect(() => void standBy().catch(() => undefined), []);
  // what cannot be fetched now is settled at the next visit
  useEffect(() => whenIdle(() => void settleDrafts().catch(() => undefined)), []);
  return (
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>
  );
}

/** What was typed into a case stays with the device only while that is its user's own; an earlier version kept it anywhere. */
async function settleDrafts(): Promise<void> {
  const { caseDrafts } = await import('../shared/case/case-draft.ts');
  caseDrafts.settle();
}
