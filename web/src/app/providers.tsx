import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { UiProvider } from '../ui/ui-provider.tsx';
import { createQueryClient } from './query-client.ts';
import { createRouter } from './router.tsx';

/** The site whole. A failure that leads somewhere else is followed by the same router that shows the screens. */
export function Site() {
  const [{ client, router }] = useState(() => {
    const client = createQueryClient((address) => void router.navigate(address));
    const router = createRouter(client);
    return { client, router };
  });
  return (
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>
  );
}
